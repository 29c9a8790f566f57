package goldfever

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
)

// dies says whether a character is known to be dead.
func (a *auditor) dies(f scoring.Filled, m int) bool { return f[a.third(m)].Struck }

// lasts says whether a character is known to be alive: wounds are crossed in
// their order, so that any that is not tells.
func (a *auditor) lasts(f scoring.Filled, m int) bool {
	return slices.ContainsFunc(a.sheets[m].wounds[:], func(p scoring.Place) bool { return uncrossed(f, p) })
}

// lives are the conditions of wounds, and of what the dead do not have (GF7).
func (a *auditor) lives() []scoring.Condition {
	var all []scoring.Condition
	for m := range a.men {
		sh := &a.sheets[m]
		all = append(all, a.inOrder(m), a.fallen(m))
		for _, p := range slices.Concat(sh.guns[:], sh.pockets[:], sh.shells[:], []scoring.Place{sh.use}) {
			all = append(all, a.nothingLeft(m, p, func(f scoring.Filled) bool {
				text, _ := wordsAt(f, p)
				return text != "" && text != "0"
			}))
		}
		for _, p := range append(sh.jams[:], sh.ambush) {
			all = append(all, a.nothingLeft(m, p, func(f scoring.Filled) bool { return f[p].Struck }))
		}
	}
	return all
}

// inOrder demands that wounds are crossed from the first on (GF7).
func (a *auditor) inOrder(m int) scoring.Condition {
	wounds := a.sheets[m].wounds[:]
	return demand("GF7", func(f scoring.Filled) string {
		for i := range wounds {
			for j := range i {
				if f[wounds[i]].Struck && uncrossed(f, wounds[j]) {
					return fmt.Sprintf("Wound %d of %s is crossed, and wound %d is not.", i+1, a.name(m), j+1)
				}
			}
		}
		return ""
	}, wounds...)
}

// nothingLeft demands that a cell of the dead is blank (GF7).
func (a *auditor) nothingLeft(m int, p scoring.Place, filled func(scoring.Filled) bool) scoring.Condition {
	return demand("GF7", func(f scoring.Filled) string {
		switch {
		case !a.dies(f, m) || !filled(f):
			return ""
		case p == a.sheets[m].ambush:
			return fmt.Sprintf("%s is dead, and lies in no ambush.", a.name(m))
		}
		return fmt.Sprintf("%s is dead, and all that the dead had lies in their zone.", a.name(m))
	}, a.third(m), p)
}

// fallen demands that the zone is crossed out of the dead, and of nobody else
// (GF7).
func (a *auditor) fallen(m int) scoring.Condition {
	sh := &a.sheets[m]
	return demand("GF7", func(f scoring.Filled) string {
		zone, known := f[sh.zone]
		switch {
		case a.dies(f, m) && known && zone.Value != "" && !zone.Struck:
			return fmt.Sprintf("%s is dead, and stands in %s no more.", a.name(m), zone.Value)
		case a.lasts(f, m) && zone.Struck:
			return fmt.Sprintf("%s is alive, and the zone is crossed out.", a.name(m))
		}
		return ""
	}, append(sh.wounds[:], sh.zone)...)
}
