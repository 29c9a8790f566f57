package goldfever

import (
	"fmt"
	"slices"
	"strings"

	"saddlebag/scoring"
)

// totals are all sums that some reasons and the corrections of a team can have, in
// ascending order.
func (a *auditor) totals(reasons []reason, team int) []scoring.Tenths {
	all := []scoring.Tenths{a.fixed[team]}
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

// sums are the conditions of scores (GF60).
func (a *auditor) sums() []scoring.Condition {
	reads := slices.Concat(a.lifePlaces(), a.everywhere())
	for m := range a.sheets {
		reads = append(reads, a.sheets[m].zone)
	}
	all := []scoring.Condition{a.oneBlast(reads)}
	for team, seats := range a.seats {
		for i, seat := range seats {
			all = append(all, a.addsUp(seat, team, reads))
			if i > 0 {
				all = append(all, a.together(seats[i-1], seat))
			}
		}
	}
	return all
}

// addsUp demands that a score is what its parts can add up to. The sentence says
// what all that is known adds up to, not only the entries that it contradicts.
func (a *auditor) addsUp(seat, team int, parts []scoring.Place) scoring.Condition {
	score := a.scores[seat]
	c := demand("GF60", func(f scoring.Filled) string {
		written, ok := f.Number(score)
		if !ok {
			return ""
		}
		if slices.Contains(a.totals(a.reasons(f, team, a.blasts(f)), team), written) {
			return ""
		}
		return fmt.Sprintf("%s, for %s, scores %s, not %s.", a.names[seat], a.house.Scenario.Teams[team].Name, sumWords(a.known[team]), written)
	}, append([]scoring.Place{score}, parts...)...)
	c.Sum = true
	return c
}

// fewSums are as many as are named one by one.
const fewSums = 4

// sumWords says what a sum can be.
func sumWords(totals []scoring.Tenths) string {
	if len(totals) == 0 {
		return "what cannot be added up"
	}
	var words []string
	for _, t := range totals {
		words = append(words, t.String())
	}
	if n := len(words); n > fewSums {
		return fmt.Sprintf("one of the sums from %s to %s", words[0], words[n-1])
	}
	return strings.Join(words, " or ")
}

// together demands that two players of a team have the same score.
func (a *auditor) together(seat, mate int) scoring.Condition {
	one, two := a.scores[seat], a.scores[mate]
	c := demand("GF60", func(f scoring.Filled) string {
		n, known := f.Number(one)
		m, also := f.Number(two)
		if !known || !also || n == m {
			return ""
		}
		return fmt.Sprintf("%s and %s score together, and have %s and %s.", a.names[seat], a.names[mate], n, m)
	}, one, two)
	c.Sum = true
	return c
}

// oneBlast demands that a stick of dynamite has killed friends of one team only
// (GF55).
func (a *auditor) oneBlast(parts []scoring.Place) scoring.Condition {
	c := demand("GF55", func(f scoring.Filled) string {
		blasts := a.blasts(f)
		if blasts >= Teams {
			return ""
		}
		for team, seats := range a.seats {
			without := a.totals(a.reasons(f, team, 0), team)
			lacks := func(seat int) bool {
				written, ok := f.Number(a.scores[seat])
				return ok && !slices.Contains(without, written)
			}
			if !slices.ContainsFunc(seats, lacks) {
				return ""
			}
		}
		return "Both teams score for fewer than are dead, as if each had killed friends, and no more than one stick of dynamite is gone."
	}, append(slices.Clone(a.scores), parts...)...)
	c.Sum = true
	return c
}

// settled are the reasons of a team's score. Where all but the kills is known, a
// score that is written and possible tells how many of those there were.
func (a *auditor) settled(f scoring.Filled, team int) []reason {
	all := a.reasons(f, team, a.blasts(f))
	kills, others := &all[0], all[1:]
	if kills.known() || slices.ContainsFunc(others, func(p reason) bool { return !p.known() }) {
		return all
	}
	rest := a.totals(others, team)
	for _, seat := range a.seats[team] {
		written, ok := f.Number(a.scores[seat])
		for _, n := range kills.can {
			if ok && slices.Contains(rest, written-scoring.Whole(n)) {
				kills.can, kills.missing = []int{n}, nil
				return all
			}
		}
	}
	return all
}

// audited is the score of a seat as its team's sheets give it.
func (a *auditor) audited(f scoring.Filled, seat int) scoring.Audited {
	team := a.teamOf(seat)
	got := scoring.Audited{Known: true}
	for _, p := range a.settled(f, team) {
		if !p.known() || len(p.can) != 1 {
			got.Known = false
			continue
		}
		if points := p.can[0]; points != 0 {
			got.Lines = append(got.Lines, scoring.Line{Label: p.label, Amount: scoring.Whole(points), Clause: p.clause})
		}
	}
	if a.fixed[team] != 0 {
		got.Lines = append(got.Lines, scoring.Line{
			Label: "Correction of points", Amount: a.fixed[team], Clause: scoring.CorrectionClause,
		})
	}
	got.Claimed, got.Written = f.Number(a.scores[seat])
	return got
}

// missing are the cells that would have to be known for the scores.
func (a *auditor) missing(f scoring.Filled) []scoring.Place {
	var places []scoring.Place
	for team := range a.seats {
		for _, p := range a.settled(f, team) {
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
func (a *auditor) ranks(f scoring.Filled, scores []scoring.Audited) []int {
	var alive [Teams]int
	for m := range a.men {
		if a.lasts(f, m) {
			alive[a.men[m].team]++
		}
	}
	keys := make([][]scoring.Tenths, len(scores))
	for seat := range scores {
		keys[seat] = []scoring.Tenths{scores[seat].Total(), scoring.Whole(alive[a.teamOf(seat)])}
	}
	return scoring.Ranks(keys)
}
