package sheet

import (
	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/maloney"
	"saddlebag/speech"
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
			Owner: scoring.Table, Name: maloney.CityGroup, Title: said("maloney.part-car"), Takes: said("maloney.takes-car"),
			Depth: audit.Everything, Idle: true, Cells: scoring.Each(maloney.Cities, maloney.CityCell),
		},
		audit.Part{
			Owner: scoring.Table, Name: maloney.CaseGroup, Title: said("maloney.part-suitcases"), Takes: said("maloney.takes-suitcases"),
			Depth: audit.Everything, Idle: true, Cells: scoring.Each(maloney.Cities, maloney.SuitcaseCell),
		},
		audit.Part{
			Owner: scoring.Table, Name: maloney.DeckCell, Title: said("maloney.part-deck"), Takes: said("maloney.takes-card"),
			Depth: audit.Everything, Idle: true, Cells: []string{maloney.DeckCell},
		},
		audit.Part{
			Owner: scoring.Table, Name: maloney.TestamentCell, Title: said("maloney.part-testament"), Takes: said("maloney.takes-testament"),
			Depth: audit.Everything, Cells: []string{maloney.TestamentCell},
		},
		audit.Part{
			Owner: scoring.Table, Name: maloney.BankCell, Title: said("maloney.part-bank"), Takes: said("maloney.takes-bank"),
			Depth: audit.Everything, Cells: []string{maloney.BankCell},
		},
		audit.Part{
			Owner: scoring.Table, Name: partDays, Title: said("maloney.part-days"),
			Takes: said("maloney.takes-days"), Depth: audit.WhatMadeIt, Cells: book,
		},
	)
}

// said is a message in words.
func said(name string) string { return speech.Text(name).String() }

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
			Owner: seat, Name: partTotals, Title: said("maloney.part-totals"), Takes: said("maloney.takes-totals"),
			Depth: audit.TheEnd, Cells: []string{maloney.PointsCell, maloney.PurseCell, maloney.TogetherCell},
		},
		{
			Owner: seat, Name: partDays, Title: said("maloney.part-points"), Takes: said("maloney.takes-points"),
			Depth: audit.WhatMadeIt, Cells: days,
		},
		{Owner: seat, Name: maloney.JokerCell, Title: said("maloney.part-joker"), Takes: said("maloney.takes-joker"), Depth: audit.Everything, Cells: []string{maloney.JokerCell}},
		{Owner: seat, Name: maloney.CardsLeftCell, Title: said("maloney.part-cards-left"), Takes: said("maloney.takes-number"), Depth: audit.Everything, Cells: []string{maloney.CardsLeftCell}},
		{
			Owner: seat, Name: maloney.CardGroup, Title: said("maloney.part-cards"), Takes: said("maloney.takes-cards"),
			Depth: audit.Everything, Cells: scoring.Each(p.Size, maloney.CardCell),
		},
	}
}
