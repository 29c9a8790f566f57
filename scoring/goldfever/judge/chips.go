package judge

import (
	"slices"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/goldfever/sheet"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/speech"
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
			a.rule("GF12", func(r reading) speech.Text {
				return audit.Wrong(r.crossed(sh.Ambush) && r.idle(m), "goldfever.wrong-ambush-early", "character", a.NameOf(m))
			}),
			a.rule("GF8", func(r reading) speech.Text {
				return audit.Wrong(r.crossed(sh.Joker) && r.idle(m) && r.lasts(m), "goldfever.wrong-joker-early", "character", a.NameOf(m))
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
func (r reading) noSuchRound() speech.Text {
	w, known := r.At(sheet.RoundPlace)
	n, whole := r.Whole(sheet.RoundPlace)
	rounds := r.House.Scenario.Rounds
	return audit.Wrong(known && (!whole || n < 1 || n > rounds), "goldfever.wrong-round", "word", strconv.Quote(w.Value), "n", rounds)
}

// tooEarly says that the fight was not over in its last round.
func (r reading) tooEarly() speech.Text {
	n, whole := r.Whole(sheet.RoundPlace)
	rounds := r.House.Scenario.Rounds
	return audit.Wrong(whole && n < rounds && r.bothLast() && !r.endsBefore(), "goldfever.wrong-end",
		"early", r.House.Scenario.Early(), "last", rounds, "round", n)
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
func (r reading) notAllActed() speech.Text {
	if !r.bothLast() {
		return ""
	}
	for m := range r.Men {
		if r.waits(m) {
			return speech.Say("goldfever.wrong-unacted", "character", r.NameOf(m))
		}
	}
	return ""
}

// bagOff says that the chips in the bag are not those of who is alive and has
// not acted.
func (r reading) bagOff() speech.Text {
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
	chips := speech.Say("goldfever.to-act", "n", right.Least)
	if !right.Known() {
		chips = speech.Say("goldfever.some-to-act", "least", right.Least, "most", right.Most)
	}
	n, whole := r.Whole(sheet.BagPlace)
	return audit.Wrong(!whole || right.Apart(audit.Exactly(n)), "goldfever.wrong-bag", "word", strconv.Quote(w.Value), "chips", chips)
}

// nobodyActed says that no chip was drawn at all.
func (r reading) nobodyActed() speech.Text {
	for m := range r.Sheets {
		if !r.uncrossed(r.Sheets[m].Acted) {
			return ""
		}
	}
	return "goldfever.wrong-nobody-acted"
}
