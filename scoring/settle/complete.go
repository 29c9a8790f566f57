package settle

import (
	"slices"

	"saddlebag/scoring"
)

// mostMissing is of how many places it is tried what could stand there.
const mostMissing = 3

// mostCompletions is how many ways to fill them in make a range.
const mostCompletions = 400

// completed is the settlement of sheets of which a few places are unknown: what they come to
// with all that could stand there by the rules.
func (s *search) completed(judged scoring.Audit) scoring.Settlement {
	c := completer{search: s, missing: judged.Missing}
	if len(s.failing) > 0 || !c.fill(0) || s.spent() || len(c.all) == 0 {
		return open(judged)
	}
	got := merged(c.all)
	if got.Settled() {
		got.Basis = scoring.AsWritten
	}
	return got
}

// A completer fills in what is unknown in all ways that the rules allow.
type completer struct {
	*search
	missing []scoring.Place
	all     [][]scoring.Settled
}

// fill fills in the missing places from one on. It says whether all was tried that could
// stand there.
func (c *completer) fill(from int) bool {
	if from == len(c.missing) {
		if seats := c.outcome().seats(); told(seats) { // a game has scores
			c.all = append(c.all, seats)
		}
		return len(c.all) < mostCompletions
	}
	p := c.missing[from]
	values := append(c.values(p), scoring.Written{})
	t := c.trial(p)
	for _, w := range values {
		if c.spent() || !c.with(t, p, w, from) {
			return false
		}
	}
	return true
}

// with goes on with a value in a place, where it can stand. Where the largest number that is
// tried can stand there, others can that are not.
func (c *completer) with(t *trial, p scoring.Place, w scoring.Written, from int) bool {
	defer c.put(scoring.Filled{p: w}, nil)()
	if !t.holds() {
		return true
	}
	if n, ok := w.Number(); ok && w.Value != "" && slices.Contains([]scoring.Tenths{scoring.Whole(largest), scoring.Whole(smallest)}, n) {
		return false
	}
	return c.fill(from + 1)
}
