package maloney

import "saddlebag/scoring"

// turn turns the deck's top card on a Sunday (MI20, MI21).
func (s *State) turn(e scoring.Event) *scoring.Violation {
	none := len(e.Args) == 1
	switch {
	case s.Phase > Turning && s.lucky():
		return scoring.Broken("MI20", "This Sunday's card was turned already.")
	case s.Phase >= Bidding && s.Phase != Turning:
		return scoring.Broken("MI20", "A card is turned on Sundays only, and not on the first day.")
	case s.Phase != Turning:
		return s.Misplaced()
	case none && !s.Deck.barren():
		return scoring.Broken("MI21", "There are cards of the deck that were not turned today.").Offer("table lucky, with the next card")
	case none:
		s.Phase = Laying
		return nil
	case s.Deck.barren():
		return scoring.Broken("MI21", "All cards of the deck were turned today, and all name %s.", s.World.Name(s.Car)).Offer("table lucky none")
	}
	c, v := s.turnOver(e)
	if v == nil && c.City() != s.Car {
		s.arrive(c.City())
	}
	return v
}

// turnOver turns over the card that an event tells.
func (s *State) turnOver(e scoring.Event) (Card, *scoring.Violation) {
	city, best, _ := parsePlace(e.Args[0], e.Args[1])
	c, v := s.card(city, best)
	if v == nil {
		v = s.refuseTurn(c)
	}
	if v == nil {
		s.Deck.turn(c)
	}
	return c, v
}

// Turnable are the cards that can be turned now.
func (s *State) Turnable() CardSet { return s.Deck.can(s.free()) }

// refuseTurn says why a card cannot be turned (MI4, MI21).
func (s *State) refuseTurn(c Card) *scoring.Violation {
	title := s.World.Title(c)
	switch {
	case s.Turnable().Has(c):
		return nil
	case !s.free().Has(c):
		return scoring.Broken("MI4", "%s was dealt: it is not in the deck.", title)
	case s.Deck.turned.Has(c):
		return scoring.Broken("MI21", "%s was turned already, and the deck has not been shuffled since.", title)
	}
	return scoring.Broken("MI21", "All cards of the deck have been turned once, and %s is none of them.", title)
}
