package coal

import (
	"fmt"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// mining are the rules of the tunnels, and of the boxes of the Ore Stash that
// claims fill.
func (a *auditor) mining(w *worksheet) {
	for t := range a.sheet.Tunnels {
		for d := 1; d < len(w.deposits[t]); d++ {
			a.demand(w, "CW10", func(r reader) string { return r.skipped(t, d, "claimed", w.deposits[t][d:d+1]) })
			a.demand(w, "CW10", func(r reader) string { return r.skipped(t, d, "dug at", w.digs[t][d]) })
		}
	}
	for _, m := range Minerals() {
		claims := a.claims(w, m)
		a.demand(w, "CW14", func(r reader) string {
			claimed, written, apart := r.apart(func(r reader) (claimed, written audit.Span) {
				return r.Crosses(claims), r.letters(w.stash, m, either)
			})
			return audit.Sentence(apart, "%s has claimed %s; the Ore Stash has %s in %s.", w.name,
				some(claimed, m.Title()+" deposit", m.Title()+" deposits"), m.Letter(), some(written, "box", "boxes"))
		})
	}
}

// skipped demands that a deposit whose boxes are crossed does not lie behind one
// that is still unclaimed.
func (r reader) skipped(t, d int, done string, boxes []scoring.Place) string {
	claimed, known := r.Crossed(r.deposits[t][d-1])
	if !known || claimed || r.Crosses(boxes).Least == 0 {
		return ""
	}
	tunnel := &r.sheet.Tunnels[t]
	return fmt.Sprintf("%s has %s %s in tunnel %s, and not claimed %s in front of it.", r.name, done, tunnel.name(d), tunnel.ID, tunnel.name(d-1))
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
