package judge

import (
	"fmt"
	"slices"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/goldfever/sheet"
	"saddlebag/scoring/goldfever/terms"
)

// chips are the rules of the round and of who has acted in it.
func (a *auditor) chips() []audit.Rule {
	all := []audit.Rule{
		a.rule("GF60", reading.noSuchRound),
		a.rule("GF60", reading.tooEarly),
		a.rule("GF60", reading.notAllActed),
		a.rule("GF10", reading.bagOff),
		a.rule("GF10", reading.nobodyActed),
	}
	for m := range a.Men {
		sh := &a.Sheets[m]
		all = append(all,
			a.rule("GF12", func(r reading) string {
				return audit.Sentence(r.crossed(sh.Ambush) && r.idle(m), "%s lies in ambush in round 1, and has not acted.", a.NameOf(m)).String()
			}),
			a.rule("GF8", func(r reading) string {
				return audit.Sentence(r.crossed(sh.Joker) && r.idle(m) && r.lasts(m), "%s has played the joker in round 1, and has not acted.", a.NameOf(m)).String()
			}),
		)
	}
	return all
}

// bothLast says whether both teams are known to have somebody alive.
func (r reading) bothLast() bool { return r.living(0).Least > 0 && r.living(1).Least > 0 }

// waits says whether a character is known to be alive and still to act.
func (r reading) waits(m int) bool { return r.lasts(m) && r.uncrossed(r.Sheets[m].Acted) }

// idle says whether a character is known not to have acted in the first round.
func (r reading) idle(m int) bool {
	n, whole := r.Whole(sheet.RoundPlace)
	return whole && n == 1 && r.uncrossed(r.Sheets[m].Acted)
}

// noSuchRound says that the scenario has no such round.
func (r reading) noSuchRound() string {
	w, known := r.At(sheet.RoundPlace)
	n, whole := r.Whole(sheet.RoundPlace)
	rounds := r.House.Scenario.Rounds
	return audit.Sentence(known && (!whole || n < 1 || n > rounds), "The round cannot be %q: the scenario has %d.", w.Value, rounds).String()
}

// tooEarly says that the fight was not over in its last round.
func (r reading) tooEarly() string {
	n, whole := r.Whole(sheet.RoundPlace)
	rounds := r.House.Scenario.Rounds
	return audit.Sentence(whole && n < rounds && r.bothLast() && !r.endsBefore(),
		"Both teams have somebody alive%s, so that the fight is over after round %d, not %d.", r.House.Scenario.Sooner(), rounds, n).String()
}

// endsBefore says whether the fight can have been over before its last round, with
// both teams alive, by what is written.
func (r reading) endsBefore() bool {
	sc := &r.House.Scenario
	for team := range terms.Teams {
		nuggets, dead := 0, 0
		for _, m := range r.Members[team] {
			dead += scoring.When(!r.lasts(m), 1)
			for _, p := range r.Sheets[m].Pockets {
				it, there, known := r.itemAt(p)
				nuggets += scoring.When(!known || there && it.Kind == terms.Nugget, 1)
			}
		}
		if sc.Haul > 0 && nuggets >= sc.Haul || sc.Rout > 0 && dead >= sc.Rout {
			return true
		}
		for i, p := range sc.Prizes {
			if p.Ends && slices.Contains(r.prize(team, i).can, p.Points) {
				return true
			}
		}
	}
	return false
}

// notAllActed says who had still to act.
func (r reading) notAllActed() string {
	if !r.bothLast() {
		return ""
	}
	for m := range r.Men {
		if r.waits(m) {
			return fmt.Sprintf("Both teams have somebody alive, and the chip of %s was never drawn in the last round.", r.NameOf(m))
		}
	}
	return ""
}

// bagOff says that the chips in the bag are not those of who is alive and has
// not acted.
func (r reading) bagOff() string {
	w, known := r.At(sheet.BagPlace)
	if !known {
		return ""
	}
	var right audit.Span
	for m := range r.Men {
		if r.waits(m) {
			right.Least++
		}
		if !r.dies(m) && !r.crossed(r.Sheets[m].Acted) {
			right.Most++
		}
	}
	chips := strconv.Itoa(right.Least)
	if !right.Known() {
		chips = fmt.Sprintf("%d to %d", right.Least, right.Most)
	}
	n, whole := r.Whole(sheet.BagPlace)
	return audit.Sentence(!whole || right.Apart(audit.Exactly(n)), "Chips in the bag: %q. Alive and still to act: %s.", w.Value, chips).String()
}

// nobodyActed says that no chip was drawn at all.
func (r reading) nobodyActed() string {
	for m := range r.Sheets {
		if !r.uncrossed(r.Sheets[m].Acted) {
			return ""
		}
	}
	return "No chip was drawn in the last round, and a fight ends while somebody acts."
}
