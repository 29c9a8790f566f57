package coal

import (
	"slices"

	"saddlebag/scoring"
)

// Why games end.
const (
	EndSix        = "six deliveries"
	EndSeven      = "seven deliveries"
	EndPinkertons = "Pinkertons"
)

const clauseEnd = "CW43"

// Outcome ranks by cash, then by what still waits in the stash (CW43).
func (s *State) Outcome() scoring.Outcome {
	out := scoring.Outcome{Ranks: scoring.Ranks(scoring.Each(len(s.Seats), func(i int) []scoring.Tenths {
		p := &s.Seats[i]
		return []scoring.Tenths{scoring.Whole(p.Cash), scoring.Whole(p.Waiting.Value())}
	}))}
	if s.tieBroken(out.Ranks) {
		out.TieBreak = "higher value waiting in the stash (CW43)"
	}
	if s.Phase == Over {
		out.Over, out.Clause, out.Reason = true, clauseEnd, s.reason()
	}
	return out
}

// tieBroken says whether more seats have the most cash than share first
// place.
func (s *State) tieBroken(ranks []int) bool {
	best := slices.MaxFunc(s.Seats, func(a, b Seat) int { return a.Cash - b.Cash }).Cash
	richest := scoring.Where(len(ranks), func(i int) bool { return s.Seats[i].Cash == best })
	first := scoring.Where(len(ranks), func(i int) bool { return ranks[i] == 1 })
	return len(richest) > len(first)
}

func (s *State) reason() string {
	switch {
	case s.last < Rounds:
		return EndPinkertons
	case s.last == Rounds:
		return EndSix
	}
	return EndSeven
}
