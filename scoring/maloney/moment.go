package maloney

import (
	"fmt"

	"saddlebag/scoring"
	"saddlebag/speech"
)

// offDays are what happens before the first day and after the last, for people.
var offDays = map[Phase]string{Dealing: "The hands are dealt", Starting: "The first card is turned", Over: "The game is over"}

// Moment says which day it is, and who can act.
func (s *State) Moment() scoring.Moment {
	if label, ok := offDays[s.Phase]; ok {
		return scoring.Moment{Round: max(1, s.Day), Label: speech.Words(label)}
	}
	m := scoring.Moment{Round: s.Day, Label: speech.Words(fmt.Sprintf("Day %d, %s: %s", s.Day, s.Weekday().Name(), s.doing()))}
	if s.lucky() && s.Phase != Turning {
		m.FaceUp = []string{s.World.TurnedWord(s.Deck.Last)}
	}
	for seat := range s.Seats {
		if s.canAct(seat) {
			m.Turn = append(m.Turn, seat)
		}
	}
	return m
}

// doing is what is being done today, for people.
func (s *State) doing() string {
	switch s.Phase {
	case Bidding:
		if s.Today.Bid > 0 {
			return fmt.Sprintf("the auction in %s, %s bid by %s", s.World.Name(s.Car), Dollars(s.Today.Bid), s.Names[s.Today.bidder])
		}
		return "the auction in " + s.World.Name(s.Car)
	case Driving:
		return s.Names[s.Today.Driver] + " drives away from " + s.World.Name(s.Car)
	case Turning:
		return "a card says where the car goes"
	case Finding:
		return "the suitcase in " + s.World.Name(s.Car)
	default:
		return "cards are laid in " + s.World.Name(s.Car)
	}
}

// canAct says whether a seat can do something of its own now.
func (s *State) canAct(seat int) bool {
	switch s.Phase {
	case Bidding:
		p := &s.Seats[seat]
		return p.Purse >= Step || s.Weekday().Jokers() && !p.Joker
	case Driving, Finding:
		return seat == s.Today.Driver
	case Laying:
		return s.RefuseLaying(seat) == nil && s.Layable(seat) != 0
	default:
		return false
	}
}
