package example

import (
	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// Moment is the round, with its dice for all to see, and the seats that have
// something to do.
func (s *State) Moment() scoring.Moment {
	m := scoring.Moment{Round: max(1, len(s.Rounds)), Label: "example.before-round-1"}
	if r := s.Round(); r != nil {
		m.Label, m.FaceUp = RoundLabel(len(s.Rounds)-1), r.Dice
	}
	if s.ending() {
		m.Label, m.FaceUp = "example.the-end", nil
	}
	for i := range s.Seats {
		if len(s.offers(i)) > 0 {
			m.Turn = append(m.Turn, i)
		}
	}
	return m
}

// RoundName is the round, for people.
func (s *State) RoundName() speech.Text {
	if s.Round() == nil || s.ending() {
		return ""
	}
	return speech.Say("example.called-round", "round", len(s.Rounds))
}
