package judge

import (
	"slices"

	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/sheet"
	"saddlebag/scoring/speech"
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
func (r reader) baronPays() speech.Text {
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
		return speech.Say("coal.baron-not-named", "player", r.Name, "paid", coal.Dollars(paid))
	case paid == 0:
		return speech.Say("coal.baron-not-paid", "player", r.Name, "due", coal.Dollars(due))
	case len(barons) == 1:
		return speech.Say("coal.baron-alone", "player", r.Name, "due", coal.Dollars(coal.BaronPrize), "paid", coal.Dollars(paid))
	}
	return speech.Say("coal.barons-share", "barons", len(barons), "due", coal.Dollars(due), "player", r.Name, "paid", coal.Dollars(paid))
}

// baronMines demands 12 Coal of a Coal Baron.
func (r reader) baronMines() speech.Text {
	stashed := r.Letters(r.Stash, coal.Coal, sheet.Either)
	paid := r.column().Counts(sheet.Kind{Reason: coal.Baron})
	reported, _ := r.named(r.Table.CoalBaron, r.Seat)
	if stashed.Most >= coal.BaronCoal || !reported && paid.Least == 0 {
		return ""
	}
	return speech.Say("coal.baron-coal", "player", r.Name, "needed", coal.BaronCoal, "coal", stashed.Most)
}

// baronTwice demands that all were paid at once and the same.
func (r reader) baronTwice() speech.Text {
	var first *coal.Entry
	for seat := range r.Sheets {
		for _, e := range r.of(seat).column().Entries {
			switch {
			case e.Reason != coal.Baron:
			case first == nil:
				first = &e
			case first.Round != e.Round || first.Amount != e.Amount:
				return speech.Say("coal.baron-twice", "one", told(first), "other", told(&e))
			}
		}
	}
	return ""
}
