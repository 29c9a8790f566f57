package rintintin

import (
	"fmt"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/speech"
)

// Moment says whose turn it is. In a round each player has a turn, but for
// those who are passed over (RT12).
func (s *State) Moment() scoring.Moment {
	m := scoring.Moment{Round: s.round}
	switch s.Phase {
	case Spinning:
		m.Turn = []int{s.Turn}
		m.Label = speech.Words(fmt.Sprintf("Round %d: %s", s.round, s.waiting()))
	case Placing:
		m.Turn, m.FaceUp = []int{s.Turn}, []string{s.Spinner}
		m.Label = speech.Words(fmt.Sprintf("Round %d: %s has spun %s", s.round, s.Names[s.Turn], SectorName(s.Spinner)))
	case Drawing:
		m.Turn = slices.Clone(s.Drawers)
		m.Label = speech.Words(fmt.Sprintf("Round %d: %s draws a boodle card", s.round, s.named(m.Turn)))
	case Revealing:
		m.Turn = s.secretive()
		m.Label = speech.Words("All pieces are placed. Still to show secret cards: " + s.named(m.Turn))
	case Breaking:
		m.Turn = slices.Clone(s.Drawers)
		m.Label = speech.Words("A tie for the lead. Still to draw a card: " + s.named(m.Turn))
	case Over:
		m.Label = "The game is over"
	}
	return m
}

// waiting says what the seat in turn does next, and what has just happened that
// left no trace on the board.
func (s *State) waiting() string {
	name := s.Names[s.Turn]
	switch {
	case s.Spinner == SectorLine:
		return name + " has spun a line, and spins again"
	case s.unspun(s.Turn):
		name += " places a figure without a spin"
	default:
		name += " spins"
	}
	if s.lost != scoring.Table {
		return fmt.Sprintf("no circle is open in %s, so %s loses the turn; %s", s.Spinner, s.Names[s.lost], name)
	}
	return name
}

func (s *State) named(seats []int) string {
	return strings.Join(scoring.Each(len(seats), func(i int) string { return s.Names[seats[i]] }), ", ")
}
