package coal

import (
	"slices"

	"saddlebag/scoring"
)

// Why games end.
const (
	endSix        = "six deliveries"
	endSeven      = "seven deliveries"
	endPinkertons = "Pinkertons"
)

const clauseEnd = "CW43"

// Outcome ranks by cash, then by what still waits in the stash (CW43).
func (s *state) Outcome() scoring.Outcome {
	out := scoring.Outcome{Ranks: scoring.Ranks(scoring.Each(len(s.seats), func(i int) []scoring.Tenths {
		p := &s.seats[i]
		return []scoring.Tenths{scoring.Whole(p.cash), scoring.Whole(p.waiting.value())}
	}))}
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
	best := slices.MaxFunc(s.seats, func(a, b seat) int { return a.cash - b.cash }).cash
	richest := scoring.Where(len(ranks), func(i int) bool { return s.seats[i].cash == best })
	first := scoring.Where(len(ranks), func(i int) bool { return ranks[i] == 1 })
	return len(richest) > len(first)
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
