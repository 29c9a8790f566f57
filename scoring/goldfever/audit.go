package goldfever

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// checklist is what the rules say of the sheets of a fight that is over. Of two
// rules that are broken by the same entries the first is told.
func checklist(start *state) audit.Checklist {
	a := newAuditor(start)
	return audit.Checklist{
		Score:   ScoreCell,
		Info:    &info,
		Parts:   a.parts(),
		Words:   a.wordsAt,
		Read:    a.readSpoken,
		Rules:   slices.Concat(a.lives(), a.gear(), a.jokers(), a.zones(), a.stock(), a.chips(), a.cards(), a.bounds(), a.sums()),
		Twice:   a.scoresTwice(),
		Scores:  func(s *audit.Sheet) []scoring.Audited { return reading{a, s}.audited() },
		Missing: func(s *audit.Sheet, _ []scoring.Audited) []scoring.Place { return reading{a, s}.missing() },
		Doubts:  a.doubts(),
		Ranks:   func(s *audit.Sheet, scores []scoring.Audited) []int { return reading{a, s}.ranks(scores) },
	}
}

// An auditor knows what the sheets of a fight can say.
type auditor struct {
	*paper
	stores   []store  // wherever an object can be
	possible outcomes // what both teams can have
}

func newAuditor(start *state) *auditor {
	a := &auditor{paper: newPaper(start)}
	a.stores, a.possible = a.storage(), a.allScores()
	return a
}
