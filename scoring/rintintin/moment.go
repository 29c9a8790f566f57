package rintintin

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// Moment says whose turn it is. In a round each player has a turn, but for
// those who are passed over (RT12).
func (s *State) Moment() scoring.Moment {
	m := scoring.Moment{Round: s.round}
	switch s.Phase {
	case Spinning:
		m.Turn = []int{s.Turn}
		m.Label = s.waiting()
	case Placing:
		m.Turn, m.FaceUp = []int{s.Turn}, []string{s.Spinner}
		m.Label = speech.Say("rintintin.now-spun", "round", s.round, "player", s.Names[s.Turn], "sector", SectorName(s.Spinner))
	case Drawing:
		m.Turn = slices.Clone(s.Drawers)
		m.Label = speech.Say("rintintin.now-draws", "round", s.round, "player", s.named(m.Turn))
	case Revealing:
		m.Turn = s.secretive()
		m.Label = speech.Say("rintintin.now-showing", "players", s.named(m.Turn))
	case Breaking:
		m.Turn = slices.Clone(s.Drawers)
		m.Label = speech.Say("rintintin.now-tied", "players", s.named(m.Turn))
	case Over:
		m.Label = "rintintin.game-over"
	}
	return m
}

// waiting says what the seat in turn does next, and what has just happened that
// left no trace on the board.
func (s *State) waiting() speech.Text {
	now := func(name string, more ...any) speech.Text {
		return speech.Say(name, append([]any{"round", s.round, "player", s.Names[s.Turn]}, more...)...)
	}
	spins, lostBefore := "rintintin.now-spins", "rintintin.lost-and-spins"
	switch {
	case s.Spinner == SectorLine:
		return now("rintintin.now-spins-again")
	case s.unspun(s.Turn):
		spins, lostBefore = "rintintin.now-places-figure", "rintintin.lost-and-places-figure"
	}
	if s.lost != scoring.Table {
		return now(lostBefore, "territory", SectorName(s.Spinner), "loser", s.Names[s.lost])
	}
	return now(spins)
}

func (s *State) named(seats []int) speech.List {
	return scoring.Each(len(seats), func(i int) speech.Text { return speech.Words(s.Names[seats[i]]) })
}

// RoundName is the round, for people.
func (s *State) RoundName() speech.Text {
	switch s.Phase {
	case Spinning, Placing, Drawing:
		return speech.Say("rintintin.called-round", "round", s.round)
	default:
		return ""
	}
}
