package rintintin

import (
	"slices"

	"saddlebag/scoring/audit"
)

// checklist is what the rules demand of score sheets and boards.
func checklist(blank View) audit.Checklist {
	a := &auditor{newPaper(blank)}
	return audit.Checklist{
		Score:   ScoreCell,
		Info:    &info,
		Rules:   slices.Concat(a.entries(), a.pieces(), a.cards(), a.sums()),
		Doubts:  a.doubts(),
		Scores:  a.scores,
		Missing: a.missing,
		Parts:   a.parts(),
		Printed: map[string][]string{ScoreCell: {"total"}},
		Words:   a.Paper.words,
	}
}

// An auditor knows what the sheets of a game can be, and where all stands.
type auditor struct{ *Paper }
