// Package judge says which entries on filled sheets of Rin Tin Tin contradict each
// other: one rule for each thing the clauses demand of columns, board, cards and totals.
//
// Package sheet says where everything is and reads the marks; scoring/audit finds the
// contradictions. Begin with [Checklist].
package judge

import (
	"slices"

	"saddlebag/scoring/audit"
	"saddlebag/scoring/rintintin"
	"saddlebag/scoring/rintintin/sheet"
)

// Checklist is what the rules demand of score sheets and boards.
func Checklist(blank sheet.View) audit.Checklist {
	a := &auditor{sheet.NewPaper(blank)}
	return audit.Checklist{
		Score:   rintintin.ScoreCell,
		Info:    &sheet.Info,
		Rules:   slices.Concat(a.Legible(), a.pieces(), a.cards(), a.sums()),
		Doubts:  a.doubts(),
		Scores:  a.scores,
		Missing: a.missing,
		Parts:   a.Parts(),
		Printed: sheet.Printed(),
		Words:   a.Paper.Words,
	}
}

// An auditor knows what the sheets of a game can be, and where all stands.
type auditor struct{ *sheet.Paper }
