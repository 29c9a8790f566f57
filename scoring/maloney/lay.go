package maloney

import (
	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// RefuseLaying says why a seat cannot lay any card now (MI17).
func (s *State) RefuseLaying(seat int) *scoring.Violation {
	name := s.Names[seat]
	switch {
	case s.Phase != Laying:
		return s.Misplaced()
	case s.Seats[seat].Hand.Left() == 0:
		return scoring.Breaks("MI6", "maloney.no-card-left", "player", name)
	case s.Today.did[seat].laid == CardsADay:
		return scoring.Breaks("MI17", "maloney.laid-enough", "player", name, "n", CardsADay)
	}
	return nil
}

// Layable are the cards that a seat can lay in the city that the car is in, if
// it can lay any.
func (s *State) Layable(seat int) CardSet {
	h, here := &s.Seats[seat].Hand, OfCity(s.Car)
	mine := here & h.Known &^ h.Laid
	if h.hidden() && (here&h.Laid).Count() < h.Most {
		mine |= here & s.free() &^ s.Deck.Ever
	}
	return mine
}

// RefuseCard says why a seat cannot lay a card (MI4, MI6, MI17).
func (s *State) RefuseCard(seat int, c Card) *scoring.Violation {
	h, name, title := &s.Seats[seat].Hand, s.Names[seat], s.World.Title(c)
	switch {
	case c.City() != s.Car:
		return scoring.Breaks("MI17", "maloney.another-city", "city", s.World.Name(s.Car))
	case s.Layable(seat).Has(c):
		return nil
	case s.laid().Has(c):
		return scoring.Breaks("MI4", "maloney.laid-already", "card", title)
	case s.Deck.Ever.Has(c):
		return scoring.Breaks("MI4", "maloney.turned-over", "card", title)
	case !h.hidden() || !s.free().Has(c):
		return scoring.Breaks("MI6", "maloney.not-held", "player", name, "card", title)
	}
	return scoring.Breaks("MI6", "maloney.held-no-more", "player", name, "n", h.Most, "city", s.World.Name(s.Car))
}

// laid are the cards that were laid by anybody.
func (s *State) laid() CardSet {
	var set CardSet
	for i := range s.Seats {
		set |= s.Seats[i].Hand.Laid
	}
	return set
}

// lay lays an action card (MI17, MI18).
func (s *State) lay(e scoring.Event) *scoring.Violation {
	city, best, _ := parsePlace(e.Args[0], e.Args[1])
	v := s.RefuseLaying(e.Seat)
	if v != nil {
		return v
	}
	c, v := s.card(city, best)
	if v == nil {
		v = s.RefuseCard(e.Seat, c)
	}
	if v != nil {
		return v
	}
	s.Seats[e.Seat].Hand.Lay(c)
	s.Today.did[e.Seat].laid++
	line := scoring.Line{
		Label:  speech.Say("maloney.score-card", "card", s.World.Title(c), "weekday", s.Weekday().Name()),
		Amount: scoring.Whole(s.World.Value(c, s.Weekday())), Clause: "MI17", Event: e.Number,
	}
	if s.Weekday().Doubled() {
		line.Clause = "MI18"
	}
	s.earn(e.Seat, line)
	return nil
}
