package coal

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/speech"
)

// Why games end.
const (
	EndSix        = "six deliveries"
	EndSeven      = "seven deliveries"
	EndPinkertons = "Pinkertons"
)

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
		out.Over, out.Clause, out.Reason = true, "CW43", speech.Words(s.reason())
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

// Tally is one line for each change of cash; a solo game ends with a line
// that says its rank.
func (s *State) Tally() []scoring.Score {
	return scoring.Each(len(s.Seats), func(seat int) scoring.Score {
		entries := s.Seats[seat].Entries()
		lines := scoring.Each(len(entries), func(i int) scoring.Line { return entries[i].Line() })
		if s.Phase == Over && s.Solo() {
			lines = append(lines, s.rankLine())
		}
		return scoring.Score{Lines: lines}
	})
}

// soloRanks are the ranks of CW44 with the cash that each begins at.
var soloRanks = [...]struct {
	from int
	name string
}{
	{361, "Platinum"},
	{341, "Gold"},
	{321, "Silver"},
	{300, "Bronze"},
	{0, "City Slicker"},
}

// rankLine is the solo rank at the end of the game (CW44).
func (s *State) rankLine() scoring.Line {
	p := &s.Seats[0]
	line := SoloRank(p.Cash, s.full(p))
	for e := p.Last; e != nil && line.Event == 0; e = e.Before {
		if e.Reason == Delivered {
			line.Event = e.event
		}
	}
	return line
}

// SoloRank is the line of the rank that final cash comes to, with a full Ore
// Stash or without (CW44).
func SoloRank(cash int, full bool) scoring.Line {
	line := scoring.Line{Label: "Solo rank: none (the Ore Stash is not full)", Clause: "CW44"}
	if full {
		i := 0
		for i < len(soloRanks)-1 && cash < soloRanks[i].from {
			i++
		}
		line.Label = speech.Words("Solo rank: " + soloRanks[i].name)
	}
	return line
}
