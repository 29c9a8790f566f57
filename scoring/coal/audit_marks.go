package coal

import (
	"fmt"
	"strings"

	"saddlebag/scoring"
)

// marks are the conditions of single cells: what can stand in each at all. Rows
// of the cash column have conditions of their own.
func (a *auditor) marks() {
	for _, c := range a.Cells() {
		p := scoring.Place{Owner: c.Owner, Cell: c.ID}
		if strings.HasPrefix(c.ID, cellCash+"/") {
			continue
		}
		takes, legible := a.legible(c.Kind, c.ID)
		a.demand(a.clauseOf(c.Owner, c.ID), []scoring.Place{p}, func(f scoring.Filled) string {
			if w, known := f[p]; known && !w.Blank() && !legible(f, p) {
				return fmt.Sprintf("%s cannot stand in %q: it takes %s.", shown(w), c.Label, takes)
			}
			return ""
		})
	}
}

// shown is what stands in a cell, for sentences.
func shown(w scoring.Written) string {
	switch {
	case w.Value == "":
		return "A cross"
	case w.Struck:
		return fmt.Sprintf("%q crossed out", w.Value)
	}
	return fmt.Sprintf("%q", w.Value)
}

// legible is what a cell takes that is not blank, and how it is told.
func (a *auditor) legible(kind scoring.CellKind, id string) (takes string, is func(scoring.Filled, scoring.Place) bool) {
	switch {
	case kind == scoring.Box:
		return "a cross", func(f scoring.Filled, p scoring.Place) bool { return f[p].Value == "" }
	case kind == scoring.Figure || kind == scoring.Money:
		return "a whole number", func(f scoring.Filled, p scoring.Place) bool { return !f[p].Struck && figure(f, p) != unknown }
	case strings.HasPrefix(id, "tonic/"):
		return "a " + tonicMark, func(f scoring.Filled, p scoring.Place) bool { return f[p].Value == tonicMark }
	case kind == scoring.Letter:
		return "the letter of a mineral", func(f scoring.Filled, p scoring.Place) bool { _, _, _, ok := letter(f, p); return ok }
	case id == cellWon || strings.HasSuffix(id, partWon):
		return "a T for each, in brackets where it was stolen", func(f scoring.Filled, p scoring.Place) bool {
			_, _, ok := wonMinerals(f, p)
			return ok && !f[p].Struck
		}
	}
	return "names of players, with commas between them", func(f scoring.Filled, p scoring.Place) bool {
		_, ok := a.buyers(f, p)
		return ok && f[p].Value != "" && (id == cellCoalBaron || !f[p].Struck)
	}
}

// clauseOf is the clause that says what a cell is for.
func (a *auditor) clauseOf(owner int, id string) string {
	group, part, _ := strings.Cut(id, "/")
	if _, ok := a.sheet.tunnel(group); ok {
		return "CW10"
	}
	if _, ok := a.sheet.burro(group); ok && owner != scoring.Table {
		return burroClause(part)
	}
	switch group, _, _ = strings.Cut(group, "-"); group {
	case "stash":
		return "CW14"
	case "share":
		return "CW24"
	case "coal":
		return "CW25"
	case "strike":
		return "CW26"
	case "wash":
		return "CW27"
	case "tack":
		return "CW28"
	case "pinkertons":
		return "CW30"
	case "won":
		return "CW32"
	case "tonic":
		return "CW33"
	case "burro":
		return "CW37"
	case "round":
		return "CW4"
	}
	return "CW22" // cash
}

// burroClause is the clause that says what a part of a burro is for.
func burroClause(part string) string {
	switch part, _, _ = strings.Cut(part, "-"); part {
	case "bandit":
		return "CW23"
	case "slot":
		return "CW40"
	case "value":
		return "CW42"
	}
	return "CW32" // from Blackjack
}
