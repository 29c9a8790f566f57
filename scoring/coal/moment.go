package coal

import (
	"fmt"

	"saddlebag/scoring"
)

// Moment says where the game is. It waits for those who can still work with
// this throw, or have a burro to load (CW7, CW8).
func (s *state) Moment() scoring.Moment {
	m := scoring.Moment{Round: s.round, Label: s.label()}
	for _, face := range s.throw.shown {
		if face != 0 {
			m.FaceUp = append(m.FaceUp, digit(face))
		}
	}
	m.Turn = scoring.Where(len(s.seats), func(seat int) bool { return len(s.offered.to(seat, s.promptSeat)) > 0 })
	return m
}

// label is where the game is, for people.
func (s *state) label() string {
	round := fmt.Sprintf("Round %d", s.round)
	switch {
	case s.phase == over:
		return round + ", the end"
	case s.phase == loading:
		return round + ": load a burro"
	case s.phase == fresh:
		return round + ": throw the dice"
	case s.roundEnding():
		return fmt.Sprintf("%s, throw %d, the last", round, s.throws)
	}
	return fmt.Sprintf("%s, throw %d", round, s.throws)
}
