package maloney

import (
	"fmt"
	"slices"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// drives are the rules of where the car goes.
func (a *auditor) drives() []audit.Rule {
	return slices.Concat(
		a.legible("MI3", func(d *dayPlaces) scoring.Place { return d.city }, known(reader.city),
			"The car goes to no city on day %d: they have the numbers 1 to "+strconv.Itoa(Cities)+", and not %q."),
		a.daily("MI15", reader.goesOn), a.daily("MI21", reader.goesFar), a.daily("MI15", reader.byRoad), a.daily("MI21", reader.staysForNone),
		a.inTheEnd("MI15", audit.At(scoring.Table, Cities, CityCell), reader.carIn),
		a.inTheEnd("MI20", []scoring.Place{onTable(DeckCell)}, reader.turnedLast),
		a.inTheEnd("MI7", []scoring.Place{onTable(DeckCell)}, reader.turnedFirst),
	)
}

// goesOn demands that the car goes somewhere on a day with a driver (MI15).
func (s reader) goesOn(n int) string {
	return s.withoutAuction(n, s.on(n).city, "The car goes nowhere on day %d, a %s.")
}

// goesFar demands the same of a Sunday, if the deck has more cards than one city
// (MI21).
func (s reader) goesFar(n int) string {
	lucky, _ := s.lucky(n)
	return audit.Sentence(lucky && s.Blank(s.on(n).city) && s.deck > CardsEach,
		"The car goes nowhere on day %d, and a deck of %d cards names more than one city.", n, s.deck)
}

// byRoad demands that the car goes along roads, and never stays (MI15); a
// Sunday's card brings it anywhere else (MI20).
func (s reader) byRoad(n int) string {
	to, ok := s.city(n)
	if !ok || to == nowhere {
		return ""
	}
	from, ok := s.where(n - 1)
	lucky, known := s.lucky(n)
	switch {
	case !ok:
	case from == to:
		return fmt.Sprintf("The car stays in %s on day %d.", s.world.name(to), n)
	case known && !lucky && !s.world.reaches(from, to):
		return fmt.Sprintf("No road leads from %s to %s, where the car goes on day %d.", s.world.name(from), s.world.name(to), n)
	}
	return ""
}

// staysForNone demands that the car stays on a Sunday only in the city that all
// cards of the deck name: no other Sunday brings it elsewhere, and nobody holds
// a card of that city (MI21).
func (s reader) staysForNone(n int) string {
	if !s.Blank(s.on(n).city) {
		return ""
	}
	here, known := s.where(n)
	if lucky, _ := s.lucky(n); !lucky || !known {
		return ""
	}
	for m := 2; m <= paperDays; m++ {
		lucky, _ := s.lucky(m)
		if there, known := s.city(m); lucky && known && there != nowhere && there != here {
			return fmt.Sprintf("The car stays in %s on day %d because no card names another city, and on day %d one names %s.",
				s.world.name(here), n, m, s.world.name(there))
		}
	}
	for seat, hand := range s.hands {
		for _, p := range hand {
			if c, _ := s.card(p); c.known && c.card.city() == here {
				return fmt.Sprintf("The car stays in %s on day %d because all its cards are in the deck, and %s has %s.",
					s.world.name(here), n, s.names[seat], s.world.title(c.card))
			}
		}
	}
	return ""
}

// carIn demands that the car stands where it went last (MI15).
func (s reader) carIn(city, last int) string {
	p := onTable(CityCell(city))
	at, known := s.where(last)
	if !known || s.Filled(p) == (city == at) {
		return ""
	}
	return fmt.Sprintf("The car has gone to %s last, and the board does not show that.", s.world.name(at))
}

// lastTurned is the card turned last.
func (s reader) lastTurned() (card, bool) {
	c, _ := s.card(onTable(DeckCell))
	return c.card, c.known
}

// turnedLast demands that the card turned last names the city of the last
// Sunday (MI20).
func (s reader) turnedLast(_, last int) string {
	c, ok := s.lastTurned()
	if !ok {
		return ""
	}
	for n := last; n > max(1, last-Days); n-- {
		if lucky, _ := s.lucky(n); !lucky {
			continue
		}
		if city, known := s.where(n); known && city != c.city() {
			return fmt.Sprintf("The card turned last is %s, and that of the last Sunday, day %d, brought the car to %s.",
				s.world.title(c), n, s.world.name(city))
		}
	}
	return ""
}

// turnedFirst demands that the first card tells on which day the game begins,
// and where the car leaves from, if no Sunday has turned another (MI7).
func (s reader) turnedFirst(_, last int) string {
	c, ok := s.lastTurned()
	begins, known := s.weekday(1)
	luckiest := 1 + int(Sunday-begins) // the first Sunday with a card of its own
	if begins == Sunday {
		luckiest += Days
	}
	if !ok || !known || last >= luckiest {
		return ""
	}
	if best := s.world.best(c); best != begins {
		return fmt.Sprintf("The only card turned is %s, and the game begins on a %s.", s.world.title(c), begins.Name())
	}
	if to, known := s.city(1); known && to != nowhere && !s.world.reaches(c.city(), to) {
		return fmt.Sprintf("The car starts in %s, from where no road leads to %s.", s.world.name(c.city()), s.world.name(to))
	}
	return ""
}
