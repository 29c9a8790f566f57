package live

import (
	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// mostCorrections is how many corrections of a seat can stand. Each has a line
// on the pages of all, so that they cannot grow for ever.
const mostCorrections = 100

// roomFor refuses one more correction of a seat that has so many. The table is
// locked and its game loaded.
func (t *Table) roomFor(e ledger.Entry, seat int) error {
	if e.Verb != ledger.VerbCorrect || seat == scoring.Table {
		return nil
	}
	stand := 0
	for _, line := range t.game.truth.State().Tally()[seat].Lines {
		if line.Clause == scoring.CorrectionClause {
			stand++
		}
	}
	if stand >= mostCorrections {
		return refuse("%d corrections of %s stand already. Take some back, and correct their sum instead.", stand, e.Actor)
	}
	return nil
}
