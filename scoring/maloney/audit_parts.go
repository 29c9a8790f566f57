package maloney

import (
	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// parts are what of the sheets is filled in together: each seat's totals, its
// columns and its cards, then what lies on the table, and the notary's rows.
func (p *paper) parts() []audit.Part {
	var all []audit.Part
	for seat := range p.names {
		all = append(all, p.seatParts(seat)...)
	}
	var book []string
	for n := 1; n <= paperDays; n++ {
		for _, column := range []string{ColumnDay, ColumnBids, ColumnDriver, ColumnPrice, ColumnCity, ColumnFound} {
			book = append(book, RowCell(n, column))
		}
	}
	return append(all,
		audit.Part{
			Owner: scoring.Table, Name: cityGroup, Title: "the car on the map", Takes: "car in the city where it stands",
			Depth: audit.Everything, Idle: true, Cells: scoring.Each(Cities, CityCell),
		},
		audit.Part{
			Owner: scoring.Table, Name: caseGroup, Title: "suitcases on the map", Takes: "x where it is gone, by the numbers of cities",
			Depth: audit.Everything, Idle: true, Cells: scoring.Each(Cities, SuitcaseCell),
		},
		audit.Part{
			Owner: scoring.Table, Name: DeckCell, Title: "the card turned last", Takes: "3-mon, the city and its best day",
			Depth: audit.Everything, Idle: true, Cells: []string{DeckCell},
		},
		audit.Part{
			Owner: scoring.Table, Name: TestamentCell, Title: "the testament", Takes: "whose it is",
			Depth: audit.Everything, Cells: []string{TestamentCell},
		},
		audit.Part{
			Owner: scoring.Table, Name: BankCell, Title: "the bank", Takes: "$ taken in",
			Depth: audit.Everything, Cells: []string{BankCell},
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
func (p *paper) seatParts(seat int) []audit.Part {
	var days []string
	for n := 1; n <= paperDays; n++ {
		days = append(days, RowCell(n, ColumnEarned), RowCell(n, ColumnTotal))
	}
	return []audit.Part{
		{
			Owner: seat, Name: partTotals, Title: "totals", Takes: "points, money, both together",
			Depth: audit.TheEnd, Cells: []string{PointsCell, PurseCell, TogetherCell},
		},
		{
			Owner: seat, Name: partDays, Title: "points day by day", Takes: "points of the day, running total",
			Depth: audit.WhatMadeIt, Cells: days,
		},
		{Owner: seat, Name: JokerCell, Title: "joker", Takes: "x if played", Depth: audit.Everything, Cells: []string{JokerCell}},
		{Owner: seat, Name: CardsLeftCell, Title: "number of cards left", Takes: "a number", Depth: audit.Everything, Cells: []string{CardsLeftCell}},
		{
			Owner: seat, Name: cardGroup, Title: "action cards", Takes: "3-mon, a / before those laid",
			Depth: audit.Everything, Cells: scoring.Each(p.size, CardCell),
		},
	}
}
