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
		legible := a.legible(c.Kind, c.ID)
		a.demand(a.clauseOf(c.Owner, c.ID), []scoring.Place{p}, func(f scoring.Filled) string {
			if w, known := f[p]; known && !w.Blank() && !legible(f, p) {
				return fmt.Sprintf("%s cannot stand in a cell of this kind: %s.", shown(w), c.Label)
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

// legible is how a cell is read that is not blank.
func (a *auditor) legible(kind scoring.CellKind, id string) func(scoring.Filled, scoring.Place) bool {
	switch {
	case kind == scoring.Box:
		return func(f scoring.Filled, p scoring.Place) bool { return f[p].Value == "" }
	case kind == scoring.Figure || kind == scoring.Money:
		return func(f scoring.Filled, p scoring.Place) bool { return !f[p].Struck && figure(f, p) != unknown }
	case strings.HasPrefix(id, "tonic/"):
		return func(f scoring.Filled, p scoring.Place) bool { return f[p].Value == tonicMark }
	case kind == scoring.Letter:
		return func(f scoring.Filled, p scoring.Place) bool { _, _, _, ok := letter(f, p); return ok }
	case id == cellWon || strings.HasSuffix(id, partWon):
		return func(f scoring.Filled, p scoring.Place) bool {
			_, _, ok := wonMinerals(f, p)
			return ok && !f[p].Struck
		}
	}
	return func(f scoring.Filled, p scoring.Place) bool {
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
		part, _, _ = strings.Cut(part, "-")
		return map[string]string{"bandit": "CW23", "slot": "CW40", "won": "CW32", "extra": "CW32", "value": "CW42"}[part]
	}
	group, _, _ = strings.Cut(group, "-")
	return map[string]string{
		"stash": "CW14", "cash": "CW22", "share": "CW24", "tack": "CW28", "tonic": "CW33", "won": "CW32", "round": "CW9",
		"wash": "CW27", "strike": "CW26", "coal": "CW25", "pinkertons": "CW30", "burro": "CW37",
	}[group]
}
