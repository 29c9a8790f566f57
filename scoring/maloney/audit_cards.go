package maloney

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// inHand are the rules of action cards: those that exist, each once.
func (a *auditor) inHand() []audit.Rule {
	all := slices.Concat(
		a.areCards(), a.each(Cards, "MI4", reader.onlyOne),
		a.grid(len(a.names), Cities, "MI6", reader.ofOneCity),
	)
	if a.most > HandOfCity {
		all = slices.Concat(all, a.perSeat("MI6", reader.asLeft), a.rule("MI6", reader.onlyLastHand))
	}
	return all
}

// areCards demands that action cards are those of the game (MI4).
func (a *auditor) areCards() []audit.Rule {
	return scoring.Each(len(a.cards), func(i int) audit.Rule {
		return audit.Legible("MI4", a.cards[i], func(w scoring.Written) string {
			return audit.Sentence(w.Value != "" && !a.readCard(w).known, "There is no action card %s.", w.Value)
		})
	})
}

// onlyOne demands that a card is in one place (MI4).
func (s reader) onlyOne(i int) string {
	c, n := card(i), 0 //nolint:gosec // one of 64
	word := s.world.word(c)
	for _, p := range s.cards {
		if s.Value(p) == word {
			n++
		}
	}
	return audit.Sentence(n > 1, "There is one card %s, and it is in two places.", s.world.title(c))
}

// count is how many of some places show a card of a city.
func (s reader) count(hand []scoring.Place, city int) int {
	n := 0
	for _, p := range hand {
		if c, _ := s.card(p); c.known && c.card.city() == city {
			n++
		}
	}
	return n
}

// ofOneCity demands that a hand has no more cards of a city than it may (MI6).
func (s reader) ofOneCity(seat, city int) string {
	n := s.count(s.hands[seat], city)
	return audit.Sentence(n > s.most, "%s has %d cards of %s; a hand has %d at most.", s.names[seat], n, s.world.name(city), s.most)
}

// onlyLastHand demands that one hand at most has a third card of a city: that
// for which too few were left (MI6).
func (s reader) onlyLastHand() string {
	crowded := scoring.Where(len(s.hands), s.crowded)
	if len(crowded) < 2 {
		return ""
	}
	return fmt.Sprintf("%s and %s both have more than %d cards of a city.", s.names[crowded[0]], s.names[crowded[1]], HandOfCity)
}

// asLeft demands that a hand has no more cards of one city than it must, of the
// cards that all others have left (MI6). Those must show a card that was not
// laid: of a hand that shows none the reader who dealt may have known nothing.
func (s reader) asLeft(seat int) string {
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
	most := lastHandOfCity(free, s.size)
	for city := range Cities {
		if n := s.count(s.hands[seat], city); n > most {
			return fmt.Sprintf("%s has %d cards of %s; of the cards that were left a hand has %d at most.", s.names[seat], n, s.world.name(city), most)
		}
	}
	return ""
}

// crowded says whether a hand has more cards of some city than all hands but
// one may.
func (s reader) crowded(seat int) bool {
	for city := range Cities {
		if s.count(s.hands[seat], city) > HandOfCity {
			return true
		}
	}
	return false
}

// held is how many action cards a seat can have left: those not crossed out.
func (s reader) held(seat int) audit.Span {
	laid := s.Crosses(s.hands[seat])
	return audit.Span{Least: s.size - laid.Most, Most: s.size - laid.Least}
}

// left is the same, or what is written of it where that can be.
func (s reader) left(seat int) audit.Span {
	held := s.held(seat)
	n, ok := s.Whole(scoring.Place{Owner: seat, Cell: CardsLeftCell})
	if !ok || held.Apart(audit.Exactly(n)) {
		return held
	}
	return audit.Exactly(n)
}

// leftOver demands that so many cards are left as are not crossed out (MI6).
func (s reader) leftOver(seat int) string {
	p := scoring.Place{Owner: seat, Cell: CardsLeftCell}
	if _, written := s.Number(p); !written {
		return ""
	}
	held := s.held(seat)
	switch n, ok := s.Whole(p); {
	case ok && !held.Apart(audit.Exactly(n)):
		return ""
	case !held.Known() && n < held.Least:
		return fmt.Sprintf("%s has %d action cards or more left; %s.", s.names[seat], held.Least, s.Says(p))
	case !held.Known():
		return fmt.Sprintf("%s has laid %d of %d action cards or more, so that %d at the most are left; %s.", s.names[seat], s.size-held.Most, s.size, held.Most, s.Says(p))
	}
	return fmt.Sprintf("%s has laid %d of %d action cards, so that %d are left; %s.", s.names[seat], s.size-held.Least, s.size, held.Least, s.Says(p))
}
