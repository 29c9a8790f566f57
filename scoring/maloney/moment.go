package maloney

import (
	"fmt"

	"saddlebag/scoring"
)

// Moment says which day it is, and who can act.
func (s *state) Moment() scoring.Moment {
	m := scoring.Moment{Round: max(1, s.day)}
	switch s.phase {
	case dealing:
		m.Label = "The hands are dealt"
		return m
	case starting:
		m.Label = "The first card is turned"
		return m
	case over:
		m.Label = "The game is over"
		return m
	default:
	}
	m.Label = fmt.Sprintf("Day %d, %s: %s", s.day, s.weekday().Name(), s.doing())
	if s.lucky() && s.phase != turning {
		m.Shows = []string{s.world.turnedWord(s.deck.last)}
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
