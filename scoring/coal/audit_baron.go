package coal

import (
	"fmt"
	"slices"

	"saddlebag/scoring/audit"
)

// barons are the rules of the Coal Baron, who comes once a table (CW25).
func (a *auditor) barons() {
	for seat := range a.sheets {
		w := &a.sheets[seat]
		a.demand(w, "CW25", reader.baronPays)
		a.demand(w, "CW25", reader.baronMines)
	}
	a.demand(nil, "CW25", reader.baronTwice)
}

// baronPays demands $40 in equal parts for those who are named, and nothing for
// others.
func (r reader) baronPays() string {
	paid, due := r.column().money(kind{reason: baron}), 0
	barons, known := r.buyers(r.table.coalBaron)
	if slices.Contains(barons, r.seat) {
		due = BaronPrize / len(barons)
	}
	return audit.Sentence(known && paid.Apart(audit.Exactly(due)), "The Coal Baron is %s by name, and pays %s %s instead of $%d.",
		many(audit.Exactly(len(barons)), "player", "players"), r.name, inDollars(paid), due)
}

// baronMines demands 12 Coal of a Coal Baron.
func (r reader) baronMines() string {
	coal := r.letters(r.stash, Coal, either)
	paid := r.column().counts(kind{reason: baron})
	reported, _ := r.named(r.table.coalBaron, r.seat)
	return audit.Sentence((reported || paid.Least > 0) && coal.Most < BaronCoal, "%s was Coal Baron with %s; it takes %d.", r.name, many(coal, "Coal", "Coal"), BaronCoal)
}

// baronTwice demands that all were paid at once and the same.
func (r reader) baronTwice() string {
	var first *entry
	for seat := range r.sheets {
		for _, e := range r.of(seat).column().entries {
			switch {
			case e.reason != baron:
			case first == nil:
				first = &e
			case first.round != e.round || first.amount != e.amount:
				return fmt.Sprintf("The Coal Baron is paid twice, %s and %s; there is one split, once in a game.", first.told(), e.told())
			}
		}
	}
	return ""
}
