package maloney

import (
	"fmt"

	"saddlebag/scoring"
)

// offDays are what happens before the first day and after the last, for people.
var offDays = map[phase]string{dealing: "The hands are dealt", starting: "The first card is turned", over: "The game is over"}

// Moment says which day it is, and who can act.
func (s *state) Moment() scoring.Moment {
	if label, ok := offDays[s.phase]; ok {
		return scoring.Moment{Round: max(1, s.day), Label: label}
	}
	m := scoring.Moment{Round: s.day, Label: fmt.Sprintf("Day %d, %s: %s", s.day, s.weekday().Name(), s.doing())}
	if s.lucky() && s.phase != turning {
		m.FaceUp = []string{s.world.turnedWord(s.deck.last)}
	}
	for seat := range s.seats {
		if s.canAct(seat) {
			m.Turn = append(m.Turn, seat)
		}
	}
	return m
}

// doing is what is being done today, for people.
func (s *state) doing() string {
	switch s.phase {
	case bidding:
		if s.today.bid > 0 {
			return fmt.Sprintf("the auction in %s, %s bid by %s", s.world.name(s.car), dollars(s.today.bid), s.names[s.today.bidder])
		}
		return "the auction in " + s.world.name(s.car)
	case driving:
		return s.names[s.today.driver] + " drives away from " + s.world.name(s.car)
	case turning:
		return "a card says where the car goes"
	case finding:
		return "the suitcase in " + s.world.name(s.car)
	default:
		return "cards are laid in " + s.world.name(s.car)
	}
}

// canAct says whether a seat can do something of its own now.
func (s *state) canAct(seat int) bool {
	switch s.phase {
	case bidding:
		p := &s.seats[seat]
		return p.purse >= Step || s.weekday().Jokers() && !p.joker
	case driving, finding:
		return seat == s.today.driver
	case laying:
		return s.refuseLaying(seat) == nil && s.layable(seat) != 0
	default:
		return false
	}
}
