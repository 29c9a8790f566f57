package judge

import (
	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/speech"
)

// onlyOne demands that a card is in one place (MI4).
func (s reader) onlyOne(i int) speech.Text {
	c, n := maloney.Card(i), 0 //nolint:gosec // one of 64
	word := s.World.Word(c)
	for _, p := range s.Cards {
		if s.Value(p) == word {
			n++
		}
	}
	return audit.Wrong(n > 1, "maloney.card-in-two-places", "card", s.World.Title(c))
}

// ofOneCity demands that a hand has no more cards of a city than it may (MI6).
func (s reader) ofOneCity(seat, city int) speech.Text {
	n := s.CardsOf(seat, city)
	return audit.Wrong(n > s.Most, "maloney.hand-of-one-city", "player", s.Names[seat], "n", n, "city", s.World.Name(city), "most", s.Most)
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
func (s reader) onlyLastHand() speech.Text {
	crowded := scoring.Where(len(s.Hands), func(seat int) bool {
		_, more := s.crowded(seat, maloney.HandOfCity)
		return more > 0
	})
	if len(crowded) < 2 {
		return ""
	}
	return speech.Say("maloney.two-crowded-hands", "player", s.Names[crowded[0]], "other", s.Names[crowded[1]], "n", maloney.HandOfCity)
}

// asLeft demands that a hand has no more cards of one city than it must, of the
// cards that all others have left (MI6). Those must show a card that was not
// laid: of a hand that shows none the reader who dealt may have known nothing.
func (s reader) asLeft(seat int) speech.Text {
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
	return audit.Wrong(n > 0, "maloney.last-hand-of-one-city", "player", s.Names[seat], "n", n, "city", s.World.Name(city), "most", most)
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
func (s reader) leftOver(seat int) speech.Text {
	p := scoring.Place{Owner: seat, Cell: maloney.CardsLeftCell}
	if _, written := s.Number(p); !written {
		return ""
	}
	held, says := s.Held(seat), "maloney.cards-left"
	switch n, ok := s.Whole(p); {
	case ok && !held.Apart(audit.Exactly(n)):
		return ""
	case !held.Known() && n < held.Least:
		return speech.Say("maloney.cards-left-at-least", "player", s.Names[seat], "left", held.Least, "says", s.Says(p))
	case !held.Known():
		says = "maloney.cards-left-at-most"
	}
	return speech.Say(says, "player", s.Names[seat], "laid", s.Size-held.Most, "size", s.Size, "left", held.Most, "says", s.Says(p))
}
