package goldfever

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
)

// jokers are the conditions of jokers (GF8).
func (a *auditor) jokers() []scoring.Condition {
	var all []scoring.Condition
	for m := range a.men {
		all = append(all, a.dealt(m), a.lostWithOwner(m))
	}
	for power := range Power(Powers) {
		all = append(all, a.notMoreJokers(power))
	}
	return all
}

// dealt demands that a character has a joker that there is.
func (a *auditor) dealt(m int) scoring.Condition {
	p := a.sheets[m].joker
	return demand("GF8", func(f scoring.Filled) string {
		switch w, known := f[p]; {
		case known && w.Blank():
			return fmt.Sprintf("%s has no joker, and each is dealt one.", a.name(m))
		case w.Value != "" && w.Value != scoring.Hidden && !slices.Contains(powerWords[:], w.Value):
			return fmt.Sprintf("%s has the joker %s, which there is not.", a.name(m), w.Value)
		}
		return ""
	}, p)
}

// lostWithOwner demands that the joker of the dead is crossed out.
func (a *auditor) lostWithOwner(m int) scoring.Condition {
	sh := &a.sheets[m]
	return demand("GF8", func(f scoring.Filled) string {
		if w := f[sh.joker]; !a.dies(f, m) || w.Value == "" || w.Value == scoring.Hidden || w.Struck {
			return ""
		}
		return fmt.Sprintf("%s is dead, and the joker, which is lost, is not crossed out.", a.name(m))
	}, a.third(m), sh.joker)
}

// notMoreJokers demands that no more characters have a joker than there are of
// it.
func (a *auditor) notMoreJokers(power Power) scoring.Condition {
	var places []scoring.Place
	for m := range a.sheets {
		places = append(places, a.sheets[m].joker)
	}
	return demand("GF8", func(f scoring.Filled) string {
		count := 0
		for _, p := range places {
			if f[p].Value == power.String() {
				count++
			}
		}
		if count <= a.powers[power] {
			return ""
		}
		return fmt.Sprintf("%d have the joker %s, of which there are %d.", count, power, a.powers[power])
	}, places...)
}
