package example

import (
	"strconv"

	"saddlebag/scoring"
	"saddlebag/speech"
)

// Moment is the round, with its dice for all to see, and the seats that have
// something to do.
func (s *State) Moment() scoring.Moment {
	m := scoring.Moment{Round: max(1, len(s.Rounds)), Label: "Before the first round"}
	if r := s.Round(); r != nil {
		m.Label, m.FaceUp = speech.Words("Round "+strconv.Itoa(m.Round)), r.Dice
	}
	if s.ending() {
		m.Label, m.FaceUp = "The end", nil
	}
	for i := range s.Seats {
		if len(s.offers(i)) > 0 {
			m.Turn = append(m.Turn, i)
		}
	}
	return m
}
