package sheet

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/fortyniners"
)

// The parts of a run sheet, as documents name them.
const (
	partSums  = "sums"
	partTurns = "turns"
)

// Parts are what is filled in together of each sheet: the sums, and all turns. Whoever
// has written down some turns has written down the run, and the turns after those are
// blank.
func (a *Paper) Parts() []audit.Part {
	return slices.Concat(scoring.Each(len(a.Sheets), func(seat int) []audit.Part { return a.partsOf(&a.Sheets[seat]) })...)
}

func (a *Paper) partsOf(r *RunSheet) []audit.Part {
	turns := audit.Part{
		Owner: r.Seat, Name: partTurns, Title: "fortyniners.part-turns", Depth: audit.WhatMadeIt,
		Takes: "fortyniners.takes-turns",
	}
	if a.Net == nil {
		turns.Title, turns.Takes = "fortyniners.part-settlements", "fortyniners.takes-settlements"
	}
	for _, l := range r.Lines {
		for _, p := range l.All() {
			turns.Cells = append(turns.Cells, p.Cell)
		}
	}
	return []audit.Part{{
		Owner: r.Seat, Name: partSums, Title: "fortyniners.part-sums", Depth: audit.TheEnd,
		Takes: "fortyniners.takes-sums", Cells: []string{fortyniners.ColumnCredited, fortyniners.ColumnLost, fortyniners.ResultCell},
	}, turns}
}
