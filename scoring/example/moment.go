package example

import (
	"strconv"

	"saddlebag/scoring"
)

// Moment is the round, with its dice for all to see, and the seats that have
// something to do.
func (s *state) Moment() scoring.Moment {
	m := scoring.Moment{Round: max(1, len(s.rounds)), Label: "Before the first round"}
	if r := s.round(); r != nil {
		m.Label, m.FaceUp = "Round "+strconv.Itoa(m.Round), r.dice
	}
	if s.ending() {
		m.Label, m.FaceUp = "The end", nil
	}
	for i := range s.seats {
		if len(s.offers(i)) > 0 {
			m.Turn = append(m.Turn, i)
		}
	}
	return m
}
