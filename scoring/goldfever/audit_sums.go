package goldfever

import (
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// totals are all sums that some reasons and the corrections of a team can have, in
// ascending order.
func (r reading) totals(reasons []reason, team int) []scoring.Tenths {
	all := []scoring.Tenths{r.fixed(team)}
	for _, p := range reasons {
		var more []scoring.Tenths
		for _, sum := range all {
			for _, n := range p.can {
				more = append(more, sum+scoring.Whole(n))
			}
		}
		slices.Sort(more)
		all = slices.Compact(more)
	}
	return all
}

// fixed is what the table has corrected of a team's points (LG5).
func (r reading) fixed(team int) (sum scoring.Tenths) {
	for _, seat := range r.seats[team] {
		sum += r.Correction(seat, fieldPoints)
	}
	return sum
}

// sums are the rules of scores (GF55, GF60).
func (a *auditor) sums() []audit.Rule {
	all := []audit.Rule{a.rule("GF55", reading.oneBlast)}
	for team, seats := range a.seats {
		for i, seat := range seats {
			sum := a.rule("GF60", func(r reading) string { return r.addsUp(seat, team) })
			sum.Wants = func(s *audit.Sheet) (scoring.Place, scoring.Tenths, bool) {
				r := reading{a, s}
				can := r.totals(r.reasons(team, r.exploded), team)
				if len(can) != 1 {
					return r.scores[seat], 0, false
				}
				return r.scores[seat], can[0], true
			}
			all = append(all, sum)
			if i > 0 {
				all = append(all, a.rule("GF60", func(r reading) string { return r.apart(seats[i-1], seat) }))
			}
		}
	}
	for i := range all {
		all[i].Sum = true
	}
	return all
}

// addsUp says that a score is nothing that its parts can add up to.
func (r reading) addsUp(seat, team int) string {
	written, ok := r.Number(r.scores[seat])
	if !ok {
		return ""
	}
	can := r.totals(r.reasons(team, r.exploded), team)
	return audit.Sentence(!slices.Contains(can, written),
		"%s, for %s, scores %s, not %s.", r.names[seat], r.house.Scenario.Teams[team].Name, sumWords(can, written), written)
}

// sumWords says what a sum can be next to what is written: "3", "12 or more",
// "6 or less, or 9". It can be nothing where its parts contradict each other.
func sumWords(can []scoring.Tenths, written scoring.Tenths) string {
	at, _ := slices.BinarySearch(can, written)
	var words []string
	if less := can[:at]; len(less) == 1 {
		words = append(words, less[0].String())
	} else if len(less) > 1 {
		words = append(words, less[at-1].String()+" or less")
	}
	if more := can[at:]; len(more) == 1 {
		words = append(words, more[0].String())
	} else if len(more) > 1 {
		words = append(words, more[0].String()+" or more")
	}
	if words == nil {
		return "what cannot be added up"
	}
	return strings.Join(words, ", or ")
}

// apart says that two players of a team have not the same score.
func (r reading) apart(seat, mate int) string {
	n, known := r.Number(r.scores[seat])
	m, also := r.Number(r.scores[mate])
	return audit.Sentence(known && also && n != m, "%s and %s score together, and have %s and %s.", r.names[seat], r.names[mate], n, m)
}

// oneBlast says that friends of both teams seem to be killed, by one stick of
// dynamite.
func (r reading) oneBlast() string {
	for team, seats := range r.seats {
		without := r.totals(r.reasons(team, func() bool { return false }), team)
		lacks := func(seat int) bool {
			written, ok := r.Number(r.scores[seat])
			return ok && !slices.Contains(without, written)
		}
		if !slices.ContainsFunc(seats, lacks) {
			return ""
		}
	}
	return audit.Sentence(r.blasts() < Teams,
		"Both teams score for fewer than are dead, as if each had killed friends, and no more than one stick of dynamite is gone.")
}

// settled are the reasons of a team's score. Where all but the kills is known, a
// score that is written and possible tells how many of those there were.
func (r reading) settled(team int) []reason {
	all := r.reasons(team, r.exploded)
	kills, others := &all[0], all[1:]
	if kills.known() || slices.ContainsFunc(others, func(p reason) bool { return !p.known() }) {
		return all
	}
	rest := r.totals(others, team)
	for _, seat := range r.seats[team] {
		written, ok := r.Number(r.scores[seat])
		for _, n := range kills.can {
			if ok && slices.Contains(rest, written-scoring.Whole(n)) {
				kills.can, kills.missing = []int{n}, nil
				return all
			}
		}
	}
	return all
}

// audited are the scores of the seats as their teams' sheets give them.
func (r reading) audited() []scoring.Audited {
	return scoring.Each(len(r.names), func(seat int) scoring.Audited {
		lines, known := r.earned(r.teamOf(seat))
		return r.Score(lines, known, r.scores[seat])
	})
}

// earned is what a team has points for, as far as that is known.
func (r reading) earned(team int) (lines []scoring.Line, known bool) {
	var score scoring.Score
	known = true
	for _, p := range r.settled(team) {
		if p.known() && len(p.can) == 1 {
			score.Earn(p.label, scoring.Whole(p.can[0]), p.clause, 0)
		} else {
			known = false
		}
	}
	score.Earn("Correction of points", r.fixed(team), scoring.CorrectionClause, 0)
	return score.Lines, known
}

// missing are the cells that would have to be known for the scores.
func (r reading) missing() []scoring.Place {
	var places []scoring.Place
	for team := range r.seats {
		for _, p := range r.settled(team) {
			for _, place := range p.missing {
				if !slices.Contains(places, place) {
					places = append(places, place)
				}
			}
		}
	}
	return places
}

// ranks orders the seats by their scores, then by who has more alive (GF60).
func (r reading) ranks(scores []scoring.Audited) []int {
	return scoring.Ranks(scoring.Each(len(scores), func(seat int) []scoring.Tenths {
		return []scoring.Tenths{scores[seat].Total(), scoring.Whole(r.living(r.teamOf(seat)).Least)}
	}))
}
