package coal

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// deliveries are the rules of each delivery by itself.
func (a *auditor) deliveries(w *worksheet) {
	for b := range w.burros {
		p, name := &w.burros[b], fmt.Sprintf("burro %d of %s", b+1, w.name)
		a.demand(w, "CW40", func(r reader) string { return r.worthless(b) })
		for i := Slots; i < MaxSlots; i++ {
			a.demand(w, "CW28", func(r reader) string {
				owned, known := r.Crossed(w.tack)
				return audit.Sentence(known && !owned && r.Filled(p.slots[i]), "Slot %d of %s is filled, without Tack and Harness.", i+1, name)
			})
		}
		a.demand(w, "CW41", func(r reader) string { return r.robbed(p, name) })
		a.rules[len(a.rules)-1].Yields = a.solo() // what Blackjack brought is taken from the cash column where it is not known
		a.adds(w, "CW42", p.value, "What was not stolen from "+name+" is worth", func(r reader) (audit.Sum, bool) { return r.arrived(p) })
		a.demand(w, "CW42", func(r reader) string {
			value := r.figure(p.value)
			return audit.Sentence(value.Known() && !a.deliverable(a.large, value.Least), "No minerals that a burro can carry are worth $%d, as %s has it.", value.Least, name)
		})
	}
	a.seventh(w)
}

// worthless demands that a burro with anything on it has a value.
func (r reader) worthless(b int) string {
	p := &r.burros[b]
	return audit.Sentence(r.laden(p) && r.Blank(p.value), "Something is on burro %d of %s, and no value of its delivery.", b+1, r.name)
}

// anyWorthless demands it of all burros.
func (r reader) anyWorthless() string {
	return audit.Once(r.Sheet, worthlessOf{r.worksheet}, r.firstWorthless)
}

// worthlessOf is the key of what is told of a burro without a value.
type worthlessOf struct{ *worksheet }

func (r reader) firstWorthless() string {
	for b := range r.burros {
		if why := r.worthless(b); why != "" {
			return why
		}
	}
	return ""
}

// laden says whether anything is on a burro.
func (r reader) laden(p *packs) bool {
	return r.Count(p.slots, r.noted).Least > 0 || r.fromBlackjack(p.won, p.extra)
}

// worth is what was not stolen (CW42).
func (r reader) worth(p *packs) audit.Span {
	dearest := minerals[Silver].value
	var n audit.Span
	for _, slot := range p.slots {
		switch m, stolen, blank, known := r.letter(slot); {
		case !known:
			n.Most += dearest
		case !blank && !stolen:
			n = n.Plus(audit.Exactly(m.Value()))
		}
	}
	if won, _, known := r.wonOn(p); known {
		return n.Plus(audit.Exactly(won * Tin.Value()))
	}
	return n.Plus(audit.Unknown)
}

// arrived adds up what was not stolen, if all of it is known (CW42).
func (r reader) arrived(p *packs) (sum audit.Sum, known bool) {
	known = true
	for _, slot := range p.slots {
		m, stolen, blank, legible := r.letter(slot)
		if known = known && legible; legible && !blank && !stolen {
			sum.Add(scoring.Whole(m.Value()))
		}
	}
	won, _, legible := r.wonOn(p)
	for range won {
		sum.Add(scoring.Whole(Tin.Value()))
	}
	return sum, known && legible
}

// shotEarly demands that Pistols paid for before the round in which Burro 7 was
// bought have scratched bandits of the other burros.
func (r reader) shotEarly() string {
	c := r.column()
	bought := c.latest(extraBurro)
	if bought == 0 {
		return ""
	}
	spent := audit.Span{}
	for round := 1; round < bought; round++ {
		spent = spent.Plus(c.money(kind{reason: pistols, spent: true, round: round}))
	}
	others := r.scratchedBut7()
	return audit.Sentence(spent.Least > pistolPrice*others.Most,
		"%s has paid $%d for Pistols before Burro 7 was bought in round %d, and %s scratched of the other burros.",
		r.name, spent.Least, bought, some(others.Most, "bandit is", "bandits are"))
}

// scratchedBut7 counts the bandits scratched of all burros but Burro 7.
func (r reader) scratchedBut7() (n audit.Span) {
	for b := range burro7 {
		n = n.Plus(r.Crosses(r.burros[b].bandits))
	}
	return n
}

// seventh demands that Burro 7 has been bought by who has used it (CW37).
func (a *auditor) seventh(w *worksheet) {
	if a.solo() {
		a.demand(w, "CW37", reader.shotEarly)
	}
	marks := w.burros[burro7].all()
	a.demand(w, "CW37", func(r reader) string {
		if !slices.ContainsFunc(marks, r.Filled) {
			return ""
		}
		if a.solo() {
			if bought, known := r.named(a.table.burro7, w.seat); bought || !known {
				return ""
			}
		}
		return fmt.Sprintf("%s has something written at Burro 7, and has not bought it.", w.name)
	})
}
