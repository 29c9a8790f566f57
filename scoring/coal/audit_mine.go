package coal

import (
	"fmt"

	"saddlebag/scoring"
)

// mining are the conditions of the tunnels, and of the boxes of the Ore Stash
// that claims fill.
func (a *auditor) mining(w *worksheet) {
	for t := range a.sheet.Tunnels {
		for d := 1; d < len(w.deposits[t]); d++ {
			before := w.deposits[t][d-1]
			a.demand("CW10", []scoring.Place{before, w.deposits[t][d]}, func(f scoring.Filled) string {
				return a.skipped(f, w, t, d, "claimed", w.deposits[t][d:d+1])
			})
			a.demand("CW10", reading(w.digs[t][d], []scoring.Place{before}), func(f scoring.Filled) string {
				return a.skipped(f, w, t, d, "dug at", w.digs[t][d])
			})
		}
	}
	for _, m := range Minerals() {
		claims := a.claims(w, m)
		a.demand("CW14", reading(claims, w.stash), func(f scoring.Filled) string {
			claimed, written := crosses(f, claims), letters(f, w.stash, m, either)
			if !claimed.apart(written) {
				return ""
			}
			return fmt.Sprintf("%s has claimed %s, and the Ore Stash has %s in %s.", w.name,
				many(claimed, m.Title()+" deposit", m.Title()+" deposits"), m.Letter(), many(written, "box", "boxes"))
		})
	}
}

// skipped demands that a deposit whose boxes are crossed does not lie behind one
// that is still unclaimed.
func (a *auditor) skipped(f scoring.Filled, w *worksheet, t, d int, done string, boxes []scoring.Place) string {
	claimed, known := crossed(f, w.deposits[t][d-1])
	if !known || claimed || crosses(f, boxes).least == 0 {
		return ""
	}
	tunnel := &a.sheet.Tunnels[t]
	return fmt.Sprintf("%s has %s %s in tunnel %s, and not claimed %s in front of it.", w.name, done, tunnel.name(d), tunnel.ID, tunnel.name(d-1))
}

// claims are the deposits of a mineral.
func (a *auditor) claims(w *worksheet, m Mineral) []scoring.Place {
	var all []scoring.Place
	for t := range a.sheet.Tunnels {
		if a.sheet.Tunnels[t].Mineral == m {
			all = append(all, w.deposits[t]...)
		}
	}
	return all
}

// many writes how many there are, as far as that is known.
func many(n span, one, more string) string {
	switch {
	case n.least == n.most:
		return count(n.least, one, more)
	case n.most >= plenty:
		return "at least " + count(n.least, one, more)
	case n.least == 0:
		return count(n.most, one, more) + " at most"
	}
	return fmt.Sprintf("%d to %d %s", n.least, n.most, more)
}
