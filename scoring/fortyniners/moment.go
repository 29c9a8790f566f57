package fortyniners

import (
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// Moment says whose turn it is, and who may still leave a lookout.
func (s *State) Moment() scoring.Moment {
	m := scoring.Moment{Round: s.Round()}
	if s.Over() {
		m.Label = "fortyniners.over"
		return m
	}
	m.Turn = []int{s.SeatOf(s.Turn)}
	m.Label = speech.Say("fortyniners.throws", "run", s.Round(), "turn", s.coachTurn(), "player", s.name(s.Turn), "role", s.Turn.String())
	if s.Phase == Moving {
		m.FaceUp = strings.Split(s.Throw, "+")
		m.Label = speech.Say("fortyniners.moves", "run", s.Round(), "turn", s.coachTurn(), "player", s.name(s.Turn), "role", s.Turn.String(), "dice", s.Throw)
	}
	if s.Onward.Open {
		m.Turn = append(m.Turn, s.SeatOf(s.Onward.Role))
		slices.Sort(m.Turn)
		m.Label = speech.Say("fortyniners.may-leave", "moment", m.Label, "player", s.name(s.Onward.Role), "role", s.Onward.Role.String())
	}
	return m
}

// coachTurn is the turn of the coach that is played, or that the others follow,
// from 1.
func (s *State) coachTurn() int {
	n := len(s.Runs[s.Run].Rows)
	if s.Turn == Blackjack {
		return n + 1
	}
	return n
}

// RoundName is the run, for people.
func (b *Book) RoundName() speech.Text {
	if b.Over() {
		return ""
	}
	return speech.Say("fortyniners.called-run", "run", b.Round())
}
