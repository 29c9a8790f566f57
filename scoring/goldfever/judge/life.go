package judge

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/speech"
)

// lives are the rules of wounds, and of what the dead do not have (GF7).
func (a *auditor) lives() []audit.Rule {
	var all []audit.Rule
	for m := range a.Men {
		sh := &a.Sheets[m]
		all = append(all,
			a.of(m, "GF7", reading.outOfOrder),
			a.of(m, "GF7", reading.fallen),
		)
		for _, p := range slices.Concat(sh.Guns, sh.Pockets, sh.Shells, []scoring.Place{sh.Use}, sh.Jams) {
			jam := slices.Contains(sh.Jams, p)
			all = append(all, a.rule("GF7", func(r reading) speech.Text {
				text, _ := r.words(p)
				has := !jam && text != "" && text != "0" || jam && r.crossed(p)
				return audit.Wrong(has && r.dies(m), "goldfever.wrong-dead-gear", "character", a.NameOf(m))
			}))
		}
		all = append(all, a.rule("GF7", func(r reading) speech.Text {
			return audit.Wrong(r.crossed(sh.Ambush) && r.dies(m), "goldfever.wrong-dead-ambush", "character", a.NameOf(m))
		}))
	}
	return all
}

// outOfOrder says that wounds are not crossed from the first on.
func (r reading) outOfOrder(m int) speech.Text {
	wounds := r.Sheets[m].Wounds
	for i, later := range slices.Backward(wounds) {
		for j, earlier := range slices.Backward(wounds[:i]) {
			if r.uncrossed(earlier) && r.crossed(later) {
				return speech.Say("goldfever.wrong-wound-order", "character", r.NameOf(m), "later", i+1, "earlier", j+1)
			}
		}
	}
	return ""
}

// fallen says that the zone of the dead is not crossed out, or that of the
// living is.
func (r reading) fallen(m int) speech.Text {
	zone, _ := r.At(r.Sheets[m].Zone)
	if zone.Struck {
		return audit.Wrong(r.lasts(m), "goldfever.wrong-alive-struck", "character", r.NameOf(m))
	}
	return audit.Wrong(zone.Value != "" && r.dies(m), "goldfever.wrong-dead-zone", "character", r.NameOf(m), "zone", zone.Value)
}
