package judge

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/maloney/sheet"
)

// doubled demands what possible does of a day that doubles (MI18).
func (s reader) doubled(n, seat int) string {
	if day, ok := s.Weekday(n); !ok || !day.Doubled() {
		return ""
	}
	return s.possible(n, seat)
}

// possible demands that one or two cards of the city, and its suitcase, make
// what was earned on a day (MI17).
func (s reader) possible(n, seat int) string {
	points, ok := s.Number(s.On(n).Earned[seat])
	if !ok {
		return ""
	}
	city, known := s.City(n)
	switch {
	case known && city == maloney.Nowhere:
		return audit.Sentence(!slices.Contains(s.Gifts(n, seat), points),
			"%s cannot have earned %s on day %d, on which the car arrives nowhere.", s.Names[seat], points, n).String()
	case known:
		return audit.Sentence(s.layable(n, seat, city) == 0,
			"%s cannot have earned %s in %s on day %d: no one or two of its cards make that.", s.Names[seat], points, s.World.Name(city), n).String()
	}
	for city := range maloney.Cities {
		if s.layable(n, seat, city) != 0 {
			return ""
		}
	}
	return fmt.Sprintf("%s cannot have earned %s on day %d: in no city do one or two cards make that.", s.Names[seat], points, n)
}

// laidIn demands that the cards of a city that a seat has laid make what it has
// earned there (MI17). Hands are read last: where it was the days that went wrong,
// other rules tell that in fewer entries.
func (s reader) laidIn(seat, city int) string { return s.makes(seat, city, s.journey()) }

// laidOnlyIn demands the same where all is known of where the car was, so that the
// cards that are shown were laid on the days that are known.
func (s reader) laidOnlyIn(seat, city int) string {
	if sheet.HandfulOf(s.Hand(seat).Laid, city) == 0 {
		return ""
	}
	return s.onJourneys(func(j journey) string { return s.makes(seat, city, j) })
}

// onJourneys asks of each journey of which all is known why the sheets cannot be.
// Where they cannot be on any journey, another rule tells.
func (s reader) onJourneys(fails func(journey) string) string {
	for _, j := range s.journeys() {
		if why := fails(j); why != "" && fails(s.journey()) == "" {
			return why
		}
	}
	return ""
}

// makes says why a seat cannot have laid its cards of a city on a journey.
func (s reader) makes(seat, city int, j journey) string {
	set := s.made(city, seat, j)
	return audit.Sentence(s.laid(city, set, s.Hand(seat)) == 0,
		"The cards of %s that %[2]s has laid do not make what %[2]s has earned there.", s.World.Name(city), s.Names[seat]).String()
}

// enough demands that a city has the cards that all seats have laid or hold, and
// those that Sundays have turned (MI4).
func (s reader) enough(city int) string { return s.has(city, s.journey()) }

// enoughInAll demands the same where all is known of where the car was. Where the
// cards of one seat do not make its points, laidOnlyIn tells.
func (s reader) enoughInAll(city int) string {
	shown := func(p scoring.Place) bool {
		c, _ := s.Card(p)
		return c.Laid && c.Known && c.Card.City() == city
	}
	if !slices.ContainsFunc(s.Cards, shown) {
		return ""
	}
	for seat := range s.Names {
		if s.laidOnlyIn(seat, city) != "" {
			return ""
		}
	}
	return s.onJourneys(func(j journey) string { return s.has(city, j) })
}

// has says why a city cannot have the cards that were used of it on a journey.
func (s reader) has(city int, j journey) string {
	made := scoring.Each(len(s.Names), func(seat int) sheet.HandfulSet { return s.made(city, seat, j) })
	turned, set := s.turned(city), sheet.NoCards
	for seat := range made {
		hand := s.Hand(seat)
		set = set.And(s.laid(city, made[seat], hand)).And(1 << sheet.HandfulOf(hand.Held, city))
	}
	lastTurned := sheet.Handful(0)
	if c, ok := s.LastTurned(); ok && c.City() == city {
		turned, lastTurned = max(turned, 1), sheet.HandfulOf(maloney.CardSet(0).With(c), city)
	}
	set = set.That(func(h sheet.Handful) bool { return h&lastTurned == 0 && h.Count()+turned <= maloney.CardsEach })
	return audit.Sentence(set == 0, "%s has %d action cards: fewer than were laid, held or turned.", s.World.Name(city), maloney.CardsEach).String()
}

// inAll demands that a seat has laid as many cards as its points take (MI6).
// Where the cards of a single city do not make them, another rule tells.
func (s reader) inAll(seat int) string {
	for _, j := range append(s.journeys(), s.journey()) {
		made := scoring.Each(maloney.Cities, func(city int) sheet.HandfulSet { return s.made(city, seat, j) })
		hand, left, least, most := s.Hand(seat), s.left(seat), 0, 0
		for city, set := range made {
			if set = s.laid(city, set, hand); set == 0 {
				return ""
			}
			few, many := set.Bounds()
			least, most = least+few, most+many
		}
		switch {
		case s.Size-left.Least < least:
			return fmt.Sprintf("%s has laid %d action cards at the most, and needs %d for what was earned.", s.Names[seat], s.Size-left.Least, least)
		case s.Size-left.Most > most:
			return fmt.Sprintf("%s has laid %d action cards, and what was earned takes no more than %d.", s.Names[seat], s.Size-left.Most, most)
		}
	}
	return ""
}
