package rintintin

import (
	"strings"

	"saddlebag/scoring"
)

// Moment says whose turn it is. The rounds that a chart counts are the groups
// that have been closed, and the one being played for.
func (s *state) Moment() scoring.Moment {
	m := scoring.Moment{Round: min(s.closed()+1, len(s.groups))}
	switch s.phase {
	case spinning:
		m.Label, m.Turn = s.names[s.turn]+" spins", []int{s.turn}
		if s.unspun(s.turn) {
			m.Label = s.names[s.turn] + " puts a figure without spinning"
		}
	case placing:
		m.Label, m.Turn, m.Shows = s.names[s.turn]+" has spun "+sectorName(s.spun), []int{s.turn}, []string{s.spun}
	case drawing:
		m.Label, m.Turn = s.names[s.drawer]+" draws a boodle card", []int{s.drawer}
	case revealing:
		for seat := range s.names {
			if s.secrets(seat) > 0 {
				m.Turn = append(m.Turn, seat)
			}
		}
		m.Label = "The secret cards are shown: " + s.named(m.Turn)
	case drawingOn:
		m.Turn = append(m.Turn, s.tied...)
		m.Label = "Tied at the top, each draws a card: " + s.named(m.Turn)
	case over:
		m.Label = "The game is over"
	}
	return m
}

// closed is how many groups are full.
func (s *state) closed() int {
	n := 0
	for i := range s.groups {
		if s.groups[i].full() {
			n++
		}
	}
	return n
}

func (s *state) named(seats []int) string {
	names := make([]string, len(seats))
	for i, seat := range seats {
		names[i] = s.names[seat]
	}
	return strings.Join(names, ", ")
}
