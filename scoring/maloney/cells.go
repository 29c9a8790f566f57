package maloney

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

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
	cardGroup     = "card"
	cityGroup     = "city"
	caseGroup     = "suitcase"
	weekGroup     = "week"
	rowGroup      = "day-"
)

// carMark stands in the city where the car is.
const carMark = "car"

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
func CardCell(place int) string { return cardGroup + "/" + strconv.Itoa(place+1) }

// CityCell is the id of where the car can stand in a city, counted from 0.
func CityCell(city int) string { return cityGroup + "/" + strconv.Itoa(city+1) }

// SuitcaseCell is the id of the suitcase in a city, counted from 0.
func SuitcaseCell(city int) string { return caseGroup + "/" + strconv.Itoa(city+1) }

// WeekdayCell is the id of a day on the track of the week.
func WeekdayCell(day Weekday) string { return weekGroup + "/" + day.String() }

// RowCell is the id of a column in the row of a day, counted from 1:
// "day-1/driver".
func RowCell(day int, column string) string { return rowGroup + strconv.Itoa(day) + "/" + column }

// Cells lists each seat's sheet, then the board, then the notary's ledger.
func (s *state) Cells() []scoring.Cell { return s.cells(max(Rows, s.day)) }

// cells are those of ledgers with so many rows.
func (s *state) cells(rows int) []scoring.Cell {
	var cells []scoring.Cell
	for seat := range s.seats {
		cells = append(cells, s.sheet(seat, rows)...)
	}
	cells = slices.Concat(cells, s.board(), s.book(rows))
	for i := range cells {
		cells[i].Use = useOf(cells[i].ID)
	}
	return cells
}

// useOf is what a cell is for. Bids are called out, the week is a marker that moves on,
// and cards are in a hand.
func useOf(cell string) scoring.CellUse {
	switch {
	case strings.HasPrefix(cell, rowGroup):
		return scoring.Row
	case cell == BidCell, strings.HasPrefix(cell, weekGroup+"/"):
		return scoring.Shown
	case cell == CardsLeftCell:
		return scoring.Laid
	}
	return scoring.Once
}

// sheet is what lies before one player.
func (s *state) sheet(seat, rows int) []scoring.Cell {
	p, w := &s.seats[seat], scoring.CellWriter{Owner: seat}
	w.Sum(PurseCell, "Money", scoring.Money, strconv.Itoa(p.purse))
	bid := s.today.bids[seat]
	w.Add(BidCell, "Bid", scoring.Money, scoring.When(bid > 0, strconv.Itoa(bid)), false)
	w.Box(JokerCell, "Joker", p.joker)
	w.Sum(CardsLeftCell, "Action cards left", scoring.Figure, strconv.Itoa(p.hand.left()))
	for place, slot := range p.hand.slots {
		w.Add(CardCell(place), "Action card "+strconv.Itoa(place+1), scoring.Entry, scoring.When(slot.known, s.world.word(slot.card)), slot.laid)
	}
	w.Sum(PointsCell, "Points", scoring.Figure, p.points.String())
	w.Sum(TogetherCell, "Points and money together", scoring.Figure, (p.points + inPoints(p.purse)).String())
	for day := 1; day <= rows; day++ {
		earned, total := "", ""
		if r, closed := s.row(day); r != nil {
			earned = scoring.When(r.earned[seat] != 0, r.earned[seat].String())
			total = scoring.When(closed, r.totals[seat].String())
		}
		label := "Day " + strconv.Itoa(day)
		w.Add(RowCell(day, ColumnEarned), label+", points", scoring.Figure, earned, false)
		w.Sum(RowCell(day, ColumnTotal), label+", running total", scoring.Figure, total)
	}
	return w.Cells
}

// board is what lies on the table: the cities, the week, the deck, the
// testament and the bank.
func (s *state) board() []scoring.Cell {
	w := scoring.CellWriter{Owner: scoring.Table}
	for i, c := range s.world.Cities {
		w.Add(CityCell(i), fmt.Sprintf("%d %s", c.Number, c.Name), scoring.Entry, scoring.When(s.car == i, carMark), false)
		w.Box(SuitcaseCell(i), "Suitcase in "+c.Name, s.emptied>>i&1 == 1)
	}
	for day := range Weekday(Days) {
		w.Box(WeekdayCell(day), day.Name(), s.day > 0 && day == s.weekday())
	}
	w.Add(DeckCell, "Card turned last", scoring.Entry, scoring.When(s.day > 0, s.world.word(s.deck.last)), false)
	holder := ""
	if s.testament != scoring.Table {
		holder = s.names[s.testament]
	}
	w.Add(TestamentCell, "Testament", scoring.Entry, holder, false)
	w.Sum(BankCell, "Taken in by the bank", scoring.Money, strconv.Itoa(s.bank))
	return w.Cells
}
