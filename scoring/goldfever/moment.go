package goldfever

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
)

// Moment says which round it is, and who can act.
func (s *state) Moment() scoring.Moment {
	m := scoring.Moment{Round: s.round, Label: s.label()}
	if s.last.card != "" && s.phase != over {
		m.FaceUp = []string{s.last.card}
	}
	for _, o := range s.actors() {
		m.Turn = append(m.Turn, s.men[o].seat)
	}
	slices.Sort(m.Turn)
	m.Turn = slices.Compact(m.Turn)
	return m
}

// actors are the characters that the game waits for, and for nothing else.
func (s *state) actors() []int {
	switch top := s.top().(type) {
	case asker:
		return nil
	case flight:
		return []int{top.on}
	case window:
		return s.entitled(top)
	}
	switch s.phase {
	case acting:
		return []int{s.turn.man}
	case looking:
		return s.holders(s.unseen())
	case revealing:
		return s.holders(s.hidden())
	default:
		return nil
	}
}

// holders are who carries some objects.
func (s *state) holders(things []int) []int {
	return scoring.Each(len(things), func(i int) int { return s.holder(things[i]) })
}

// label is where the game is, for people.
func (s *state) label() string {
	switch s.phase {
	case dealing:
		return "The jokers are dealt"
	case looking:
		return "Who has a nugget looks at it"
	case revealing:
		return "The nuggets are shown"
	case stopped:
		return "The game is stopped"
	case over:
		return "The game is over"
	default:
	}
	return fmt.Sprintf("Round %d of %d: %s", s.round, s.house.Scenario.Rounds, s.doing())
}

// doing is what is going on in a round.
func (s *state) doing() string {
	switch top := s.top().(type) {
	case asker:
		return fmt.Sprintf("a card from the %s pile%s", top.pileNow(), s.about(top))
	case flight:
		return s.name(top.on) + " flees"
	case window:
		return "who lies in ambush may react to " + s.name(top.mover)
	}
	if s.phase == drawing {
		return "a chip is drawn"
	}
	return fmt.Sprintf("%s acts, points left: %d", s.name(s.turn.man), s.turn.points)
}
