package sheet

import (
	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/rintintin"
	"saddlebag/speech"
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
				Owner: seat, Name: partTotals, Title: "totals", Takes: "captured outlaws, boodle, score",
				Depth: audit.TheEnd, Cells: []string{rintintin.OutlawsCell, rintintin.BoodleCell, rintintin.ScoreCell},
			},
			audit.Part{
				Owner: seat, Name: partGroups, Title: "captured groups", Takes: "captured, x if doubled, group by group",
				Depth: audit.WhatMadeIt, Cells: column,
			},
			audit.Part{
				Owner: seat, Name: rintintin.CardGroup, Title: "boodle cards", Takes: "what they show, in the order drawn",
				Depth: audit.WhatMadeIt, Cells: scoring.Each(PaperCards, rintintin.CardCell),
			},
		)
	}
	for at, g := range a.Board.Groups {
		cells := scoring.Each(len(a.Circles[at]), func(i int) string { return a.Circles[at][i].Cell })
		all = append(all, audit.Part{
			Owner: scoring.Table, Name: g.ID, Title: speech.Text(g.Title() + " on the board"), Takes: "who covers its circles, Rin Tin Tin's last",
			Depth: audit.Everything, Cells: cells,
		})
	}
	return all
}
