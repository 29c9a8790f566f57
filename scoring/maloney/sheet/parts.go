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
			Owner: scoring.Table, Name: maloney.CityGroup, Title: "maloney.part-car", Takes: "maloney.takes-car",
			Depth: audit.Everything, Idle: true, Cells: scoring.Each(maloney.Cities, maloney.CityCell),
		},
		audit.Part{
			Owner: scoring.Table, Name: maloney.CaseGroup, Title: "maloney.part-suitcases", Takes: "maloney.takes-suitcases",
			Depth: audit.Everything, Idle: true, Cells: scoring.Each(maloney.Cities, maloney.SuitcaseCell),
		},
		audit.Part{
			Owner: scoring.Table, Name: maloney.DeckCell, Title: "maloney.part-deck", Takes: "maloney.takes-card",
			Depth: audit.Everything, Idle: true, Cells: []string{maloney.DeckCell},
		},
		audit.Part{
			Owner: scoring.Table, Name: maloney.TestamentCell, Title: "maloney.part-testament", Takes: "maloney.takes-testament",
			Depth: audit.Everything, Cells: []string{maloney.TestamentCell},
		},
		audit.Part{
			Owner: scoring.Table, Name: maloney.BankCell, Title: "maloney.part-bank", Takes: "maloney.takes-bank",
			Depth: audit.Everything, Cells: []string{maloney.BankCell},
		},
		audit.Part{
			Owner: scoring.Table, Name: partDays, Title: "maloney.part-days",
			Takes: "maloney.takes-days", Depth: audit.WhatMadeIt, Cells: book,
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
			Owner: seat, Name: partTotals, Title: "maloney.part-totals", Takes: "maloney.takes-totals",
			Depth: audit.TheEnd, Cells: []string{maloney.PointsCell, maloney.PurseCell, maloney.TogetherCell},
		},
		{
			Owner: seat, Name: partDays, Title: "maloney.part-points", Takes: "maloney.takes-points",
			Depth: audit.WhatMadeIt, Cells: days,
		},
		{Owner: seat, Name: maloney.JokerCell, Title: "maloney.part-joker", Takes: "maloney.takes-joker", Depth: audit.Everything, Cells: []string{maloney.JokerCell}},
		{Owner: seat, Name: maloney.CardsLeftCell, Title: "maloney.part-cards-left", Takes: "maloney.takes-number", Depth: audit.Everything, Cells: []string{maloney.CardsLeftCell}},
		{
			Owner: seat, Name: maloney.CardGroup, Title: "maloney.part-cards", Takes: "maloney.takes-cards",
			Depth: audit.Everything, Cells: scoring.Each(p.Size, maloney.CardCell),
		},
	}
}
