package fortyniners

import (
	"fmt"
	"slices"
	"strings"

	"saddlebag/scoring"
)

// Moment says whose turn it is, and who may still leave a lookout.
func (s *state) Moment() scoring.Moment {
	m := scoring.Moment{Round: s.round()}
	if s.Over() {
		m.Label = labelOver
		return m
	}
	m.Turn = []int{s.seat(s.turn)}
	does := "throws"
	if s.phase == moving {
		m.FaceUp = strings.Split(s.throw, "+")
		does = "moves " + s.throw
	}
	m.Label = fmt.Sprintf("%s, turn %d of the coach: %s (%s) %s", s.title(), s.coachTurn(), s.name(s.turn), s.turn, does)
	if s.onward.open {
		m.Turn = append(m.Turn, s.seat(s.onward.role))
		slices.Sort(m.Turn)
		m.Label += fmt.Sprintf("; %s (%s) may leave the lookout before that", s.name(s.onward.role), s.onward.role)
	}
	return m
}

// labelOver is how a game that is over is told.
const labelOver = "The game is over"

// coachTurn is the turn of the coach that is played, or that the others follow,
// from 1.
func (s *state) coachTurn() int {
	n := len(s.runs[s.run].rows)
	if s.turn == Blackjack {
		return n + 1
	}
	return n
}
