package check

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/final"
	"saddlebag/scoring/speech"
	"saddlebag/web/site"
)

// depths are the words for [audit.Depth] in forms and on the page.
var depths = []struct {
	word  string
	label speech.Text
}{
	audit.TheEnd:     {"end", "filled.the-end"},
	audit.WhatMadeIt: {"made", "filled.made"},
	audit.Everything: {"all", "filled.everything"},
}

// depthOf is how deep a form goes into the sheets: as deep as it says or, where
// it does not, as they are filled in.
func (f *filling) depthOf(word string) audit.Depth {
	can := f.depths()
	for depth, d := range depths {
		if d.word == word && slices.Contains(can, audit.Depth(depth)) {
			return audit.Depth(depth)
		}
	}
	deepest := can[0]
	for _, part := range f.Parts {
		if !part.Idle && part.Depth > deepest && f.touched(part) {
			deepest = part.Depth
		}
	}
	return deepest
}

// depths are those that the game has, one after the other. The drawings have all
// that there is.
func (f *filling) depths() []audit.Depth {
	can := []audit.Depth{audit.Everything}
	for _, part := range f.Parts {
		if !part.Idle && !slices.Contains(can, part.Depth) {
			can = append(can, part.Depth)
		}
	}
	slices.Sort(can)
	return can
}

// depthChoices are the depths to choose from; none where there is one alone.
func (f *filling) depthChoices(chosen audit.Depth) []site.Choice {
	can := f.depths()
	if len(can) < 2 {
		return nil
	}
	return scoring.Each(len(can), func(i int) site.Choice {
		d := depths[can[i]]
		return site.Choice{Value: d.word, Label: d.label, Chosen: can[i] == chosen}
	})
}

// touched says whether anything is said of a part.
func (f *filling) touched(part audit.Part) bool {
	return slices.ContainsFunc(part.Cells, func(cell string) bool {
		return f.Says(scoring.Place{Owner: part.Owner, Cell: cell})
	})
}

// finish has what nothing is said of in a part be blank, and returns what was blanked.
// A sum that nobody has filled in stays unknown: it claims nothing.
func (f *filling) finish(part audit.Part) []scoring.Place {
	var blanked []scoring.Place
	for _, cell := range part.Cells {
		p := scoring.Place{Owner: part.Owner, Cell: cell}
		if f.Value(p) == final.Unknown && !f.cell(p).Sum {
			f.Filled[p] = scoring.Written{}
			blanked = append(blanked, p)
		}
	}
	return blanked
}

// finished says whether something is said of all of a part but sums.
func (f *filling) finished(part audit.Part) bool {
	return !slices.ContainsFunc(part.Cells, func(cell string) bool {
		p := scoring.Place{Owner: part.Owner, Cell: cell}
		return !f.Says(p) && !f.cell(p).Sum
	})
}
