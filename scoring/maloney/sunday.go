package maloney

import "saddlebag/scoring"

// turn turns the deck's top card on a Sunday (MI20, MI21).
func (s *State) turn(e scoring.Event) *scoring.Violation {
	none := len(e.Args) == 1
	switch {
	case s.Phase > Turning && s.lucky():
		return scoring.Breaks("MI20", "maloney.turned-today")
	case s.Phase >= Bidding && s.Phase != Turning:
		return scoring.Breaks("MI20", "maloney.sundays-only")
	case s.Phase != Turning:
		return s.Misplaced()
	case none && !s.Deck.barren():
		return scoring.Breaks("MI21", "maloney.deck-not-through").Suggest("maloney.lucky-with-next")
	case none:
		s.Phase = Laying
		return nil
	case s.Deck.barren():
		return scoring.Breaks("MI21", "maloney.all-name-here", "city", s.World.Name(s.Car)).Suggest("maloney.lucky-none")
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
		return scoring.Breaks("MI4", "maloney.dealt", "card", title)
	case s.Deck.turned.Has(c):
		return scoring.Breaks("MI21", "maloney.turned-already", "card", title)
	}
	return scoring.Breaks("MI21", "maloney.not-in-deck", "card", title)
}
