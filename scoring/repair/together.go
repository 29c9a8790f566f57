package repair

import (
	"slices"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
)

const (
	// mostTogether is how many edits one repair has at the most.
	mostTogether = 3
	// triedTogether is how many candidates are tried with another.
	triedTogether = 2
	// aWay is how many lines a candidate must have come without a finding to be
	// one of them.
	aWay = 8
)

// together tries what came farthest with a repair of what it came to. A second
// slip may make more findings behind the first once that is repaired, so that
// nothing short of both leaves fewer.
func (s *search) together(farthest []*candidate) {
	for _, c := range s.done {
		if c.repair.Leaves <= s.survey.count/2 {
			return // one edit does
		}
	}
	if s.depth+1 >= mostTogether {
		return
	}
	for _, c := range farthest[:min(len(farthest), triedTogether)] {
		if c.header == nil && c.clean >= s.survey.first+aWay && s.left > len(s.lines)-s.survey.first {
			s.followed(c)
		}
	}
}

// followed tries a candidate together with the best repair of what it leaves.
func (s *search) followed(c *candidate) {
	d := *s.draft
	t := &trail{draft: &d, spacing: s.trail.spacing, marks: slices.Clone(s.trail.marks)}
	t.change(c)
	now := t.survey()
	s.left -= now.events
	next := &search{
		draft: &d, trail: t, survey: now, ctx: s.ctx, tried: map[ledger.Edit]bool{},
		left: s.left / triedTogether, depth: s.depth + 1,
	}
	s.left -= next.left
	best := next.repairs()
	s.left += next.left
	if len(best) == 0 || best[0].header != nil || best[0].repair.Leaves >= s.survey.count {
		return
	}
	both := *c
	both.then, both.scores, both.cost = best[0], best[0].scores, c.cost+best[0].cost
	both.repair.Also = slices.Concat(c.repair.Also, best[0].repair.Edits())
	both.repair.Leaves = best[0].repair.Leaves
	s.done = append(s.done, &both)
}

// sentences says what was wrong if a repair is right, edit by edit.
func (s *search) sentences(c *candidate) speech.Text {
	if c.then == nil {
		return s.sentence(c)
	}
	first := *c
	first.repair.Also, first.then = nil, nil
	if c.then.repair.Say == "" {
		return s.sentence(&first)
	}
	return speech.Say("repair.and-also", "before", s.sentence(&first), "next", c.then.repair.Say)
}
