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
			Owner: scoring.Table, Name: maloney.CityGroup, Title: speech.Say("maloney.part-car", Takes: speech.Say("maloney.takes-car",
			Depth: audit.Everything, Idle: true, Cells: scoring.Each(maloney.Cities, maloney.CityCell),
		},
		audit.Part{
			Owner: scoring.Table, Name: maloney.CaseGroup, Title: speech.Say("maloney.part-suitcases", Takes: speech.Say("maloney.takes-suitcases",
			Depth: audit.Everything, Idle: true, Cells: scoring.Each(maloney.Cities, maloney.SuitcaseCell),
		},
		audit.Part{
			Owner: scoring.Table, Name: maloney.DeckCell, Title: speech.Say("maloney.part-deck", Takes: speech.Say("maloney.takes-card",
			Depth: audit.Everything, Idle: true, Cells: []string{maloney.DeckCell},
		},
		audit.Part{
			Owner: scoring.Table, Name: maloney.TestamentCell, Title: speech.Say("maloney.part-testament", Takes: speech.Say("maloney.takes-testament",
			Depth: audit.Everything, Cells: []string{maloney.TestamentCell},
		},
		audit.Part{
			Owner: scoring.Table, Name: maloney.BankCell, Title: speech.Say("maloney.part-bank", Takes: speech.Say("maloney.takes-bank",
			Depth: audit.Everything, Cells: []string{maloney.BankCell},
		},
		audit.Part{
			Owner: scoring.Table, Name: partDays, Title: speech.Say("maloney.part-days",
			Takes: speech.Say("maloney.takes-days", Depth: audit.WhatMadeIt, Cells: book,
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
			Owner: seat, Name: partTotals, Title: speech.Say("maloney.part-totals", Takes: speech.Say("maloney.takes-totals",
			Depth: audit.TheEnd, Cells: []string{maloney.PointsCell, maloney.PurseCell, maloney.TogetherCell},
		},
		{
			Owner: seat, Name: partDays, Title: speech.Say("maloney.part-points", Takes: speech.Say("maloney.takes-points",
			Depth: audit.WhatMadeIt, Cells: days,
		},
		{Owner: seat, Name: maloney.JokerCell, Title: speech.Say("maloney.part-joker", Takes: speech.Say("maloney.takes-joker", Depth: audit.Everything, Cells: []string{maloney.JokerCell}},
		{Owner: seat, Name: maloney.CardsLeftCell, Title: speech.Say("maloney.part-cards-left", Takes: speech.Say("maloney.takes-number", Depth: audit.Everything, Cells: []string{maloney.CardsLeftCell}},
		{
			Owner: seat, Name: maloney.CardGroup, Title: speech.Say("maloney.part-cards", Takes: speech.Say("maloney.takes-cards",
			Depth: audit.Everything, Cells: scoring.Each(p.Size, maloney.CardCell),
		},
	}
}
