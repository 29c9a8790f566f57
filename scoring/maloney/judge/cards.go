package judge

import (
	"fmt"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/maloney"
)

// onlyOne demands that a card is in one place (MI4).
func (s reader) onlyOne(i int) string {
	c, n := maloney.Card(i), 0 //nolint:gosec // one of 64
	word := s.World.Word(c)
	for _, p := range s.Cards {
		if s.Value(p) == word {
			n++
		}
	}
	return audit.Sentence(n > 1, "There is one card %s, and it is in two places.", s.World.Title(c)).String()
}

// ofOneCity demands that a hand has no more cards of a city than it may (MI6).
func (s reader) ofOneCity(seat, city int) string {
	n := s.CardsOf(seat, city)
	return audit.Sentence(n > s.Most, "%s has %d cards of %s; a hand has %d at most.", s.Names[seat], n, s.World.Name(city), s.Most).String()
}

// lastHand are the rules of the hand that the program deals last, of the cards that are
// left: it may have more cards of a city (MI6).
func (a auditor) lastHand() []audit.Rule {
	if a.Most == maloney.HandOfCity {
		return nil
	}
	return append(a.perSeat("MI6", reader.asLeft), a.rule("MI6", reader.onlyLastHand))
}

// onlyLastHand demands that one hand at most has a third card of a city: that
// for which too few were left (MI6).
func (s reader) onlyLastHand() string {
	crowded := scoring.Where(len(s.Hands), func(seat int) bool {
		_, more := s.crowded(seat, maloney.HandOfCity)
		return more > 0
	})
	if len(crowded) < 2 {
		return ""
	}
	return fmt.Sprintf("%s and %s both have more than %d cards of a city.", s.Names[crowded[0]], s.Names[crowded[1]], maloney.HandOfCity)
}

// asLeft demands that a hand has no more cards of one city than it must, of the
// cards that all others have left (MI6). Those must show a card that was not
// laid: of a hand that shows none the reader who dealt may have known nothing.
func (s reader) asLeft(seat int) string {
	if _, more := s.crowded(seat, maloney.HandOfCity); more == 0 {
		return ""
	}
	free := maloney.AllCards
	for other := range s.Hands {
		hand := s.Hand(other)
		switch all := hand.Laid | hand.Held; {
		case other == seat:
		case all.Count() < s.Size, hand.Held == 0:
			return ""
		default:
			free &^= all
		}
	}
	most := maloney.LastHandOfCity(free, s.Size)
	city, n := s.crowded(seat, most)
	return audit.Sentence(n > 0, "%s has %d cards of %s; of the cards that were left a hand has %d at most.", s.Names[seat], n, s.World.Name(city), most).String()
}

// crowded is how many cards a hand has of the first city of which it has more than so many;
// none where there is no such city.
func (s reader) crowded(seat, most int) (city, n int) {
	for city := range maloney.Cities {
		if n := s.CardsOf(seat, city); n > most {
			return city, n
		}
	}
	return 0, 0
}

// left is how many cards a seat can have left: those not crossed out, or what is written of
// it where that can be.
func (s reader) left(seat int) audit.Span {
	held := s.Held(seat)
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
	held, says := s.Held(seat), "%s has laid %d of %d action cards, so that %d are left; %s."
	switch n, ok := s.Whole(p); {
	case ok && !held.Apart(audit.Exactly(n)):
		return ""
	case !held.Known() && n < held.Least:
		return fmt.Sprintf("%s has %d action cards or more left; %s.", s.Names[seat], held.Least, s.Says(p))
	case !held.Known():
		says = "%s has laid %d of %d action cards or more, so that %d at the most are left; %s."
	}
	return fmt.Sprintf(says, s.Names[seat], s.Size-held.Most, s.Size, held.Most, s.Says(p))
}
