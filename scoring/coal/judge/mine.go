package judge

import (
	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/sheet"
	"saddlebag/scoring/speech"
)

// mining are the rules of the tunnels, and of the boxes of the Ore Stash that
// claims fill.
func (a *auditor) mining(w *sheet.Worksheet) {
	for t := range a.Printed.Tunnels {
		for d := 1; d < len(w.Deposits[t]); d++ {
			a.demand(w, "CW10", func(r reader) speech.Text { return r.skipped(t, d, "coal.claimed-behind", w.Deposits[t][d:d+1]) })
			a.demand(w, "CW10", func(r reader) speech.Text { return r.skipped(t, d, "coal.dug-behind", w.Digs[t][d]) })
		}
	}
	for _, m := range coal.Minerals() {
		claims := a.Claims(w, m)
		a.demand(w, "CW14", func(r reader) speech.Text {
			claimed, written, apart := apart(r.Crosses(claims), r.Letters(w.Stash, m, sheet.Either))
			return audit.Wrong(apart, "coal.claims-and-stash", "player", w.Name,
				"deposits", sheet.Some(claimed, "coal.some-deposits", "coal.no-deposits", "mineral", m.Title()),
				"letter", m.Letter(), "boxes", sheet.Some(written, "coal.some-boxes", "coal.no-boxes"))
		})
	}
}

// skipped demands that a deposit whose boxes are crossed does not lie behind one
// that is still unclaimed. Says is the message.
func (r reader) skipped(t, d int, says string, boxes []scoring.Place) speech.Text {
	claimed, known := r.Crossed(r.Deposits[t][d-1])
	if !known || claimed || r.Crosses(boxes).Least == 0 {
		return ""
	}
	tunnel := &r.Printed.Tunnels[t]
	return speech.Say(says, "player", r.Name, "deposit", tunnel.Name(d), "tunnel", tunnel.Number(), "before", tunnel.Name(d-1))
}
