package rintintin

import (
	"fmt"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// The names of parts that are not those of a group of cells.
const (
	partTotals = "totals"
	partGroups = "groups"
)

// parts are what of the sheets is filled in together: each seat's totals, its
// column with all groups, and its cards; then each group of the board.
func (a *Paper) parts() []audit.Part {
	var all []audit.Part
	for seat := range a.names {
		var column []string
		for at := range a.board.Groups {
			for _, of := range a.squads(seat) {
				row := a.row(at, of)
				column = append(column, row.captured.id, row.doubled.id)
			}
		}
		all = append(all,
			audit.Part{
				Owner: seat, Name: partTotals, Title: "totals", Takes: "captured outlaws, boodle, score",
				Depth: audit.TheEnd, Cells: []string{OutlawsCell, BoodleCell, ScoreCell},
			},
			audit.Part{
				Owner: seat, Name: partGroups, Title: "captured groups", Takes: "captured, x if doubled, group by group",
				Depth: audit.WhatMadeIt, Cells: column,
			},
			audit.Part{
				Owner: seat, Name: cardGroup, Title: "boodle cards", Takes: "what they show, in the order drawn",
				Depth: audit.WhatMadeIt, Cells: scoring.Each(paperCards, CardCell),
			},
		)
	}
	for _, g := range a.board.Groups {
		cells := append(scoring.Each(Circles, func(i int) string { return CircleCell(g.ID, i) }), DogCell(g.ID))
		all = append(all, audit.Part{
			Owner: scoring.Table, Name: g.ID, Title: fmt.Sprintf("%s on the board", g.title()), Takes: "who covers its circles, Rin Tin Tin's last",
			Depth: audit.Everything, Cells: cells,
		})
	}
	return all
}
