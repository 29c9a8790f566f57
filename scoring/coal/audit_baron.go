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
	barons, known := r.buyers(r.table.coalBaron)
	if !known {
		return ""
	}
	due := 0
	if slices.Contains(barons, r.seat) {
		due = BaronPrize / len(barons)
	}
	paid, _, apart := r.apart(func(r reader) (paid, owed audit.Span) {
		return r.column().money(kind{reason: baron}), audit.Exactly(due)
	})
	switch {
	case !apart:
		return ""
	case due == 0:
		return fmt.Sprintf("%s has $%d from the Coal Baron, and is not named as one.", r.name, paid)
	case paid == 0:
		return fmt.Sprintf("%s is named as Coal Baron for $%d, and the cash column has nothing of it.", r.name, due)
	case len(barons) == 1:
		return fmt.Sprintf("%s is named as the one Coal Baron, for $%d; the cash column has $%d.", r.name, BaronPrize, paid)
	}
	return fmt.Sprintf("%d players are named as Coal Barons, for $%d each; %s has $%d.", len(barons), due, r.name, paid)
}

// baronMines demands 12 Coal of a Coal Baron.
func (r reader) baronMines() string {
	coal := r.letters(r.stash, Coal, either)
	paid := r.column().counts(kind{reason: baron})
	reported, _ := r.named(r.table.coalBaron, r.seat)
	if coal.Most >= BaronCoal || !reported && paid.Least == 0 {
		return ""
	}
	return fmt.Sprintf("%s was Coal Baron; that takes %d Coal, and the Ore Stash has %d in all.", r.name, BaronCoal, coal.Most)
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
