package maloney

import (
	"strconv"

	"saddlebag/scoring"
)

// The ids of cells.
const (
	PurseCell     = "purse"
	JokerCell     = "joker"
	BidCell       = "bid"
	CardsLeftCell = "cards-left"
	PointsCell    = "points"
	TogetherCell  = "together"
	DeckCell      = "deck"
	TestamentCell = "testament"
	BankCell      = "bank"
)

// What the ids of cells begin with that there are several of.
const (
	CardGroup = "card"
	CityGroup = "city"
	CaseGroup = "suitcase"
	WeekGroup = "week"
	RowGroup  = "day-"
)

// The columns of the notary's ledger, for [RowCell]. Each seat's sheet has the last two.
const (
	ColumnDay    = "weekday"
	ColumnBids   = "bids"
	ColumnDriver = "driver"
	ColumnPrice  = "price"
	ColumnCity   = "city"
	ColumnFound  = "suitcase"
	ColumnEarned = "earned"
	ColumnTotal  = "total"
)

// Rows is how many days a blank notary's ledger has: four weeks. A longer game
// has more.
const Rows = 4 * Days

// CardCell is the id of an action card of a hand, counted from 0.
func CardCell(place int) string { return cardIDs.At(place) }

// CityCell is the id of where the car can stand in a city, counted from 0.
func CityCell(city int) string { return cityIDs.At(city) }

// SuitcaseCell is the id of the suitcase in a city, counted from 0.
func SuitcaseCell(city int) string { return caseIDs.At(city) }

// WeekdayCell is the id of a day on the track of the week.
func WeekdayCell(day Weekday) string { return weekIDs.At(int(day)) }

// RowCell is the id of a column in the row of a day, counted from 1:
// "day-1/driver".
func RowCell(day int, column string) string { return RowGroup + strconv.Itoa(day) + "/" + column }

// The ids that states offer again and again.
var (
	cardIDs   = numbered(CardGroup + "/")
	cityIDs   = numbered(CityGroup + "/")
	caseIDs   = numbered(CaseGroup + "/")
	weekIDs   = scoring.NewSeries(func(i int) string { return WeekGroup + "/" + DayWords[i] })
	driverIDs = scoring.NewSeries(func(i int) string { return RowCell(i+1, ColumnDriver) })
	priceIDs  = scoring.NewSeries(func(i int) string { return RowCell(i+1, ColumnPrice) })
)

// numbered are ids that count from 1.
func numbered(group string) *scoring.Series[string] {
	return scoring.NewSeries(func(i int) string { return group + strconv.Itoa(i+1) })
}
