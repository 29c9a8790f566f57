package coal

import (
	"fmt"

	"saddlebag/scoring"
)

// Moment says where the game is. It waits for those who can still work with
// this throw, or have a burro to load (CW7, CW8).
func (s *State) Moment() scoring.Moment {
	m := scoring.Moment{Round: s.Round, Label: s.label()}
	for _, face := range s.Throw.Shown {
		if face != 0 {
			m.FaceUp = append(m.FaceUp, Digit(face))
		}
	}
	m.Turn = scoring.Where(len(s.Seats), func(seat int) bool { return len(s.offered.to(seat, s.promptSeat)) > 0 })
	return m
}

// label is where the game is, for people.
func (s *State) label() string {
	round := fmt.Sprintf("Round %d", s.Round)
	switch {
	case s.Phase == Over:
		return round + ", the end"
	case s.Phase == Loading:
		return round + ": load a burro"
	case s.Phase == Fresh:
		return round + ": throw the dice"
	case s.roundEnding():
		return fmt.Sprintf("%s, throw %d, the last", round, s.throws)
	}
	return fmt.Sprintf("%s, throw %d", round, s.throws)
}
