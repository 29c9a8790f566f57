package judge

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
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
			all = append(all, a.rule("GF7", func(r reading) string {
				text, _ := r.words(p)
				has := !jam && text != "" && text != "0" || jam && r.crossed(p)
				return audit.Sentence(has && r.dies(m), "%s is dead, and all that the dead had lies in their zone.", a.NameOf(m)).String()
			}))
		}
		all = append(all, a.rule("GF7", func(r reading) string {
			return audit.Sentence(r.crossed(sh.Ambush) && r.dies(m), "%s is dead, and lies in no ambush.", a.NameOf(m)).String()
		}))
	}
	return all
}

// outOfOrder says that wounds are not crossed from the first on.
func (r reading) outOfOrder(m int) string {
	wounds := r.Sheets[m].Wounds
	for i, later := range slices.Backward(wounds) {
		for j, earlier := range slices.Backward(wounds[:i]) {
			if r.uncrossed(earlier) && r.crossed(later) {
				return fmt.Sprintf("Wound %d of %s is crossed, and wound %d is not.", i+1, r.NameOf(m), j+1)
			}
		}
	}
	return ""
}

// fallen says that the zone of the dead is not crossed out, or that of the
// living is.
func (r reading) fallen(m int) string {
	zone, _ := r.At(r.Sheets[m].Zone)
	if zone.Struck {
		return audit.Sentence(r.lasts(m), "%s is alive, and the zone is crossed out.", r.NameOf(m)).String()
	}
	return audit.Sentence(zone.Value != "" && r.dies(m), "%s is dead, and stands in %s no more.", r.NameOf(m), zone.Value).String()
}
