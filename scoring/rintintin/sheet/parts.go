package sheet

import (
	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/rintintin"
	"saddlebag/scoring/speech"
)

// The names of parts that are not those of a group of cells.
const (
	partTotals = "totals"
	partGroups = "groups"
)

// Parts are what of the sheets is filled in together: each seat's totals, its
// column with all groups, and its cards; then each group of the board.
func (a *Paper) Parts() []audit.Part {
	var all []audit.Part
	for seat := range a.Names {
		var column []string
		for at := range a.Captures {
			for _, of := range a.Squads(seat) {
				column = append(column, a.Captures[at][of].Cell, a.Doubles[at][of].Cell)
			}
		}
		all = append(all,
			audit.Part{
				Owner: seat, Name: partTotals, Title: "rintintin.part-totals", Takes: "rintintin.takes-totals",
				Depth: audit.TheEnd, Cells: []string{rintintin.OutlawsCell, rintintin.BoodleCell, rintintin.ScoreCell},
			},
			audit.Part{
				Owner: seat, Name: partGroups, Title: "rintintin.part-groups", Takes: "rintintin.takes-groups",
				Depth: audit.WhatMadeIt, Cells: column,
			},
			audit.Part{
				Owner: seat, Name: rintintin.CardGroup, Title: "rintintin.part-cards", Takes: "rintintin.takes-cards",
				Depth: audit.WhatMadeIt, Cells: scoring.Each(PaperCards, rintintin.CardCell),
			},
		)
	}
	for at, g := range a.Board.Groups {
		cells := scoring.Each(len(a.Circles[at]), func(i int) string { return a.Circles[at][i].Cell })
		all = append(all, audit.Part{
			Owner: scoring.Table, Name: g.ID, Title: speech.Say("rintintin.part-board", "group", g.Title()), Takes: "rintintin.takes-board",
			Depth: audit.Everything, Cells: cells,
		})
	}
	return all
}
