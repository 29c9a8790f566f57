package goldfever

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/fight"
	"saddlebag/speech"
)

// Moment says which round it is, and who can act.
func (s *State) Moment() scoring.Moment {
	m := scoring.Moment{Round: s.Round, Label: speech.Words(s.label())}
	if s.Last.Card != "" && s.Phase != Over {
		m.FaceUp = []string{s.Last.Card}
	}
	for _, o := range s.Actors() {
		m.Turn = append(m.Turn, s.Men[o].Seat)
	}
	slices.Sort(m.Turn)
	m.Turn = slices.Compact(m.Turn)
	return m
}

// Actors are the characters that the game waits for, and for nothing else.
func (s *State) Actors() []int {
	switch top := s.Top().(type) {
	case fight.Asker:
		return nil
	case fight.Flight:
		return []int{top.On}
	case fight.Window:
		return s.Entitled(top)
	}
	switch s.Phase {
	case Acting:
		return []int{s.Turn.Man}
	case Looking:
		return s.holders(s.unseen())
	case Revealing:
		return s.holders(s.hidden())
	default:
		return nil
	}
}

// holders are who carries some objects.
func (s *State) holders(things []int) []int {
	return scoring.Each(len(things), func(i int) int { return s.Holder(things[i]) })
}

// label is where the game is, for people.
func (s *State) label() string {
	switch s.Phase {
	case Dealing:
		return "The jokers are dealt"
	case Looking:
		return "Who has a nugget looks at it"
	case Revealing:
		return "The nuggets are shown"
	case Stopped:
		return "The game is stopped"
	case Over:
		return "The game is over"
	default:
	}
	return fmt.Sprintf("Round %d of %d: %s", s.Round, s.House.Scenario.Rounds, s.doing())
}

// doing is what is going on in a round.
func (s *State) doing() string {
	switch top := s.Top().(type) {
	case fight.Asker:
		return fmt.Sprintf("a card from the %s pile%s", top.PileNow(), s.about(top))
	case fight.Flight:
		return s.NameOf(top.On) + " flees"
	case fight.Window:
		return "who lies in ambush may react to " + s.NameOf(top.Mover)
	}
	if s.Phase == Drawing {
		return "a chip is drawn"
	}
	return fmt.Sprintf("%s acts, points left: %d", s.NameOf(s.Turn.Man), s.Turn.Points)
}
