package maloney

import "saddlebag/scoring"

// Apply folds one event.
func (s *State) Apply(e scoring.Event) *scoring.Violation {
	switch e.Verb {
	case VerbDeals:
		return s.deal(e)
	case VerbStart:
		return s.start(e)
	case VerbBid:
		return s.call(e)
	case VerbBuys:
		return s.buy(e)
	case VerbOverbids:
		return s.overbid(e)
	case VerbJoker:
		return s.playJoker(e)
	case VerbNobid:
		return s.nobid()
	case VerbDrives:
		return s.drive(e)
	case VerbSuitcase:
		return s.find(e)
	case VerbLucky:
		return s.turn(e)
	case VerbLays:
		return s.lay(e)
	}
	return s.close(e)
}

// Over says whether the game is over.
func (s *State) Over() bool { return s.Phase == Over }

// amount reads a number of dollars. What it has to be like is said by MI11.
func amount(word string) int {
	n, _ := scoring.ParseWhole(word)
	return n
}

// Misplaced says what the table waits for, to an event that does not fit in.
func (s *State) Misplaced() *scoring.Violation {
	switch s.Phase {
	case Dealing:
		return scoring.Broken("MI6", "The hands are dealt first.").Offer("table deals %s", s.Names[s.undealt()[0]])
	case Starting:
		return scoring.Broken("MI7", "The first card is turned first: it says where the car stands, and on which day.").Offer("table start")
	case Bidding:
		return scoring.Broken("MI10", "The car is still up for auction.").Offer("sell it, play a joker, or: table nobid")
	case Driving:
		return scoring.Broken("MI10", "%s drives first.", s.Names[s.Today.Driver]).Offer("%s drives", s.Names[s.Today.Driver])
	case Turning:
		return scoring.Broken("MI20", "It is Sunday: the top card of the deck is turned first.").Offer("table lucky")
	case Finding:
		return scoring.Broken("MI10", "The suitcase in %s is opened first.", s.World.Name(s.Car)).Offer("%s suitcase", s.finder())
	default:
		return scoring.Broken("MI10", "The car has arrived in %s: cards are laid now, until the day closes.", s.World.Name(s.Car)).Offer("table day")
	}
}

// finder names who opens a suitcase now.
func (s *State) finder() string {
	if s.lucky() {
		return "table"
	}
	return s.Names[s.Today.Driver]
}
