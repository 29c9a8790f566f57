package judge

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/maloney/sheet"
	"saddlebag/scoring/speech"
)

// doubled demands what possible does of a day that doubles (MI18).
func (s reader) doubled(n, seat int) speech.Text {
	if day, ok := s.Weekday(n); !ok || !day.Doubled() {
		return ""
	}
	return s.possible(n, seat)
}

// possible demands that one or two cards of the city, and its suitcase, make
// what was earned on a day (MI17).
func (s reader) possible(n, seat int) speech.Text {
	points, ok := s.Number(s.On(n).Earned[seat])
	if !ok {
		return ""
	}
	city, known := s.City(n)
	switch {
	case known && city == maloney.Nowhere:
		return audit.Wrong(!slices.Contains(s.Gifts(n, seat), points),
			"maloney.no-points-nowhere", "player", s.Names[seat], "points", speech.Tenths(points), "day", n)
	case known:
		return audit.Wrong(s.layable(n, seat, city) == 0,
			"maloney.no-cards-make", "player", s.Names[seat], "points", speech.Tenths(points), "city", s.World.Name(city), "day", n)
	}
	for city := range maloney.Cities {
		if s.layable(n, seat, city) != 0 {
			return ""
		}
	}
	return speech.Say("maloney.no-city-makes", "player", s.Names[seat], "points", speech.Tenths(points), "day", n)
}

// laidIn demands that the cards of a city that a seat has laid make what it has
// earned there (MI17). Hands are read last: where it was the days that went wrong,
// other rules tell that in fewer entries.
func (s reader) laidIn(seat, city int) speech.Text { return s.makes(seat, city, s.journey()) }

// laidOnlyIn demands the same where all is known of where the car was, so that the
// cards that are shown were laid on the days that are known.
func (s reader) laidOnlyIn(seat, city int) speech.Text {
	if sheet.HandfulOf(s.Hand(seat).Laid, city) == 0 {
		return ""
	}
	return s.onJourneys(func(j journey) speech.Text { return s.makes(seat, city, j) })
}

// onJourneys asks of each journey of which all is known why the sheets cannot be.
// Where they cannot be on any journey, another rule tells.
func (s reader) onJourneys(fails func(journey) speech.Text) speech.Text {
	for _, j := range s.journeys() {
		if why := fails(j); why != "" && fails(s.journey()) == "" {
			return why
		}
	}
	return ""
}

// makes says why a seat cannot have laid its cards of a city on a journey.
func (s reader) makes(seat, city int, j journey) speech.Text {
	set := s.made(city, seat, j)
	return audit.Wrong(s.laid(city, set, s.Hand(seat)) == 0, "maloney.cards-make-not", "city", s.World.Name(city), "player", s.Names[seat])
}

// enough demands that a city has the cards that all seats have laid or hold, and
// those that Sundays have turned (MI4).
func (s reader) enough(city int) speech.Text { return s.has(city, s.journey()) }

// enoughInAll demands the same where all is known of where the car was. Where the
// cards of one seat do not make its points, laidOnlyIn tells.
func (s reader) enoughInAll(city int) speech.Text {
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
	return s.onJourneys(func(j journey) speech.Text { return s.has(city, j) })
}

// has says why a city cannot have the cards that were used of it on a journey.
func (s reader) has(city int, j journey) speech.Text {
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
	return audit.Wrong(set == 0, "maloney.city-has-not", "city", s.World.Name(city), "n", maloney.CardsEach)
}

// inAll demands that a seat has laid as many cards as its points take (MI6).
// Where the cards of a single city do not make them, another rule tells.
func (s reader) inAll(seat int) speech.Text {
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
			return speech.Say("maloney.played-too-few", "player", s.Names[seat], "laid", s.Size-left.Least, "n", least)
		case s.Size-left.Most > most:
			return speech.Say("maloney.played-too-many", "player", s.Names[seat], "laid", s.Size-left.Most, "n", most)
		}
	}
	return ""
}
