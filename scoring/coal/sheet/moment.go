package sheet

import (
	"saddlebag/scoring"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/speech"
)

// Moment says where the game is. It waits for those who can still work with
// this throw, or have a burro to load (CW7, CW8).
func (s View) Moment() scoring.Moment {
	m := scoring.Moment{Round: s.Round, Label: s.label()}
	for _, face := range s.Throw.Shown {
		if face != 0 {
			m.FaceUp = append(m.FaceUp, coal.Digit(face))
		}
	}
	m.Turn = scoring.Where(len(s.Seats), func(seat int) bool { return len(s.Offered(seat)) > 0 })
	return m
}

// label is where the game is, for people.
func (s View) label() speech.Text {
	switch {
	case s.Phase == coal.Over:
		return speech.Say("coal.round-end", "round", s.Round)
	case s.Phase == coal.Loading:
		return speech.Say("coal.round-load", "round", s.Round)
	case s.Phase == coal.Fresh:
		return speech.Say("coal.round-start", "round", s.Round, "doing", speech.Text("coal.roll-do"))
	case s.RoundEnding():
		return speech.Say("coal.round-last-throw", "round", s.Round, "throw", s.Throws)
	}
	return speech.Say("coal.round-throw", "round", s.Round, "throw", s.Throws)
}

// RoundName is the round, for people.
func (s View) RoundName() speech.Text { return speech.Say("coal.called-round", "round", s.Round) }
