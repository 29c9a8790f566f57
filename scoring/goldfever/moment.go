package goldfever

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/fight"
	"saddlebag/scoring/speech"
)

// Moment says which round it is, and who can act.
func (s *State) Moment() scoring.Moment {
	m := scoring.Moment{Round: s.Round, Label: s.label()}
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
func (s *State) label() speech.Text {
	switch s.Phase {
	case Dealing:
		return "goldfever.now-dealing"
	case Looking:
		return "goldfever.now-looking"
	case Revealing:
		return "goldfever.now-revealing"
	case Stopped:
		return "goldfever.now-stopped"
	case Over:
		return "goldfever.now-over"
	default:
	}
	return speech.Say("goldfever.now", "round", s.Round, "rounds", s.House.Scenario.Rounds, "doing", s.doing())
}

// doing is what is going on in a round.
func (s *State) doing() speech.Text {
	switch top := s.Top().(type) {
	case fight.Asker:
		return speech.Say("goldfever.now-card", "pile", top.PileNow().Title(), "about", s.about(top))
	case fight.Flight:
		return speech.Say("goldfever.now-flight", "character", s.NameOf(top.On))
	case fight.Window:
		return speech.Say("goldfever.now-reacting", "character", s.NameOf(top.Mover))
	}
	if s.Phase == Drawing {
		return "goldfever.now-drawing"
	}
	return speech.Say("goldfever.now-acting", "character", s.NameOf(s.Turn.Man), "n", s.Turn.Points)
}

// RoundName is the last round, for people; of the others only their labels tell.
func (s *State) RoundName() speech.Text {
	switch {
	case s.Phase == Dealing, s.Phase == Looking, s.Phase == Revealing, s.Phase == Stopped, s.Phase == Over, s.Round != s.House.Scenario.Rounds:
		return ""
	}
	return speech.Say("goldfever.called-last-round", "round", s.Round)
}
