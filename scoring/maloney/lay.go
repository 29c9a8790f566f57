package maloney

import "saddlebag/scoring"

// refuseLaying says why a seat cannot lay any card now (MI17).
func (s *state) refuseLaying(seat int) *scoring.Violation {
	name := s.names[seat]
	switch {
	case s.phase != laying:
		return s.misplaced()
	case s.seats[seat].hand.left() == 0:
		return scoring.Breaks("MI6", "%s has no card left.", name)
	case s.today.laid[seat] == CardsADay:
		return scoring.Breaks("MI17", "%s has laid %d cards today.", name, CardsADay)
	}
	return nil
}

// layable are the cards that a seat can lay in the city that the car is in, if
// it can lay any.
func (s *state) layable(seat int) cardSet {
	h, here := &s.seats[seat].hand, ofCity(s.car)
	mine := here & h.known &^ h.laid
	if h.hidden() && (here&h.laid).count() < h.most {
		mine |= here & s.free() &^ s.deck.ever
	}
	return mine
}

// refuseCard says why a seat cannot lay a card (MI4, MI6, MI17).
func (s *state) refuseCard(seat int, c card) *scoring.Violation {
	h, name, title := &s.seats[seat].hand, s.names[seat], s.world.title(c)
	switch {
	case c.city() != s.car:
		return scoring.Breaks("MI17", "The car is in %s: only cards of that city are laid.", s.world.name(s.car))
	case s.layable(seat).has(c):
		return nil
	case s.laid().has(c):
		return scoring.Breaks("MI4", "There is only one card %s, and it was laid already.", title)
	case s.deck.ever.has(c):
		return scoring.Breaks("MI4", "%s was turned over: it was in nobody's hand.", title)
	case !h.hidden() || !s.free().has(c):
		return scoring.Breaks("MI6", "%s does not hold %s.", name, title)
	}
	return scoring.Breaks("MI6", "%s has laid %d cards of %s in this game, and held no more.", name, h.most, s.world.name(s.car))
}

// laid are the cards that were laid by anybody.
func (s *state) laid() cardSet {
	var set cardSet
	for i := range s.seats {
		set |= s.seats[i].hand.laid
	}
	return set
}

// lay lays an action card (MI17, MI18).
func (s *state) lay(e scoring.Event) *scoring.Violation {
	city, best, _ := parsePlace(e.Args[0], e.Args[1])
	v := s.refuseLaying(e.Seat)
	if v != nil {
		return v
	}
	c, v := s.card(city, best)
	if v == nil {
		v = s.refuseCard(e.Seat, c)
	}
	if v != nil {
		return v
	}
	s.seats[e.Seat].hand.lay(c)
	s.today.laid[e.Seat]++
	line := scoring.Line{
		Label:  s.world.title(c) + " on a " + s.weekday().Name(),
		Amount: scoring.Whole(s.world.value(c, s.weekday())), Clause: "MI17", Event: e.Number,
	}
	if s.weekday().Doubled() {
		line.Clause = "MI18"
	}
	s.earn(e.Seat, line)
	return nil
}
