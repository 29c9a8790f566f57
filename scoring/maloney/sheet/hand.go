package sheet

import (
	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/maloney"
)

// A Shown is an action card as a place of a hand shows it.
type Shown struct {
	Card  maloney.Card
	Known bool // which one it is
	Laid  bool
}

// Card reads a place of a hand. Where nothing stands a card is held.
func (s Marks) Card(p scoring.Place) (c Shown, known bool) {
	w, known := s.At(p)
	return s.ReadCard(w), known
}

// ReadCard reads what stands in such a place.
func (p *Paper) ReadCard(w scoring.Written) (c Shown) {
	c.Laid = w.Struck
	if w.Value != "" {
		c.Card, c.Known = p.called[w.Value]
	}
	return c
}

// A HandShown is what a hand shows: cards laid and held, and how many more it can
// have laid.
type HandShown struct {
	Laid, Held maloney.CardSet
	More       int
}

// Hand is what the hand of a seat shows.
func (s Marks) Hand(seat int) (h HandShown) {
	for _, p := range s.Hands[seat] {
		switch c, known := s.Card(p); {
		case !known || c.Laid && !c.Known:
			h.More++
		case c.Laid:
			h.Laid = h.Laid.With(c.Card)
		case c.Known:
			h.Held = h.Held.With(c.Card)
		}
	}
	return h
}

// Held is how many action cards a seat can have left: those not crossed out.
func (s Marks) Held(seat int) audit.Span {
	laid := s.Crosses(s.Hands[seat])
	return audit.Span{Least: s.Size - laid.Most, Most: s.Size - laid.Least}
}

// LastTurned is the card turned last.
func (s Marks) LastTurned() (maloney.Card, bool) {
	c, _ := s.Card(OnTable(maloney.DeckCell))
	return c.Card, c.Known
}

// CardsOf is how many of the places of a hand show a card of a city.
func (s Marks) CardsOf(seat, city int) int {
	n := 0
	for _, p := range s.Hands[seat] {
		if c, _ := s.Card(p); c.Known && c.Card.City() == city {
			n++
		}
	}
	return n
}
