package maloney

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
)

// drives are the conditions of where the car goes.
func (a *auditor) drives() []scoring.Condition {
	var all []scoring.Condition
	for n := 1; n <= a.used; n++ {
		all = append(all, a.isCity(n), a.goesOn(n), a.goesFar(n), a.byRoad(n), a.staysForNone(n))
	}
	for city := range Cities {
		if a.last > 0 {
			all = append(all, a.carIn(city))
		}
	}
	if a.last > 0 {
		all = append(all, a.turnedLast(), a.turnedFirst())
	}
	return all
}

// isCity demands that the car goes to a city that there is (MI3).
func (a *auditor) isCity(n int) scoring.Condition {
	p := a.on(n).city
	return a.rule("MI3", func(s sheets) string {
		text, written := s.text(p)
		if _, ok := parseCity(text); !written || ok {
			return ""
		}
		return fmt.Sprintf("The car goes to no city on day %d: they have the numbers 1 to %d, and not %q.", n, Cities, text)
	}, p)
}

// goesOn demands that the car goes somewhere on a day with a driver (MI15).
func (a *auditor) goesOn(n int) scoring.Condition {
	d := a.on(n)
	return a.rule("MI15", func(s sheets) string {
		day, known := s.weekday(n)
		if lucky, _ := s.lucky(n); !known || lucky || !s.blank(d.city) {
			return ""
		}
		return fmt.Sprintf("The car goes nowhere on day %d, a %s.", n, day.Name())
	}, d.weekday, d.city)
}

// goesFar demands the same of a Sunday, if the deck has more cards than one city
// (MI21).
func (a *auditor) goesFar(n int) scoring.Condition {
	d := a.on(n)
	return a.rule("MI21", func(s sheets) string {
		if lucky, _ := s.lucky(n); !lucky || !s.blank(d.city) || s.deck <= CardsEach {
			return ""
		}
		return fmt.Sprintf("The car goes nowhere on day %d, and a deck of %d cards names more than one city.", n, s.deck)
	}, d.weekday, d.city)
}

// byRoad demands that the car goes along roads, and never stays (MI15); a
// Sunday's card brings it anywhere else (MI20).
func (a *auditor) byRoad(n int) scoring.Condition {
	d := a.on(n)
	return a.rule("MI15", func(s sheets) string {
		if n == 1 {
			return ""
		}
		from, ok := s.where(n - 1)
		to, also := s.city(n)
		lucky, known := s.lucky(n)
		switch {
		case !ok || !also || to == nowhere:
		case from == to:
			return fmt.Sprintf("The car stays in %s on day %d.", s.world.name(to), n)
		case known && !lucky && !s.world.reaches(from, to):
			return fmt.Sprintf("No road leads from %s to %s, where the car goes on day %d.", s.world.name(from), s.world.name(to), n)
		}
		return ""
	}, append(a.cities(n), d.weekday)...)
}

// cities is where the cities of the days up to one stand.
func (a *auditor) cities(to int) []scoring.Place {
	var places []scoring.Place
	for n := 1; n <= to; n++ {
		places = append(places, a.on(n).city)
	}
	return places
}

// staysForNone demands that the car stays on a Sunday only in the city that all
// cards of the deck name: no other Sunday brings it elsewhere, and nobody holds
// a card of that city (MI21).
func (a *auditor) staysForNone(n int) scoring.Condition {
	reads := slices.Concat(a.cities(a.used), slices.Concat(a.hands...))
	for m := 1; m <= a.used; m++ {
		reads = append(reads, a.on(m).weekday)
	}
	return a.rule("MI21", func(s sheets) string {
		if n == 1 || !s.blank(s.on(n).city) {
			return ""
		}
		here, known := s.where(n)
		if lucky, _ := s.lucky(n); !lucky || !known {
			return ""
		}
		for m := 2; m <= s.used; m++ {
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
	}, reads...)
}

// carIn demands that the car stands where it went last (MI15).
func (a *auditor) carIn(city int) scoring.Condition {
	p := onTable(cityCell(city))
	return a.rule("MI15", func(s sheets) string {
		last, known := s.where(s.last)
		_, stands := s.text(p)
		if !known || !s.ended() || !stands && !s.blank(p) || stands == (city == last) {
			return ""
		}
		return fmt.Sprintf("The car has gone to %s last, and the board does not show that.", s.world.name(last))
	}, slices.Concat(a.endReads(), a.cities(a.last), []scoring.Place{p})...)
}

// lastTurned is the card turned last.
func (s sheets) lastTurned() (card, bool) {
	c, _ := s.card(onTable(cellDeck))
	return c.card, c.known
}

// turnedLast demands that the card turned last names the city of the last
// Sunday (MI20).
func (a *auditor) turnedLast() scoring.Condition {
	reads := slices.Concat([]scoring.Place{onTable(cellDeck)}, a.endReads(), a.cities(a.last))
	for n := max(2, a.last-Days+1); n <= a.last; n++ {
		reads = append(reads, a.on(n).weekday)
	}
	return a.rule("MI20", func(s sheets) string {
		c, ok := s.lastTurned()
		if !ok || !s.ended() {
			return ""
		}
		for n := s.last; n > max(1, s.last-Days); n-- {
			if lucky, _ := s.lucky(n); !lucky {
				continue
			}
			if city, known := s.where(n); known && city != c.city() {
				return fmt.Sprintf("The card turned last is %s, and that of the last Sunday, day %d, brought the car to %s.",
					s.world.title(c), n, s.world.name(city))
			}
		}
		return ""
	}, reads...)
}

// turnedFirst demands that the first card tells on which day the game begins,
// and where the car leaves from, if no Sunday has turned another (MI7).
func (a *auditor) turnedFirst() scoring.Condition {
	first := a.on(1)
	return a.rule("MI7", func(s sheets) string {
		c, ok := s.lastTurned()
		begins, known := s.weekday(1)
		luckiest := 1 + int(Sunday-begins) // the first Sunday with a card of its own
		if begins == Sunday {
			luckiest += Days
		}
		if !ok || !known || !s.ended() || s.last >= luckiest {
			return ""
		}
		if best := s.world.best(c); best != begins {
			return fmt.Sprintf("The only card turned is %s, and the game begins on a %s.", s.world.title(c), begins.Name())
		}
		if to, known := s.city(1); known && to != nowhere && !s.world.reaches(c.city(), to) {
			return fmt.Sprintf("The car starts in %s, from where no road leads to %s.", s.world.name(c.city()), s.world.name(to))
		}
		return ""
	}, append(a.endReads(), onTable(cellDeck), first.weekday, first.city)...)
}
