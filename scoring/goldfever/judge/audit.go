// Package judge says which entries on the filled sheets of a finished fight contradict
// each other: wounds and the dead, gear, the stock of objects, chips and cards, and a
// team's points.
//
// It judges only the sheets and never plays a game. Package sheet says where everything is
// written and reads entries. Begin with [Checklist]; a rule is a method of reading that
// returns a sentence if the sheets break it.
package judge

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/goldfever"
	"saddlebag/scoring/goldfever/sheet"
	"saddlebag/scoring/goldfever/terms"
)

// Checklist is what the rules say of the sheets of a fight that is over. Of two
// rules that are broken by the same entries the first is told.
func Checklist(start sheet.View) audit.Checklist {
	a := newAuditor(start.State)
	return audit.Checklist{
		Score:   terms.ScoreCell,
		Info:    &sheet.Info,
		Parts:   a.Parts(),
		Words:   a.WordsAt,
		Read:    a.ReadSpoken,
		Rules:   slices.Concat(a.lives(), a.gear(), a.jokers(), a.zones(), a.stock(), a.chips(), a.cards(), a.bounds(), a.sums()),
		Twice:   a.Twice(),
		Scores:  func(s *audit.Sheet) []scoring.Audited { return reading{a, s}.audited() },
		Missing: func(s *audit.Sheet, _ []scoring.Audited) []scoring.Place { return reading{a, s}.missing() },
		Doubts:  a.doubts(),
		Ranks:   func(s *audit.Sheet, scores []scoring.Audited) []int { return reading{a, s}.ranks(scores) },
	}
}

// An auditor knows what the sheets of a fight can say.
type auditor struct{ *sheet.Paper }

func newAuditor(start *goldfever.State) *auditor { return &auditor{sheet.NewPaper(start)} }
