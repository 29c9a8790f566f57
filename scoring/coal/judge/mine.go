package judge

import (
	"fmt"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/sheet"
)

// mining are the rules of the tunnels, and of the boxes of the Ore Stash that
// claims fill.
func (a *auditor) mining(w *sheet.Worksheet) {
	for t := range a.Printed.Tunnels {
		for d := 1; d < len(w.Deposits[t]); d++ {
			a.demand(w, "CW10", func(r reader) string { return r.skipped(t, d, "claimed", w.Deposits[t][d:d+1]) })
			a.demand(w, "CW10", func(r reader) string { return r.skipped(t, d, "dug at", w.Digs[t][d]) })
		}
	}
	for _, m := range coal.Minerals() {
		claims := a.Claims(w, m)
		a.demand(w, "CW14", func(r reader) string {
			claimed, written, apart := apart(r.Crosses(claims), r.Letters(w.Stash, m, sheet.Either))
			return audit.Sentence(apart, "%s has claimed %s; the Ore Stash has %s in %s.", w.Name,
				sheet.Some(claimed, m.Title()+" deposit", m.Title()+" deposits"), m.Letter(), sheet.Some(written, "box", "boxes")).String()
		})
	}
}

// skipped demands that a deposit whose boxes are crossed does not lie behind one
// that is still unclaimed.
func (r reader) skipped(t, d int, done string, boxes []scoring.Place) string {
	claimed, known := r.Crossed(r.Deposits[t][d-1])
	if !known || claimed || r.Crosses(boxes).Least == 0 {
		return ""
	}
	tunnel := &r.Printed.Tunnels[t]
	return fmt.Sprintf("%s has %s %s in tunnel %s, and not claimed %s in front of it.", r.Name, done, tunnel.Name(d), tunnel.ID, tunnel.Name(d-1))
}
