package sheet

import (
	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/maloney"
)

// Parts are what of the sheets is filled in together: each seat's totals, its
// columns and its cards, then what lies on the table, and the notary's rows.
func (p *Paper) Parts() []audit.Part {
	var all []audit.Part
	for seat := range p.Names {
		all = append(all, p.seatParts(seat)...)
	}
	var book []string
	for n := 1; n <= PaperDays; n++ {
		for _, column := range []string{maloney.ColumnDay, maloney.ColumnBids, maloney.ColumnDriver, maloney.ColumnPrice, maloney.ColumnCity, maloney.ColumnFound} {
			book = append(book, maloney.RowCell(n, column))
		}
	}
	return append(all,
		audit.Part{
			Owner: scoring.Table, Name: maloney.CityGroup, Title: "the car on the map", Takes: "car in the city where it stands",
			Depth: audit.Everything, Idle: true, Cells: scoring.Each(maloney.Cities, maloney.CityCell),
		},
		audit.Part{
			Owner: scoring.Table, Name: maloney.CaseGroup, Title: "suitcases on the map", Takes: "x where it is gone, by the numbers of cities",
			Depth: audit.Everything, Idle: true, Cells: scoring.Each(maloney.Cities, maloney.SuitcaseCell),
		},
		audit.Part{
			Owner: scoring.Table, Name: maloney.DeckCell, Title: "the card turned last", Takes: "3-mon, the city and its best day",
			Depth: audit.Everything, Idle: true, Cells: []string{maloney.DeckCell},
		},
		audit.Part{
			Owner: scoring.Table, Name: maloney.TestamentCell, Title: "the testament", Takes: "whose it is",
			Depth: audit.Everything, Cells: []string{maloney.TestamentCell},
		},
		audit.Part{
			Owner: scoring.Table, Name: maloney.BankCell, Title: "the bank", Takes: "$ taken in",
			Depth: audit.Everything, Cells: []string{maloney.BankCell},
		},
		audit.Part{
			Owner: scoring.Table, Name: partDays, Title: "auctions and days of the car",
			Takes: "day, bids, driver, price, city, suitcase", Depth: audit.WhatMadeIt, Cells: book,
		},
	)
}

// The names of parts that are not those of a cell or a group.
const (
	partTotals = "totals"
	partDays   = "days"
)

// seatParts are those of a seat's sheet.
func (p *Paper) seatParts(seat int) []audit.Part {
	var days []string
	for n := 1; n <= PaperDays; n++ {
		days = append(days, maloney.RowCell(n, maloney.ColumnEarned), maloney.RowCell(n, maloney.ColumnTotal))
	}
	return []audit.Part{
		{
			Owner: seat, Name: partTotals, Title: "totals", Takes: "points, money, both together",
			Depth: audit.TheEnd, Cells: []string{maloney.PointsCell, maloney.PurseCell, maloney.TogetherCell},
		},
		{
			Owner: seat, Name: partDays, Title: "points day by day", Takes: "points of the day, running total",
			Depth: audit.WhatMadeIt, Cells: days,
		},
		{Owner: seat, Name: maloney.JokerCell, Title: "joker", Takes: "x if played", Depth: audit.Everything, Cells: []string{maloney.JokerCell}},
		{Owner: seat, Name: maloney.CardsLeftCell, Title: "number of cards left", Takes: "a number", Depth: audit.Everything, Cells: []string{maloney.CardsLeftCell}},
		{
			Owner: seat, Name: maloney.CardGroup, Title: "action cards", Takes: "3-mon, a / before those laid",
			Depth: audit.Everything, Cells: scoring.Each(p.Size, maloney.CardCell),
		},
	}
}
