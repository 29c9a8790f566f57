package judge

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/sheet"
)

// deliveries are the rules of each delivery by itself.
func (a *auditor) deliveries(w *sheet.Worksheet) {
	for b := range w.Burros {
		p, name := &w.Burros[b], fmt.Sprintf("burro %d of %s", b+1, w.Name)
		a.demand(w, "CW40", func(r reader) string { return r.worthless(b) })
		for i := coal.Slots; i < coal.MaxSlots; i++ {
			a.demand(w, "CW28", func(r reader) string {
				owned, known := r.Crossed(w.Tack)
				return audit.Sentence(known && !owned && r.Filled(p.Slots[i]), "Slot %d of %s is filled, without Tack and Harness.", i+1, name).String()
			})
		}
		a.demand(w, "CW41", func(r reader) string { return r.robbed(p, name) }).Yields = a.Solo() // what Blackjack brought is taken from the cash column where it is not known
		a.adds(w, "CW42", p.Value, "What was not stolen from "+name+" is worth", func(r reader) (audit.Sum, bool) { return r.arrived(p) })
		a.demand(w, "CW42", func(r reader) string {
			value := r.Figure(p.Value)
			return audit.Sentence(value.Known() && !a.Deliverable(coal.MaxSlots, value.Least), "No minerals that a burro can carry are worth $%d, as %s has it.", value.Least, name).String()
		})
	}
	a.seventh(w)
}

// worthless demands that a burro with anything on it has a value.
func (r reader) worthless(b int) string {
	p := &r.Burros[b]
	return audit.Sentence(r.laden(p) && r.Blank(p.Value), "Something is on burro %d of %s, and no value of its delivery.", b+1, r.Name).String()
}

// anyWorthless demands it of all burros.
func (r reader) anyWorthless() string {
	return audit.Once(r.Sheet, finding{r.Worksheet, "worthless"}, func() string {
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
func (r reader) shotEarly() string {
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
	return audit.Sentence(spent.Least > coal.PistolPrice*others.Most,
		"%s has paid $%d for Pistols before Burro 7 was bought in round %d, and %s scratched of the other burros.",
		r.Name, spent.Least, bought, sheet.Some(others.Most, "bandit is", "bandits are")).String()
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
	a.demand(w, "CW37", func(r reader) string {
		if !slices.ContainsFunc(marks, r.Filled) {
			return ""
		}
		if a.Solo() {
			if bought, known := r.named(a.Table.Burro7, w.Seat); bought || !known {
				return ""
			}
		}
		return fmt.Sprintf("%s has something written at Burro 7, and has not bought it.", w.Name)
	})
}
