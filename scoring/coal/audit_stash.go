package coal

import (
	"fmt"

	"saddlebag/scoring"
)

// stashed are the conditions of what has left the Ore Stash: each letter crossed
// out is on a burro, or the Pinkertons have it.
func (a *auditor) stashed(w *worksheet) {
	var slots, values []scoring.Place
	for b := range w.burros {
		slots = append(slots, w.burros[b].slots...)
		values = append(values, w.burros[b].value)
	}
	loads := reading(slots, values)
	for _, m := range Minerals() {
		a.demand("CW40", reading(w.stash, loads), func(f scoring.Filled) string {
			left, loaded := letters(f, w.stash, m, gone), a.loaded(f, w, m)
			if left.most >= loaded.least {
				return ""
			}
			return fmt.Sprintf("%s has loaded %s, and crossed %s out of the Ore Stash.", w.name, many(loaded, m.Title(), m.Title()), many(left, "box", "boxes"))
		})
		a.demand(a.clauseOfTaking(), reading(w.stash, loads, a.pinkertons()), func(f scoring.Filled) string {
			left, loaded := letters(f, w.stash, m, gone), a.loaded(f, w, m)
			hired, known := a.hired(f, w.seat)
			switch {
			case known && !hired && left.least > loaded.most:
				return fmt.Sprintf("%s of %s's %s are out of the Ore Stash, and %s on a burro.", many(left, "box", "boxes"), w.name, m.Title(), many(loaded, "is", "are"))
			case known && hired && left.most <= loaded.least:
				return fmt.Sprintf("%s has hired the Pinkertons, who take one %s, and every %s crossed out is on a burro.", w.name, m.Title(), m.Title())
			}
			return ""
		})
	}
	if a.solo() {
		return
	}
	a.demand("CW30", reading(w.stash, loads), func(f scoring.Filled) string { return a.unevenly(f, w) })
}

// clauseOfTaking is the clause of who takes minerals but for bandits: the
// Pinkertons in company, nobody in a solo game.
func (a *auditor) clauseOfTaking() string {
	if a.solo() {
		return "CW40"
	}
	return "CW30"
}

// unevenly demands that the Pinkertons have taken as many of one mineral as of
// another.
func (a *auditor) unevenly(f scoring.Filled, w *worksheet) string {
	var fewest, most Mineral
	var taken [len(minerals)]span
	for _, m := range Minerals() {
		left, loaded := letters(f, w.stash, m, gone), a.loaded(f, w, m)
		taken[m] = span{left.least - loaded.most, left.most - loaded.least}
		if taken[m].least > taken[most].least {
			most = m
		}
		if taken[m].most < taken[fewest].most {
			fewest = m
		}
	}
	if taken[fewest].most < 0 || taken[most].least <= taken[fewest].most {
		return ""
	}
	return fmt.Sprintf("More %s than %s of %s is crossed out and on no burro; the Pinkertons take one of each.", most.Title(), fewest.Title(), w.name)
}

// loaded is how many minerals of a kind have come onto burros from the stash. A
// burro whose delivery has no value was not used.
func (a *auditor) loaded(f scoring.Filled, w *worksheet, m Mineral) (n span) {
	for b := range w.burros {
		on := letters(f, w.burros[b].slots, m, either)
		if used, known := noted(f, w.burros[b].value); known && !used {
			on.most = on.least
		}
		n = n.plus(on)
	}
	return n
}

// pinkertons is where it stands who hired them: nowhere in a solo game.
func (a *auditor) pinkertons() []scoring.Place {
	if a.solo() {
		return nil
	}
	return []scoring.Place{a.table.pinkertons}
}

func (a *auditor) hired(f scoring.Filled, seat int) (yes, known bool) {
	if a.solo() {
		return false, true
	}
	return a.named(f, a.table.pinkertons, seat)
}
