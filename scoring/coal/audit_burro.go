package coal

import (
	"fmt"

	"saddlebag/scoring"
)

// burros are the conditions of each delivery by itself.
func (a *auditor) burros(w *worksheet) {
	for b := range w.burros {
		p, name := &w.burros[b], fmt.Sprintf("burro %d of %s", b+1, w.name)
		cargo := reading(p.slots, []scoring.Place{p.won, p.extra})
		a.demand("CW40", reading(cargo, []scoring.Place{p.value}), func(f scoring.Filled) string {
			if used, known := noted(f, p.value); known && !used && laden(f, p) {
				return fmt.Sprintf("Something is on %s, and no value of its delivery.", name)
			}
			return ""
		})
		for i := Slots; i < MaxSlots; i++ {
			a.demand("CW28", []scoring.Place{p.slots[i], w.tack}, func(f scoring.Filled) string {
				full, _ := noted(f, p.slots[i])
				if owned, known := crossed(f, w.tack); full && known && !owned {
					return fmt.Sprintf("Slot %d of %s is filled, without Tack and Harness.", i+1, name)
				}
				return ""
			})
		}
		a.demand("CW41", reading(p.bandits, cargo), func(f scoring.Filled) string { return robbed(f, p, name) })
		a.sums("CW42", reading(p.slots, []scoring.Place{p.won, p.value}), func(f scoring.Filled) string {
			used, known := noted(f, p.value)
			value, parts := figure(f, p.value), worth(f, p)
			if !known || !used || !value.apart(parts) {
				return ""
			}
			return fmt.Sprintf("What was not stolen from %s is worth %s, not $%d.", name, many(parts, "dollar", "dollars"), value.least)
		})
	}
	a.seventh(w)
}

// laden says whether anything is on a burro.
func laden(f scoring.Filled, p *packs) bool {
	for _, slot := range p.slots {
		if full, _ := noted(f, slot); full {
			return true
		}
	}
	won, _ := noted(f, p.won)
	extra := figure(f, p.extra)
	return won || extra.least > 0
}

// worth is what was not stolen (CW42).
func worth(f scoring.Filled, p *packs) span {
	dearest := minerals[Silver].value
	var n span
	for _, slot := range p.slots {
		switch m, stolen, blank, known := letter(f, slot); {
		case !known:
			n.most += dearest
		case !blank && !stolen:
			n = n.plus(exactly(m.Value()))
		}
	}
	if won, _, known := wonMinerals(f, p.won); known {
		return n.plus(exactly(won * Tin.Value()))
	}
	return n.plus(unknown)
}

// seventh demands that Burro 7 has been bought by who has used it (CW37).
func (a *auditor) seventh(w *worksheet) {
	p := &w.burros[burro7]
	marks := p.all()
	reads := marks
	if a.solo() {
		reads = reading(marks, []scoring.Place{a.table.burro7})
	}
	a.demand("CW37", reads, func(f scoring.Filled) string {
		bought, known := false, true
		if a.solo() {
			bought, known = a.named(f, a.table.burro7, w.seat)
		}
		for _, mark := range marks {
			if yes, _ := noted(f, mark); yes && known && !bought {
				return fmt.Sprintf("%s has something written at Burro 7, and has not bought it.", w.name)
			}
		}
		return ""
	})
}
