package ledger

import (
	"slices"

	"saddlebag/scoring"
)

// Totals are each seat's scores as the table saw them: at the start, at the end of each
// round, and now, in the current or last round. Round gives the round of a state, from 1.
// Undone events leave no trace, and a correction counts from the time it was made.
func (f *Fold) Totals(round func(scoring.State) int) [][]scoring.Tenths {
	totals := make([][]scoring.Tenths, len(f.now.tip.names))
	rounds := 0 // those that totals holds, counting the start as one
	add := func(state scoring.State) {
		for seat, score := range state.Tally() {
			totals[seat] = append(totals[seat], score.Total())
		}
		rounds++
	}
	state := f.stateAt(f.now.tip.upTo(0))
	add(state)
	for _, s := range slices.Concat(f.now.tip.since(0)...) {
		_ = f.apply(state, s.kind, s.event) // it was legal when it was taken
		for rounds < round(state) {
			add(state)
		}
	}
	add(state)
	return totals
}
