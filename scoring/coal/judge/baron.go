package judge

import (
	"fmt"
	"slices"

	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/sheet"
)

// barons are the rules of the Coal Baron, who comes once a table (CW25).
func (a *auditor) barons() {
	for seat := range a.Sheets {
		w := &a.Sheets[seat]
		a.demand(w, "CW25", reader.baronPays)
		a.demand(w, "CW25", reader.baronMines)
	}
	a.demand(nil, "CW25", reader.baronTwice)
}

// baronPays demands $40 in equal parts for those who are named, and nothing for
// others.
func (r reader) baronPays() string {
	barons, known := r.buyers(r.Table.CoalBaron)
	if !known {
		return ""
	}
	due := 0
	if slices.Contains(barons, r.Seat) {
		due = coal.BaronPrize / len(barons)
	}
	paid, _, apart := apart(r.column().Money(sheet.Kind{Reason: coal.Baron}), audit.Exactly(due))
	switch {
	case !apart:
		return ""
	case due == 0:
		return fmt.Sprintf("%s has $%d from the Coal Baron, and is not named as one.", r.Name, paid)
	case paid == 0:
		return fmt.Sprintf("%s is named as Coal Baron for $%d, and the cash column has nothing of it.", r.Name, due)
	case len(barons) == 1:
		return fmt.Sprintf("%s is named as the one Coal Baron, for $%d; the cash column has $%d.", r.Name, coal.BaronPrize, paid)
	}
	return fmt.Sprintf("%d players are named as Coal Barons, for $%d each; %s has $%d.", len(barons), due, r.Name, paid)
}

// baronMines demands 12 Coal of a Coal Baron.
func (r reader) baronMines() string {
	stashed := r.Letters(r.Stash, coal.Coal, sheet.Either)
	paid := r.column().Counts(sheet.Kind{Reason: coal.Baron})
	reported, _ := r.named(r.Table.CoalBaron, r.Seat)
	if stashed.Most >= coal.BaronCoal || !reported && paid.Least == 0 {
		return ""
	}
	return fmt.Sprintf("%s was Coal Baron; that takes %d Coal, and the Ore Stash has %d in all.", r.Name, coal.BaronCoal, stashed.Most)
}

// baronTwice demands that all were paid at once and the same.
func (r reader) baronTwice() string {
	var first *coal.Entry
	for seat := range r.Sheets {
		for _, e := range r.of(seat).column().Entries {
			switch {
			case e.Reason != coal.Baron:
			case first == nil:
				first = &e
			case first.Round != e.Round || first.Amount != e.Amount:
				return fmt.Sprintf("The Coal Baron is paid twice, %s and %s; there is one split, once in a game.", told(first), told(&e))
			}
		}
	}
	return ""
}
