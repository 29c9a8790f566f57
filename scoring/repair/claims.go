package repair

import (
	"cmp"
	"slices"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
)

// claims finds repairs where all that was played is legal, and only what the table
// claims is not what it has come to. Mostly somebody has added up wrongly, so that
// the claim as the score has it comes first of those that leave as little. Perhaps
// a line says something else that is as legal: one digit, place or player of which
// would make all claims right.
func (s *search) claims() []*candidate {
	for at := len(s.lines) - 1; at >= 0 && s.left > 0; at-- {
		if l := &s.lines[at]; l.put || l.isClaim() || ledger.Unplayed(l.Entry.Verb) {
			continue
		}
		s.variants(at)
		s.inPlace(at)
	}
	perhaps := s.done
	slices.SortStableFunc(perhaps, func(a, b *candidate) int {
		return cmp.Or(cmp.Compare(a.cost, b.cost), cmp.Compare(s.letters(a), s.letters(b)))
	})
	perhaps = perhaps[:min(len(perhaps), mostRepairs-1)]
	slices.SortStableFunc(perhaps, inOrder)
	for _, c := range perhaps {
		c.repair.Say = speech.Say("repair.perhaps", "says", s.sentences(c))
		c.repair.Also = []ledger.Edit{}
	}
	claim := s.asScored()
	if claim.repair.Leaves == 0 {
		return append([]*candidate{claim}, perhaps...)
	}
	return append(perhaps, claim)
}

// letters is how many letters of its line a candidate changes.
func (s *search) letters(c *candidate) int {
	return distance(s.lines[c.splices[0].from].Entry.String(), c.splices[0].lines[0].Entry.String())
}

// settle folds a candidate to the end, and takes it down if all is legal and all
// claims agree.
func (s *search) settle(c *candidate) {
	s.left -= c.walk.on(s.draft, len(s.lines), 0, nil) + cloneEvents
	if c.walk.count == 0 && len(c.walk.fold.Disputes()) == 0 {
		c.order = len(s.done)
		s.finished(c)
	}
	c.walk = walk{}
}

// asScored is the first claim that does not agree, as the score has it.
func (s *search) asScored() *candidate {
	d := s.survey.fold.Disputes()[0]
	at := s.trail.claimAt(d.Number)
	l := s.lines[at]
	l.Entry.Args = []string{l.Entry.Args[0], d.Scored.String()}
	c := &candidate{
		splices: []splice{{at, at + 1, []line{l}}}, scores: scores(s.survey.fold),
		repair: ledger.Repair{
			Edit:   ledger.Edit{Do: ledger.Change, Line: l.Number, Text: l.Entry.String()},
			Also:   []ledger.Edit{},
			Leaves: s.survey.count - 1,
		},
	}
	c.repair.Say = s.sentence(c)
	return c
}
