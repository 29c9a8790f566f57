package maloney

import "saddlebag/scoring"

// Apply folds one event.
func (s *state) Apply(e scoring.Event) *scoring.Violation {
	switch e.Verb {
	case verbDeals:
		return s.deal(e)
	case verbStart:
		return s.start(e)
	case verbBid:
		return s.call(e)
	case verbBuys:
		return s.buy(e)
	case verbOverbids:
		return s.overbid(e)
	case verbJoker:
		return s.playJoker(e)
	case verbNobid:
		return s.nobid()
	case verbDrives:
		return s.drive(e)
	case verbSuitcase:
		return s.find(e)
	case verbLucky:
		return s.turn(e)
	case verbLays:
		return s.lay(e)
	}
	return s.close(e)
}

// Over says whether the game is over.
func (s *state) Over() bool { return s.phase == over }

// amount reads a number of dollars. What it has to be like is said by MI11.
func amount(word string) int {
	n, _ := scoring.ParseWhole(word)
	return n
}

// misplaced says what the table waits for, to an event that does not fit in.
func (s *state) misplaced() *scoring.Violation {
	switch s.phase {
	case dealing:
		return scoring.Breaks("MI6", "The hands are dealt first.").Suggest("table deals %s", s.names[s.undealt()[0]])
	case starting:
		return scoring.Breaks("MI7", "The first card is turned first: it says where the car stands, and on which day.").Suggest("table start")
	case bidding:
		return scoring.Breaks("MI10", "The car is still up for auction.").Suggest("sell it, play a joker, or: table nobid")
	case driving:
		return scoring.Breaks("MI10", "%s drives first.", s.names[s.today.driver]).Suggest("%s drives", s.names[s.today.driver])
	case turning:
		return scoring.Breaks("MI20", "It is Sunday: the top card of the deck is turned first.").Suggest("table lucky")
	case finding:
		return scoring.Breaks("MI10", "The suitcase in %s is opened first.", s.world.name(s.car)).Suggest("%s suitcase", s.finder())
	default:
		return scoring.Breaks("MI10", "The car has arrived in %s: cards are laid now, until the day closes.", s.world.name(s.car)).Suggest("table day")
	}
}

// finder names who opens a suitcase now.
func (s *state) finder() string {
	if s.lucky() {
		return "table"
	}
	return s.names[s.today.driver]
}
