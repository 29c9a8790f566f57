package settle

import (
	"saddlebag/scoring"
)

// mostMissing is of how many places it is tried what could stand there.
const mostMissing = 3

// mostCompletions is how many ways to fill them in make a range.
const mostCompletions = 400

// Some numbers are tried beyond those of which all are: if one can stand in a place, nobody
// knows how many can.
const (
	farther = 100
	mostFar = 20_000
)

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
	if kind := c.Cells[p].Kind; kind == scoring.Figure || kind == scoring.Money {
		for n := farther; n <= mostFar; n += farther {
			values = append(values, scoring.Written{Value: scoring.Whole(n).String()})
		}
	}
	t := c.trial(p)
	for _, w := range values {
		if c.spent() || !c.with(t, p, w, from) {
			return false
		}
	}
	return true
}

// with goes on with a value in a place, where it can stand. Where a number can stand there
// that is not among those of which all are tried, others can that are not tried.
func (c *completer) with(t *trial, p scoring.Place, w scoring.Written, from int) bool {
	defer c.put(scoring.Filled{p: w}, nil)()
	if !t.holds() {
		return true
	}
	if n, ok := w.Number(); ok && w.Value != "" && (n >= scoring.Whole(largest) || n <= scoring.Whole(smallest)) {
		return false
	}
	return c.fill(from + 1)
}
