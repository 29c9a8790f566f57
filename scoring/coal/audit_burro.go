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
		worth := func(r reader) (scoring.Tenths, bool) {
			parts := r.worth(p)
			return scoring.Whole(parts.Least), parts.Known()
		}
		a.total(w, "CW42", p.value, worth, func(r reader) string {
			parts, value := r.worth(p), r.figure(p.value)
			return audit.Sentence(r.Filled(p.value) && value.Apart(parts), "What was not stolen from %s is worth %s, not $%d.",
				name, inDollars(parts), value.Least)
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
	if won, _, known := r.wonMinerals(p.won); known {
		return n.Plus(audit.Exactly(won * Tin.Value()))
	}
	return n.Plus(audit.Unknown)
}

// seventh demands that Burro 7 has been bought by who has used it (CW37).
func (a *auditor) seventh(w *worksheet) {
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
