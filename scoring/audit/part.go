package audit

import (
	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// A Part is what of an owner's sheet is filled in together: a burro, the stash,
// the cash column. Where any of it is written on, the rest of it is blank.
type Part struct {
	Owner int
	Name  string      // in documents, unique for its owner: "burro-3", "cash"
	Title speech.Text // for people, in the middle of a sentence: "burro 3", "cash column"
	Takes speech.Text // what may stand there, for people: "S T C B, a / before what was stolen"
	Depth Depth
	Idle  bool     // decides nothing about the scores: forms to fill in leave it out
	Cells []string // in the order of the paper
}

// Depth is how far somebody goes into sheets before that part is looked at.
type Depth int

// The depths, one after the other.
const (
	TheEnd     Depth = iota // totals, and what makes them
	WhatMadeIt              // groups, rows and sums
	Everything
)

// PartsOf are parts of cells that are in none: one for each group, of everything.
func PartsOf(cells []scoring.Cell) []Part {
	var parts []Part
	at := map[scoring.Place]int{}
	for _, c := range cells {
		name := scoring.CellGroup(c.ID)
		p := scoring.Place{Owner: c.Owner, Cell: name}
		i, begun := at[p]
		if !begun {
			i = len(parts)
			at[p] = i
			parts = append(parts, Part{Owner: c.Owner, Name: name, Title: speech.Words(name), Depth: Everything})
		}
		parts[i].Cells = append(parts[i].Cells, c.ID)
	}
	return parts
}
