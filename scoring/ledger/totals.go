package ledger

import "saddlebag/scoring"

// Totals are each seat's scores as the table saw them: at the start, at the end of each
// round, and now, in the current or last round. Round gives the round of a state, from 1.
// Undone events leave no trace, and a correction counts from the time it was made.
func (f *Fold) Totals(round func(scoring.State) int) [][]scoring.Tenths {
	start := f.now.tip
	for start.before != nil {
		start = start.before
	}
	totals := make([][]scoring.Tenths, len(start.names))
	rounds := 0 // those that totals holds, counting the start as one
	add := func(state scoring.State) {
		for seat, score := range state.Tally() {
			totals[seat] = append(totals[seat], score.Total())
		}
		rounds++
	}
	state := start.state.Clone()
	add(state)
	for _, s := range f.now.tip.since(start) {
		_ = apply(f.game.Info(), state, s.kind, s.event) // it was legal when it was taken
		for rounds < round(state) {
			add(state)
		}
	}
	add(state)
	return totals
}
