package goldfever

import (
	"fmt"
	"strconv"

	"saddlebag/scoring"
)

var (
	roundPlace  = scoring.Place{Owner: scoring.Table, Cell: cellRound}
	bagPlace    = scoring.Place{Owner: scoring.Table, Cell: cellBag}
	turnedPlace = scoring.Place{Owner: scoring.Table, Cell: cellTurned}
)

// chips are the conditions of the round and of who has acted in it.
func (a *auditor) chips() []scoring.Condition {
	var acted []scoring.Place
	for m := range a.sheets {
		acted = append(acted, a.sheets[m].acted)
	}
	all := []scoring.Condition{
		demand("GF60", a.noSuchRound, roundPlace),
		demand("GF60", a.tooEarly, append(a.lifePlaces(), roundPlace)...),
		demand("GF60", a.notAllActed, append(a.lifePlaces(), acted...)...),
		demand("GF10", a.bagOff, append(append(a.lifePlaces(), acted...), bagPlace)...),
		demand("GF10", a.nobodyActed, acted...),
	}
	for m := range a.men {
		all = append(all, a.notYet(m)...)
	}
	return all
}

// lifePlaces are where it is told who is alive.
func (a *auditor) lifePlaces() []scoring.Place {
	var places []scoring.Place
	for m := range a.sheets {
		places = append(places, a.sheets[m].wounds[:]...)
	}
	return places
}

// bothLast says whether both teams are known to have somebody alive.
func (a *auditor) bothLast(f scoring.Filled) bool {
	var last [Teams]bool
	for m := range a.men {
		last[a.men[m].team] = last[a.men[m].team] || a.lasts(f, m)
	}
	return last[0] && last[1]
}

// noSuchRound says that the scenario has no such round.
func (a *auditor) noSuchRound(f scoring.Filled) string {
	w, known := f[roundPlace]
	n, whole := wholeAt(f, roundPlace)
	if !known || whole && n >= 1 && n <= a.house.Scenario.Rounds {
		return ""
	}
	return fmt.Sprintf("The round cannot be %q: the scenario has %d.", w.Value, a.house.Scenario.Rounds)
}

// tooEarly says that the fight was not over in its last round.
func (a *auditor) tooEarly(f scoring.Filled) string {
	n, whole := wholeAt(f, roundPlace)
	if !whole || n >= a.house.Scenario.Rounds || !a.bothLast(f) {
		return ""
	}
	return fmt.Sprintf("Both teams have somebody alive, so that the fight is over after round %d, not %d.", a.house.Scenario.Rounds, n)
}

// notAllActed says who had still to act.
func (a *auditor) notAllActed(f scoring.Filled) string {
	if !a.bothLast(f) {
		return ""
	}
	for m := range a.men {
		if a.lasts(f, m) && uncrossed(f, a.sheets[m].acted) {
			return fmt.Sprintf("Both teams have somebody alive, and the chip of %s was never drawn in the last round.", a.name(m))
		}
	}
	return ""
}

// bagOff says that the chips in the bag are not those of who is alive and has
// not acted.
func (a *auditor) bagOff(f scoring.Filled) string {
	w, known := f[bagPlace]
	if !known {
		return ""
	}
	least, most := 0, 0
	for m := range a.men {
		acted := a.sheets[m].acted
		if a.lasts(f, m) && uncrossed(f, acted) {
			least++
		}
		if !a.dies(f, m) && !f[acted].Struck {
			most++
		}
	}
	n, whole := wholeAt(f, bagPlace)
	if whole && n >= least && n <= most {
		return ""
	}
	chips := strconv.Itoa(least)
	if least != most {
		chips = fmt.Sprintf("%d to %d", least, most)
	}
	return fmt.Sprintf("Chips in the bag: %q. Alive and still to act: %s.", w.Value, chips)
}

// nobodyActed says that no chip was drawn at all.
func (a *auditor) nobodyActed(f scoring.Filled) string {
	for m := range a.sheets {
		if !uncrossed(f, a.sheets[m].acted) {
			return ""
		}
	}
	return "No chip was drawn in the last round, and a fight ends while somebody acts."
}

// notYet are the conditions of who has not acted in the first round: they lie
// in no ambush, and alive have played no joker (GF8, GF12).
func (a *auditor) notYet(m int) []scoring.Condition {
	sh := &a.sheets[m]
	idle := func(f scoring.Filled) bool {
		n, whole := wholeAt(f, roundPlace)
		return whole && n == 1 && uncrossed(f, sh.acted)
	}
	return []scoring.Condition{
		demand("GF12", func(f scoring.Filled) string {
			if !idle(f) || !f[sh.ambush].Struck {
				return ""
			}
			return fmt.Sprintf("%s lies in ambush in round 1, and has not acted.", a.name(m))
		}, roundPlace, sh.acted, sh.ambush),
		demand("GF8", func(f scoring.Filled) string {
			if !idle(f) || !f[sh.joker].Struck || !a.lasts(f, m) {
				return ""
			}
			return fmt.Sprintf("%s has played the joker in round 1, and has not acted.", a.name(m))
		}, append(sh.wounds[:], roundPlace, sh.acted, sh.joker)...),
	}
}
