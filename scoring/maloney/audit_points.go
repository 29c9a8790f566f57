package maloney

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
)

// points are the conditions of what cards and suitcases can have made: on one
// day, in one city for one player, in one city for all, and for one player in
// all cities.
func (a *auditor) points(filled scoring.Filled) []scoring.Condition {
	s := sheets{a, filled}
	var all []scoring.Condition
	var visited, shown [Cities]bool // so that something can be wrong there
	for n := 1; n <= a.used; n++ {
		if city, ok := s.city(n); ok && city != nowhere {
			visited[city] = true
		}
		clause := "MI17"
		if day, ok := s.weekday(n); ok && day.Doubled() {
			clause = "MI18"
		}
		for seat := range a.names {
			if _, known := filled[a.on(n).earned[seat]]; known {
				all = append(all, a.possible(clause, n, seat))
			}
		}
	}
	for seat := range a.names {
		reads := a.visits(seat)
		hand := s.hand(seat)
		for city := range Cities {
			if visited[city] || hand.laid.in(city) != 0 {
				all = append(all, a.laidIn(city, seat, reads))
			}
			shown[city] = shown[city] || visited[city] || (hand.laid|hand.held).in(city) != 0
		}
		all = append(all, a.inAll(seat, reads))
	}
	reads := append(a.visits(a.seats()...), onTable(cellDeck))
	for city := range Cities {
		if shown[city] {
			all = append(all, a.enough(city, reads))
		}
	}
	return all
}

// possible demands that one or two cards of the city, and its suitcase, make
// what was earned on a day (MI17, MI18).
func (a *auditor) possible(clause string, n, seat int) scoring.Condition {
	d := a.on(n)
	earned := d.earned[seat]
	return a.rule(clause, func(s sheets) string {
		points, ok := s.Number(earned)
		if !ok {
			return ""
		}
		city, known := s.city(n)
		switch {
		case known && city == nowhere:
			if slices.Contains(s.gifts(n, seat), points) {
				return ""
			}
			return fmt.Sprintf("%s cannot have earned %s on day %d, on which the car arrives nowhere.", s.names[seat], points, n)
		case known:
			if s.layable(n, seat, city) != 0 {
				return ""
			}
			return fmt.Sprintf("%s cannot have earned %s in %s on day %d: no one or two of its cards make that.", s.names[seat], points, s.world.name(city), n)
		}
		for city := range Cities {
			if s.layable(n, seat, city) != 0 {
				return ""
			}
		}
		return fmt.Sprintf("%s cannot have earned %s on day %d: in no city do one or two cards make that.", s.names[seat], points, n)
	}, d.weekday, d.driver, d.city, d.found, earned)
}

// visits is where all is written that points of some seats in cities depend on.
func (a *auditor) visits(seats ...int) []scoring.Place {
	places := a.endReads()
	for n := 1; n <= a.used; n++ {
		d := a.on(n)
		places = append(places, d.weekday, d.driver, d.city, d.found)
		for _, seat := range seats {
			places = append(places, d.earned[seat])
		}
	}
	for _, seat := range seats {
		places = append(places, a.leftReads(seat)...)
	}
	return places
}

// laidIn demands that the cards of a city that a seat has laid make what it has
// earned there (MI17).
func (a *auditor) laidIn(city, seat int, reads []scoring.Place) scoring.Condition {
	return a.rule("MI17", func(s sheets) string {
		if s.laid(city, seat, s.journey(), s.hand(seat)) != 0 {
			return ""
		}
		return fmt.Sprintf("The cards of %s that %s has laid do not make what %s has earned there.", s.world.name(city), s.names[seat], s.names[seat])
	}, reads...)
}

// enough demands that a city has the cards that all seats have laid or hold, and
// those that Sundays have turned (MI4).
func (a *auditor) enough(city int, reads []scoring.Place) scoring.Condition {
	return a.rule("MI4", func(s sheets) string {
		set, j := noCards, s.journey()
		for seat := range s.names {
			hand := s.hand(seat)
			set = set.and(s.laid(city, seat, j, hand)).and(1 << hand.held.in(city))
		}
		turned, lastTurned := s.turned(city), handful(0)
		if c, ok := s.lastTurned(); ok && c.city() == city {
			turned, lastTurned = max(turned, 1), cards(0).with(c).in(city)
		}
		if set.that(func(h handful) bool { return h&lastTurned == 0 && h.count()+turned <= CardsEach }) != 0 {
			return ""
		}
		return fmt.Sprintf("%s has %d action cards: fewer than were laid, held or turned.", s.world.name(city), CardsEach)
	}, reads...)
}

// seats are all seats.
func (a *auditor) seats() []int {
	seats := make([]int, len(a.names))
	for seat := range seats {
		seats[seat] = seat
	}
	return seats
}

// inAll demands that a seat has laid as many cards as its points take (MI6).
func (a *auditor) inAll(seat int, reads []scoring.Place) scoring.Condition {
	return a.rule("MI6", func(s sheets) string {
		least, most, j, hand := 0, 0, s.journey(), s.hand(seat)
		for city := range Cities {
			few, many := s.laid(city, seat, j, hand).bounds()
			least, most = least+few, most+many
		}
		few, many := s.left(seat)
		switch {
		case s.size-few < least:
			return fmt.Sprintf("%s has laid %d action cards at the most, and needs %d for what was earned.", s.names[seat], s.size-few, least)
		case s.size-many > most:
			return fmt.Sprintf("%s has laid %d action cards, and what was earned takes no more than %d.", s.names[seat], s.size-many, most)
		}
		return ""
	}, reads...)
}
