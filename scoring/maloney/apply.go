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
		return scoring.Breaks("MI6", "maloney.deal-first").Suggest("maloney.deals", "player", s.Names[s.undealt()[0]])
	case Starting:
		return scoring.Breaks("MI7", "maloney.start-first").Suggest("maloney.start")
	case Bidding:
		return scoring.Breaks("MI10", "maloney.auction-first").Suggest("maloney.end-auction")
	case Driving:
		return scoring.Breaks("MI10", "maloney.drive-first", "player", s.Names[s.Today.Driver]).Suggest("maloney.drives", "player", s.Names[s.Today.Driver])
	case Turning:
		return scoring.Breaks("MI20", "maloney.turn-first").Suggest("maloney.lucky")
	case Finding:
		return scoring.Breaks("MI10", "maloney.open-first", "city", s.World.Name(s.Car)).Suggest("maloney.suitcase", "finder", s.finder())
	default:
		return scoring.Breaks("MI10", "maloney.laying-now", "city", s.World.Name(s.Car)).Suggest("maloney.day")
	}
}

// finder names who opens a suitcase now.
func (s *State) finder() string {
	if s.lucky() {
		return "table"
	}
	return s.Names[s.Today.Driver]
}
