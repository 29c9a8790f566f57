package judge

import (
	"fmt"

	"saddlebag/scoring/audit"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/maloney/sheet"
)

// goesOn demands that the car goes somewhere on a day with a driver (MI15).
func (s reader) goesOn(n int) string {
	return s.withoutAuction(n, s.On(n).City, "The car goes nowhere on day %d, a %s.")
}

// goesFar demands the same of a Sunday, if the deck has more cards than one city
// (MI21).
func (s reader) goesFar(n int) string {
	lucky, _ := s.Lucky(n)
	return audit.Sentence(lucky && s.Blank(s.On(n).City) && s.Deck > maloney.CardsEach,
		"The car goes nowhere on day %d, and a deck of %d cards names more than one city.", n, s.Deck).String()
}

// byRoad demands that the car goes along roads, and never stays (MI15); a
// Sunday's card brings it anywhere else (MI20).
func (s reader) byRoad(n int) string {
	to, ok := s.City(n)
	if !ok || to == maloney.Nowhere {
		return ""
	}
	from, ok := s.Where(n - 1)
	lucky, known := s.Lucky(n)
	switch {
	case !ok:
	case from == to:
		return fmt.Sprintf("The car stays in %s on day %d.", s.World.Name(to), n)
	case known && !lucky && !s.World.Reaches(from, to):
		return fmt.Sprintf("No road leads from %s to %s, where the car goes on day %d.", s.World.Name(from), s.World.Name(to), n)
	}
	return ""
}

// staysForNone demands that the car stays on a Sunday only in the city that all
// cards of the deck name: no other Sunday brings it elsewhere, and nobody holds
// a card of that city (MI21).
func (s reader) staysForNone(n int) string {
	if !s.Blank(s.On(n).City) {
		return ""
	}
	here, known := s.Where(n)
	if lucky, _ := s.Lucky(n); !lucky || !known {
		return ""
	}
	for m := 2; m <= sheet.PaperDays; m++ {
		lucky, _ := s.Lucky(m)
		if there, known := s.City(m); lucky && known && there != maloney.Nowhere && there != here {
			return fmt.Sprintf("The car stays in %s on day %d because no card names another city, and on day %d one names %s.",
				s.World.Name(here), n, m, s.World.Name(there))
		}
	}
	for seat, hand := range s.Hands {
		for _, p := range hand {
			if c, _ := s.Card(p); c.Known && c.Card.City() == here {
				return fmt.Sprintf("The car stays in %s on day %d because all its cards are in the deck, and %s has %s.",
					s.World.Name(here), n, s.Names[seat], s.World.Title(c.Card))
			}
		}
	}
	return ""
}

// carIn demands that the car stands where it went last (MI15).
func (s reader) carIn(city, last int) string {
	p := sheet.OnTable(maloney.CityCell(city))
	at, known := s.Where(last)
	if !known || s.Filled(p) == (city == at) {
		return ""
	}
	return fmt.Sprintf("The car has gone to %s last, and the board does not show that.", s.World.Name(at))
}

// turnedLast demands that the card turned last names the city of the last
// Sunday (MI20).
func (s reader) turnedLast(_, last int) string {
	c, ok := s.LastTurned()
	if !ok {
		return ""
	}
	for n := last; n > max(1, last-maloney.Days); n-- {
		if lucky, _ := s.Lucky(n); !lucky {
			continue
		}
		if city, known := s.Where(n); known && city != c.City() {
			return fmt.Sprintf("The card turned last is %s, and that of the last Sunday, day %d, brought the car to %s.",
				s.World.Title(c), n, s.World.Name(city))
		}
	}
	return ""
}

// turnedFirst demands that the first card tells on which day the game begins,
// and where the car leaves from, if no Sunday has turned another (MI7).
func (s reader) turnedFirst(_, last int) string {
	c, ok := s.LastTurned()
	begins, known := s.Weekday(1)
	luckiest := 2 + int(maloney.Sunday-begins+maloney.Days-1)%maloney.Days // the first Sunday with a card of its own: after the first day
	if !ok || !known || last >= luckiest {
		return ""
	}
	if best := s.World.Best(c); best != begins {
		return fmt.Sprintf("The only card turned is %s, and the game begins on a %s.", s.World.Title(c), begins.Name())
	}
	if to, known := s.City(1); known && to != maloney.Nowhere && !s.World.Reaches(c.City(), to) {
		return fmt.Sprintf("The car starts in %s, from where no road leads to %s.", s.World.Name(c.City()), s.World.Name(to))
	}
	return ""
}
