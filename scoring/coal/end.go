package coal

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// Why games end.
const (
	EndSix        = "coal.end-six"
	EndSeven      = "coal.end-seven"
	EndPinkertons = "coal.end-pinkertons"
)

// Outcome ranks by cash, then by what still waits in the stash (CW43).
func (s *State) Outcome() scoring.Outcome {
	out := scoring.Outcome{Ranks: scoring.Ranks(scoring.Each(len(s.Seats), func(i int) []scoring.Tenths {
		p := &s.Seats[i]
		return []scoring.Tenths{scoring.Whole(p.Cash), scoring.Whole(p.Waiting.Value())}
	}))}
	if s.tieBroken(out.Ranks) {
		out.TieBreak = "coal.tie-break"
	}
	if s.Phase == Over {
		out.Over, out.Clause, out.Reason = true, "CW43", s.reason()
		if out.TieBreak != "" {
			out.Decided = s.decided()
		}
	}
	return out
}

// tieBroken says whether more seats have the most cash than share first
// place.
func (s *State) tieBroken(ranks []int) bool {
	first := scoring.Where(len(ranks), func(i int) bool { return ranks[i] == 1 })
	return len(s.richest()) > len(first)
}

// richest are the seats with the most cash.
func (s *State) richest() []int {
	best := slices.MaxFunc(s.Seats, func(a, b Seat) int { return a.Cash - b.Cash }).Cash
	return scoring.Where(len(s.Seats), func(i int) bool { return s.Seats[i].Cash == best })
}

// decided tells what decided between the richest: what is left in their stashes.
func (s *State) decided() speech.Text {
	var left speech.All
	for _, i := range s.richest() {
		left = append(left, speech.Say("coal.tie-left", "player", s.Names[i], "left", Dollars(s.Seats[i].Waiting.Value())))
	}
	return speech.Say("coal.tie-told", "left", left)
}

func (s *State) reason() speech.Text {
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

// A Rank is one of a solo player, with the cash that it begins at.
type Rank struct {
	From int
	Name speech.Text
}

// SoloRanks are the ranks of CW44, the highest first.
func SoloRanks() []Rank { return soloRanks[:] }

var soloRanks = [...]Rank{
	{361, "coal.platinum"},
	{341, "coal.gold-rank"},
	{321, "coal.silver-rank"},
	{300, "coal.bronze"},
	{0, "coal.city-slicker"},
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
	line := scoring.Line{Label: "coal.no-rank-line", Clause: "CW44"}
	if full {
		i := 0
		for i < len(soloRanks)-1 && cash < soloRanks[i].From {
			i++
		}
		line.Label = speech.Say("coal.rank-line", "rank", soloRanks[i].Name)
	}
	return line
}
