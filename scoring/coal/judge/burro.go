package judge

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/sheet"
	"saddlebag/scoring/speech"
)

// deliveries are the rules of each delivery by itself.
func (a *auditor) deliveries(w *sheet.Worksheet) {
	for b := range w.Burros {
		p := &w.Burros[b]
		a.demand(w, "CW40", func(r reader) speech.Text { return r.worthless(b) })
		for i := coal.Slots; i < coal.MaxSlots; i++ {
			a.demand(w, "CW28", func(r reader) speech.Text {
				owned, known := r.Crossed(w.Tack)
				return audit.Wrong(known && !owned && r.Filled(p.Slots[i]), "coal.slot-without-tack", "slot", i+1, "player", w.Name, "burro", b+1)
			})
		}
		a.demand(w, "CW41", func(r reader) speech.Text { return r.robbed(b) }).Yields = a.Solo() // what Blackjack brought is taken from the cash column where it is not known
		a.adds(w, "CW42", p.Value, speech.Say("coal.burro-total", "player", w.Name, "burro", b+1), func(r reader) (audit.Sum, bool) { return r.arrived(p) })
		a.demand(w, "CW42", func(r reader) speech.Text {
			value := r.Figure(p.Value)
			return audit.Wrong(value.Known() && !a.Deliverable(coal.MaxSlots, value.Least), "coal.no-such-value", "player", w.Name, "burro", b+1, "value", coal.Dollars(value.Least))
		})
	}
	a.seventh(w)
}

// worthless demands that a burro with anything on it has a value.
func (r reader) worthless(b int) speech.Text {
	p := &r.Burros[b]
	return audit.Wrong(r.laden(p) && r.Blank(p.Value), "coal.no-value", "player", r.Name, "burro", b+1)
}

// anyWorthless demands it of all burros.
func (r reader) anyWorthless() speech.Text {
	return audit.Once(r.Sheet, finding{r.Worksheet, "worthless"}, func() speech.Text {
		for b := range r.Burros {
			if why := r.worthless(b); why != "" {
				return why
			}
		}
		return ""
	})
}

// laden says whether anything is on a burro.
func (r reader) laden(p *sheet.Packs) bool {
	return r.Count(p.Slots, r.Noted).Least > 0 || r.fromBlackjack(p.Won, p.Extra)
}

// worth is what was not stolen (CW42).
func (r reader) worth(p *sheet.Packs) audit.Span {
	dearest := coal.Silver.Value()
	var n audit.Span
	for _, slot := range p.Slots {
		switch m, stolen, blank, known := r.Letter(slot); {
		case !known:
			n.Most += dearest
		case !blank && !stolen:
			n = n.Plus(audit.Exactly(m.Value()))
		}
	}
	if won, _, known := r.wonOn(p); known {
		return n.Plus(audit.Exactly(won * coal.Tin.Value()))
	}
	return n.Plus(audit.Unknown)
}

// arrived adds up what was not stolen, if all of it is known (CW42).
func (r reader) arrived(p *sheet.Packs) (sum audit.Sum, known bool) {
	known = true
	for _, slot := range p.Slots {
		m, stolen, blank, legible := r.Letter(slot)
		if known = known && legible; legible && !blank && !stolen {
			sum.Add(scoring.Whole(m.Value()))
		}
	}
	won, _, legible := r.wonOn(p)
	for range won {
		sum.Add(scoring.Whole(coal.Tin.Value()))
	}
	return sum, known && legible
}

// shotEarly demands that Pistols paid for before the round in which Burro 7 was
// bought have scratched bandits of the other burros.
func (r reader) shotEarly() speech.Text {
	c := r.column()
	bought := c.Latest(coal.ExtraBurro)
	if bought == 0 {
		return ""
	}
	spent := audit.Span{}
	for round := 1; round < bought; round++ {
		spent = spent.Plus(c.Money(sheet.Kind{Reason: coal.Pistols, Spent: true, Round: round}))
	}
	others := r.scratchedBut7()
	return audit.Wrong(spent.Least > coal.PistolPrice*others.Most, "coal.pistols-before-burro-7",
		"player", r.Name, "paid", coal.Dollars(spent.Least), "round", bought, "bandits", sheet.Some(others.Most, "coal.some-scratched", "coal.none-scratched"))
}

// scratchedBut7 counts the bandits scratched of all burros but Burro 7.
func (r reader) scratchedBut7() (n audit.Span) {
	for b := range coal.Burro7 {
		n = n.Plus(r.Crosses(r.Burros[b].Bandits))
	}
	return n
}

// seventh demands that Burro 7 has been bought by who has used it (CW37).
func (a *auditor) seventh(w *sheet.Worksheet) {
	if a.Solo() {
		a.demand(w, "CW37", reader.shotEarly)
	}
	marks := w.Burros[coal.Burro7].All()
	a.demand(w, "CW37", func(r reader) speech.Text {
		if !slices.ContainsFunc(marks, r.Filled) {
			return ""
		}
		if a.Solo() {
			if bought, known := r.named(a.Table.Burro7, w.Seat); bought || !known {
				return ""
			}
		}
		return speech.Say("coal.burro-7-unbought", "player", w.Name)
	})
}
