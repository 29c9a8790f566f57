package coal

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
)

// barons are the conditions of the Coal Baron, who comes once a table (CW25).
func (a *auditor) barons() {
	cell := a.table.coalBaron
	var columns []scoring.Place
	for seat := range a.sheets {
		w := &a.sheets[seat]
		columns = append(columns, w.rows...)
		a.demand("CW25", reading(w.rows, []scoring.Place{cell}), func(f scoring.Filled) string { return a.baronPays(f, w) })
		a.demand("CW25", reading(w.stash, w.rows, []scoring.Place{cell}), func(f scoring.Filled) string { return a.baronMines(f, w) })
	}
	a.demand("CW25", columns, a.baronTwice)
}

// baronPays demands $40 in equal parts for those who are named, and nothing for
// others.
func (a *auditor) baronPays(f scoring.Filled, w *worksheet) string {
	barons, known := a.buyers(f, a.table.coalBaron)
	if !known {
		return ""
	}
	c := a.column(f, w)
	paid, due := c.money(kind{reason: baron}), 0
	if slices.Contains(barons, w.seat) {
		due = BaronPrize / len(barons)
	}
	if !paid.apart(exactly(due)) {
		return ""
	}
	return fmt.Sprintf("The Coal Baron is %s by name, and pays %s %s instead of $%d.",
		count(len(barons), "player", "players"), w.name, many(paid, "dollar", "dollars"), due)
}

// baronMines demands 12 Coal of a Coal Baron.
func (a *auditor) baronMines(f scoring.Filled, w *worksheet) string {
	c := a.column(f, w)
	paid := c.counts(kind{reason: baron})
	reported, _ := a.named(f, a.table.coalBaron, w.seat)
	coal := letters(f, w.stash, Coal, either)
	if !reported && paid.least == 0 || coal.most >= BaronCoal {
		return ""
	}
	return fmt.Sprintf("%s was Coal Baron with %s; it takes %d.", w.name, many(coal, "Coal", "Coal"), BaronCoal)
}

// baronTwice demands that all were paid at once and the same.
func (a *auditor) baronTwice(f scoring.Filled) string {
	var first *entry
	for seat := range a.sheets {
		for _, e := range a.column(f, &a.sheets[seat]).entries {
			switch {
			case e.reason != baron:
			case first == nil:
				first = &e
			case first.round != e.round || first.amount != e.amount:
				return fmt.Sprintf("The Coal Baron is paid twice, %q and %q; there is one split, once in a game.", first.column(), e.column())
			}
		}
	}
	return ""
}
