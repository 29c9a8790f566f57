package maloney

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
)

// inHand are the conditions of action cards: those that exist, each once.
func (a *auditor) inHand(filled scoring.Filled) []scoring.Condition {
	var all []scoring.Condition
	deck := onTable(cellDeck)
	holders := map[card][]scoring.Place{}
	for _, p := range append(slices.Concat(a.hands...), deck) {
		all = append(all, a.isCard(p))
		if c, _ := (sheets{a, filled}).card(p); c.known {
			holders[c.card] = append(holders[c.card], p)
		}
	}
	for c := range card(Cards) {
		if len(holders[c]) > 1 {
			all = append(all, a.onlyOne(c, holders[c]))
		}
	}
	for seat := range a.names {
		all = append(all, a.cardsLeft(seat))
		for city := range Cities {
			all = append(all, a.ofOneCity(seat, city))
		}
		if a.most > HandOfCity {
			all = append(all, a.asLeft(seat))
		}
	}
	if a.most > HandOfCity {
		all = append(all, a.onlyLastHand())
	}
	return all
}

// isCard demands that an action card is one of the game's (MI4).
func (a *auditor) isCard(p scoring.Place) scoring.Condition {
	return a.rule("MI4", func(s sheets) string {
		c, known := s.card(p)
		if !known || c.known || s.Filled[p].Value == "" {
			return ""
		}
		return fmt.Sprintf("There is no action card %s.", s.Filled[p].Value)
	}, p)
}

// onlyOne demands that a card is in one place (MI4).
func (a *auditor) onlyOne(c card, holders []scoring.Place) scoring.Condition {
	return a.rule("MI4", func(s sheets) string {
		n := 0
		for _, p := range holders {
			if other, _ := s.card(p); other.known && other.card == c {
				n++
			}
		}
		if n < 2 {
			return ""
		}
		return fmt.Sprintf("There is one card %s, and it is in two places.", s.world.title(c))
	}, holders...)
}

// count is how many of some places show a card of a city.
func (s sheets) count(hand []scoring.Place, city int) int {
	n := 0
	for _, p := range hand {
		if c, _ := s.card(p); c.known && c.card.city() == city {
			n++
		}
	}
	return n
}

// ofOneCity demands that a hand has no more cards of a city than it may (MI6).
func (a *auditor) ofOneCity(seat, city int) scoring.Condition {
	return a.rule("MI6", func(s sheets) string {
		n := s.count(s.hands[seat], city)
		if n <= s.most {
			return ""
		}
		return fmt.Sprintf("%s has %d cards of %s; a hand has %d at most.", s.names[seat], n, s.world.name(city), s.most)
	}, a.hands[seat]...)
}

// onlyLastHand demands that one hand at most has a third card of a city: that
// for which too few were left (MI6).
func (a *auditor) onlyLastHand() scoring.Condition {
	return a.rule("MI6", func(s sheets) string {
		last := scoring.Table
		for seat := range s.hands {
			switch {
			case !s.crowded(seat):
			case last == scoring.Table:
				last = seat
			default:
				return fmt.Sprintf("%s and %s both have more than %d cards of a city.", s.names[last], s.names[seat], HandOfCity)
			}
		}
		return ""
	}, slices.Concat(a.hands...)...)
}

// asLeft demands that a hand has no more cards of one city than it must, of the
// cards that all others have left (MI6). Those must show a card that was not
// laid: of a hand that shows none the reader who dealt may have known nothing.
func (a *auditor) asLeft(seat int) scoring.Condition {
	return a.rule("MI6", func(s sheets) string {
		if !s.crowded(seat) {
			return ""
		}
		free := allCards
		for other := range s.hands {
			hand := s.hand(other)
			switch all := hand.laid | hand.held; {
			case other == seat:
			case all.count() < s.size, hand.held == 0:
				return ""
			default:
				free &^= all
			}
		}
		most := HandOfCity
		for most < CardsEach && mostOf(free, most) < s.size {
			most++
		}
		for city := range Cities {
			if n := s.count(s.hands[seat], city); n > most {
				return fmt.Sprintf("%s has %d cards of %s; of the cards that were left a hand has %d at most.", s.names[seat], n, s.world.name(city), most)
			}
		}
		return ""
	}, slices.Concat(a.hands...)...)
}

// crowded says whether a hand has more cards of some city than all hands but
// one may.
func (s sheets) crowded(seat int) bool {
	for city := range Cities {
		if s.count(s.hands[seat], city) > HandOfCity {
			return true
		}
	}
	return false
}

// held is how many action cards a seat can have left, at the least and at the
// most: those not crossed out.
func (s sheets) held(seat int) (least, most int) {
	most = s.size
	for _, p := range s.hands[seat] {
		switch c, known := s.card(p); {
		case known && c.laid:
			most--
		case known:
			least++
		}
	}
	return least, most
}

// left is the same, or what is written of it where no card is known.
func (s sheets) left(seat int) (least, most int) {
	least, most = s.held(seat)
	t, ok := s.Number(scoring.Place{Owner: seat, Cell: cellLeft})
	n := int(t / scoring.Whole(1))
	if s.counted[seat] || !ok || n < least || n > most {
		return least, most
	}
	return n, n
}

// leftReads is what left reads.
func (a *auditor) leftReads(seat int) []scoring.Place {
	return append([]scoring.Place{{Owner: seat, Cell: cellLeft}}, a.hands[seat]...)
}

// cardsLeft demands that so many cards are left as are not crossed out (MI6).
func (a *auditor) cardsLeft(seat int) scoring.Condition {
	p := scoring.Place{Owner: seat, Cell: cellLeft}
	c := a.rule("MI6", func(s sheets) string {
		n, written := s.Number(p)
		least, most := s.held(seat)
		switch {
		case !written || scoring.Whole(least) <= n && n <= scoring.Whole(most) && n%scoring.Whole(1) == 0:
			return ""
		case least == most:
			return fmt.Sprintf("%s has %d action cards left, not %s.", s.names[seat], least, n)
		}
		return fmt.Sprintf("%s has %d to %d action cards left, not %s.", s.names[seat], least, most, n)
	}, a.leftReads(seat)...)
	c.Sum = true
	return c
}
