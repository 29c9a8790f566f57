package audit

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// A Twice is facts that the sheets have in two records, as a delivery stands on its burro
// and in the cash column. Where the two differ in one of them, that is told of the two
// places where it stands, and what one record has confirms a repair of the other. Nothing
// is added up from both.
type Twice struct {
	What       string                       // a fact of them, for people: "delivery"
	One, Other func(*Sheet) []scoring.Place // where either record has its facts, as far as that is known
}

// Differ are the two places where the records say otherwise of one fact, if they agree on
// all others.
func (t Twice) Differ(s *Sheet) (one, other scoring.Place, ok bool) {
	ones, others := t.One(s), t.Other(s)
	var left []scoring.Place
	for _, p := range ones {
		n, _ := s.Number(p)
		at := slices.IndexFunc(others, func(q scoring.Place) bool { m, ok := s.Number(q); return ok && m == n })
		if at < 0 {
			left = append(left, p)
			continue
		}
		others = slices.Delete(slices.Clone(others), at, at+1)
	}
	if len(left) != 1 || len(others) != 1 {
		return one, other, false
	}
	return left[0], others[0], true
}

// tellTwice says of findings which of them are about one fact that stands in two places, and
// puts these first.
func (c Checklist) tellTwice(s *Sheet, found []scoring.Contradiction) {
	for _, t := range c.Twice {
		one, other, ok := t.Differ(s)
		if !ok {
			continue
		}
		for i := range found {
			if f := &found[i]; slices.Contains(f.Places, one) && slices.Contains(f.Places, other) {
				f.Twice = &scoring.Twice{What: speech.Words(t.What), One: one, Other: other}
				f.Twice.Due, f.Twice.Known = c.due(s, one)
				first := *f
				copy(found[1:i+1], found[:i])
				found[0] = first
				break
			}
		}
	}
}

// due is what a place should say by what it is made of, if that says so, be what stands
// there right or wrong.
func (c Checklist) due(s *Sheet, p scoring.Place) (n scoring.Tenths, known bool) {
	n, known = c.Sums(s.known, []scoring.Place{p})[p]
	return n, known
}
