package rintintin

import (
	"fmt"
	"slices"
	"strings"

	"saddlebag/scoring"
)

// Moment says whose turn it is. In a round each player has a turn, but for
// those who are passed over (RT12).
func (s *state) Moment() scoring.Moment {
	m := scoring.Moment{Round: s.round}
	switch s.phase {
	case spinning:
		m.Turn = []int{s.turn}
		m.Label = fmt.Sprintf("Round %d: %s", s.round, s.waiting())
	case placing:
		m.Turn, m.FaceUp = []int{s.turn}, []string{s.spinner}
		m.Label = fmt.Sprintf("Round %d: %s has spun %s", s.round, s.names[s.turn], sectorName(s.spinner))
	case drawing:
		m.Turn = slices.Clone(s.drawers)
		m.Label = fmt.Sprintf("Round %d: %s draws a boodle card", s.round, s.named(m.Turn))
	case revealing:
		m.Turn = s.secretive()
		m.Label = "All pieces are placed. Still to show secret cards: " + s.named(m.Turn)
	case breaking:
		m.Turn = slices.Clone(s.drawers)
		m.Label = "A tie for the lead. Still to draw a card: " + s.named(m.Turn)
	case over:
		m.Label = "The game is over"
	}
	return m
}

// waiting says what the seat in turn does next, and what has just happened that
// left no trace on the board.
func (s *state) waiting() string {
	name := s.names[s.turn]
	switch {
	case s.spinner == sectorLine:
		return name + " has spun a line, and spins again"
	case s.unspun(s.turn):
		name += " places a figure without a spin"
	default:
		name += " spins"
	}
	if s.lost != scoring.Table {
		return fmt.Sprintf("no circle is open in %s, so %s loses the turn; %s", s.spinner, s.names[s.lost], name)
	}
	return name
}

func (s *state) named(seats []int) string {
	return strings.Join(scoring.Each(len(seats), func(i int) string { return s.names[seats[i]] }), ", ")
}
