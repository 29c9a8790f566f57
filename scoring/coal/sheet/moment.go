package sheet

import (
	"fmt"

	"saddlebag/scoring"
	"saddlebag/scoring/coal"
	"saddlebag/speech"
)

// Moment says where the game is. It waits for those who can still work with
// this throw, or have a burro to load (CW7, CW8).
func (s View) Moment() scoring.Moment {
	m := scoring.Moment{Round: s.Round, Label: speech.Words(s.label())}
	for _, face := range s.Throw.Shown {
		if face != 0 {
			m.FaceUp = append(m.FaceUp, coal.Digit(face))
		}
	}
	m.Turn = scoring.Where(len(s.Seats), func(seat int) bool { return len(s.Offered(seat)) > 0 })
	return m
}

// label is where the game is, for people.
func (s View) label() string {
	round := fmt.Sprintf("Round %d", s.Round)
	switch {
	case s.Phase == coal.Over:
		return round + ", the end"
	case s.Phase == coal.Loading:
		return round + ": load a burro"
	case s.Phase == coal.Fresh:
		return round + ": throw the dice"
	case s.RoundEnding():
		return fmt.Sprintf("%s, throw %d, the last", round, s.Throws)
	}
	return fmt.Sprintf("%s, throw %d", round, s.Throws)
}
