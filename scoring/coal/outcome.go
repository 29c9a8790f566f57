package coal

import "saddlebag/scoring"

// Why games end.
const (
	endSix        = "six deliveries"
	endSeven      = "seven deliveries"
	endPinkertons = "Pinkertons"
)

const clauseEnd = "CW43"

// Outcome ranks by cash, then by what still waits in the stash (CW43).
func (s *state) Outcome() scoring.Outcome {
	keys := make([][]scoring.Tenths, len(s.seats))
	for i := range s.seats {
		p := &s.seats[i]
		keys[i] = []scoring.Tenths{scoring.Whole(p.cash), scoring.Whole(p.waiting.value())}
	}
	out := scoring.Outcome{Ranks: scoring.Ranks(keys)}
	if s.tieBroken(out.Ranks) {
		out.TieBreak = "higher value waiting in the stash (CW43)"
	}
	if s.phase == over {
		out.Over, out.Clause, out.Reason = true, clauseEnd, s.reason()
	}
	return out
}

// tieBroken says whether more seats have the most cash than share first
// place.
func (s *state) tieBroken(ranks []int) bool {
	best := 0
	for i := range s.seats {
		best = max(best, s.seats[i].cash)
	}
	richest, first := 0, 0
	for i, rank := range ranks {
		if s.seats[i].cash == best {
			richest++
		}
		if rank == 1 {
			first++
		}
	}
	return richest > first
}

func (s *state) reason() string {
	switch {
	case s.last < Rounds:
		return endPinkertons
	case s.last == Rounds:
		return endSix
	}
	return endSeven
}
