package maloney

import "saddlebag/scoring"

// turn turns the deck's top card on a Sunday (MI20, MI21).
func (s *state) turn(e scoring.Event) *scoring.Violation {
	none := len(e.Args) == 1
	switch {
	case s.phase > turning && s.lucky():
		return scoring.Breaks("MI20", "This Sunday's card was turned already.")
	case s.phase >= bidding && s.phase != turning:
		return scoring.Breaks("MI20", "A card is turned on Sundays only, and not on the first day.")
	case s.phase != turning:
		return s.misplaced()
	case none && !s.deck.barren():
		return scoring.Breaks("MI21", "There are cards of the deck that were not turned today.").Suggest("table lucky, with the next card")
	case none:
		s.phase = laying
		return nil
	case s.deck.barren():
		return scoring.Breaks("MI21", "All cards of the deck were turned today, and all name %s.", s.world.name(s.car)).Suggest("table lucky none")
	}
	c, v := s.turnOver(e)
	if v == nil && c.city() != s.car {
		s.arrive(c.city())
	}
	return v
}

// turnOver turns over the card that an event tells.
func (s *state) turnOver(e scoring.Event) (card, *scoring.Violation) {
	city, best, _ := parsePlace(e.Args[0], e.Args[1])
	c, v := s.card(city, best)
	if v == nil {
		v = s.refuseTurn(c)
	}
	if v == nil {
		s.deck.turn(c)
	}
	return c, v
}

// turnable are the cards that can be turned now.
func (s *state) turnable() cardSet { return s.deck.can(s.free()) }

// refuseTurn says why a card cannot be turned (MI4, MI21).
func (s *state) refuseTurn(c card) *scoring.Violation {
	title := s.world.title(c)
	switch {
	case s.turnable().has(c):
		return nil
	case !s.free().has(c):
		return scoring.Breaks("MI4", "%s was dealt: it is not in the deck.", title)
	case s.deck.turned.has(c):
		return scoring.Breaks("MI21", "%s was turned already, and the deck has not been shuffled since.", title)
	}
	return scoring.Breaks("MI21", "All cards of the deck have been turned once, and %s is none of them.", title)
}
