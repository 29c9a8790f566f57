package fortyniners

import (
	"fmt"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/speech"
)

// Moment says whose turn it is, and who may still leave a lookout.
func (s *State) Moment() scoring.Moment {
	m := scoring.Moment{Round: s.Round()}
	if s.Over() {
		m.Label = labelOver
		return m
	}
	m.Turn = []int{s.SeatOf(s.Turn)}
	does := "throws"
	if s.Phase == Moving {
		m.FaceUp = strings.Split(s.Throw, "+")
		does = "moves " + s.Throw
	}
	m.Label = speech.Words(fmt.Sprintf("%s, turn %d of the coach: %s (%s) %s", s.title(), s.coachTurn(), s.name(s.Turn), s.Turn, does))
	if s.Onward.Open {
		m.Turn = append(m.Turn, s.SeatOf(s.Onward.Role))
		slices.Sort(m.Turn)
		m.Label = speech.Words(fmt.Sprintf("%s; %s (%s) may leave the lookout before that", m.Label, s.name(s.Onward.Role), s.Onward.Role))
	}
	return m
}

// labelOver is how a game that is over is told.
const labelOver = "The game is over"

// coachTurn is the turn of the coach that is played, or that the others follow,
// from 1.
func (s *State) coachTurn() int {
	n := len(s.Runs[s.Run].Rows)
	if s.Turn == Blackjack {
		return n + 1
	}
	return n
}
