package judge

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/maloney"
)

// inHand are the rules of action cards: those that exist, each once.
func (a *auditor) inHand() []audit.Rule {
	all := slices.Concat(
		a.areCards(), a.each(maloney.Cards, "MI4", reader.onlyOne),
		a.grid(len(a.Names), maloney.Cities, "MI6", reader.ofOneCity),
	)
	if a.Most > maloney.HandOfCity {
		all = slices.Concat(all, a.perSeat("MI6", reader.asLeft), a.rule("MI6", reader.onlyLastHand))
	}
	return all
}

// areCards demands that action cards are those of the game (MI4).
func (a *auditor) areCards() []audit.Rule {
	return scoring.Each(len(a.Cards), func(i int) audit.Rule {
		return audit.Legible("MI4", a.Cards[i], func(w scoring.Written) string {
			return audit.Sentence(w.Value != "" && !a.ReadCard(w).Known, "There is no action card %s.", w.Value)
		})
	})
}

// onlyOne demands that a card is in one place (MI4).
func (s reader) onlyOne(i int) string {
	c, n := maloney.Card(i), 0 //nolint:gosec // one of 64
	word := s.World.Word(c)
	for _, p := range s.Cards {
		if s.Value(p) == word {
			n++
		}
	}
	return audit.Sentence(n > 1, "There is one card %s, and it is in two places.", s.World.Title(c))
}

// count is how many of some places show a card of a city.
func (s reader) count(hand []scoring.Place, city int) int {
	n := 0
	for _, p := range hand {
		if c, _ := s.Card(p); c.Known && c.Card.City() == city {
			n++
		}
	}
	return n
}

// ofOneCity demands that a hand has no more cards of a city than it may (MI6).
func (s reader) ofOneCity(seat, city int) string {
	n := s.count(s.Hands[seat], city)
	return audit.Sentence(n > s.Most, "%s has %d cards of %s; a hand has %d at most.", s.Names[seat], n, s.World.Name(city), s.Most)
}

// onlyLastHand demands that one hand at most has a third card of a city: that
// for which too few were left (MI6).
func (s reader) onlyLastHand() string {
	crowded := scoring.Where(len(s.Hands), s.crowded)
	if len(crowded) < 2 {
		return ""
	}
	return fmt.Sprintf("%s and %s both have more than %d cards of a city.", s.Names[crowded[0]], s.Names[crowded[1]], maloney.HandOfCity)
}

// asLeft demands that a hand has no more cards of one city than it must, of the
// cards that all others have left (MI6). Those must show a card that was not
// laid: of a hand that shows none the reader who dealt may have known nothing.
func (s reader) asLeft(seat int) string {
	if !s.crowded(seat) {
		return ""
	}
	free := maloney.AllCards
	for other := range s.Hands {
		hand := s.hand(other)
		switch all := hand.laid | hand.held; {
		case other == seat:
		case all.Count() < s.Size, hand.held == 0:
			return ""
		default:
			free &^= all
		}
	}
	most := maloney.LastHandOfCity(free, s.Size)
	for city := range maloney.Cities {
		if n := s.count(s.Hands[seat], city); n > most {
			return fmt.Sprintf("%s has %d cards of %s; of the cards that were left a hand has %d at most.", s.Names[seat], n, s.World.Name(city), most)
		}
	}
	return ""
}

// crowded says whether a hand has more cards of some city than all hands but
// one may.
func (s reader) crowded(seat int) bool {
	for city := range maloney.Cities {
		if s.count(s.Hands[seat], city) > maloney.HandOfCity {
			return true
		}
	}
	return false
}

// held is how many action cards a seat can have left: those not crossed out.
func (s reader) held(seat int) audit.Span {
	laid := s.Crosses(s.Hands[seat])
	return audit.Span{Least: s.Size - laid.Most, Most: s.Size - laid.Least}
}

// left is the same, or what is written of it where that can be.
func (s reader) left(seat int) audit.Span {
	held := s.held(seat)
	n, ok := s.Whole(scoring.Place{Owner: seat, Cell: maloney.CardsLeftCell})
	if !ok || held.Apart(audit.Exactly(n)) {
		return held
	}
	return audit.Exactly(n)
}

// leftOver demands that so many cards are left as are not crossed out (MI6).
func (s reader) leftOver(seat int) string {
	p := scoring.Place{Owner: seat, Cell: maloney.CardsLeftCell}
	if _, written := s.Number(p); !written {
		return ""
	}
	held := s.held(seat)
	switch n, ok := s.Whole(p); {
	case ok && !held.Apart(audit.Exactly(n)):
		return ""
	case !held.Known() && n < held.Least:
		return fmt.Sprintf("%s has %d action cards or more left; %s.", s.Names[seat], held.Least, s.Says(p))
	case !held.Known():
		return fmt.Sprintf("%s has laid %d of %d action cards or more, so that %d at the most are left; %s.", s.Names[seat], s.Size-held.Most, s.Size, held.Most, s.Says(p))
	}
	return fmt.Sprintf("%s has laid %d of %d action cards, so that %d are left; %s.", s.Names[seat], s.Size-held.Least, s.Size, held.Least, s.Says(p))
}
