package maloney

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
)

// hands are the conditions of action cards: each there once (MI4), two of a city
// in a hand (MI6).
func (a *auditor) hands() []scoring.Condition {
	var list []scoring.Condition
	var everywhere []scoring.Place
	for seat, p := range a.sheets {
		everywhere = append(everywhere, p.cards...)
		if a.dealt {
			continue
		}
		list = append(list, fails("MI6", p.cards, func(f scoring.Filled) string {
			var of [Cities]int
			for _, at := range p.cards {
				c, known := a.cardAt(f, at)
				if !known {
					continue
				}
				if of[c.city()]++; of[c.city()] > HandOfCity {
					return fmt.Sprintf("%s holds %d cards of %s.", a.names[seat], of[c.city()], a.world.name(c.city()))
				}
			}
			return ""
		}))
	}
	return append(list, fails("MI4", everywhere, func(f scoring.Filled) string {
		var seen cards
		for _, at := range everywhere {
			c, known := a.cardAt(f, at)
			if !known {
				continue
			}
			if seen.has(c) {
				return fmt.Sprintf("There is only one card %s.", a.world.title(c))
			}
			seen = seen.with(c)
		}
		return ""
	}))
}

// points are the conditions of what is earned in a day: the suitcase, and what
// one or two cards of the city are worth that day (MI17).
func (a *auditor) points() []scoring.Condition {
	var list []scoring.Condition
	for i, l := range a.lines {
		for seat := range a.names {
			reads := []scoring.Place{l.weekday, l.driver, l.city, l.found, l.earned[seat]}
			list = append(list, fails("MI17", reads, func(f scoring.Filled) string {
				rest, known := a.byCards(f, i, seat)
				city, went := a.city(f, i)
				d, dated := a.weekday(f, i)
				if !known || !went || !dated || city == nowhere {
					return ""
				}
				var worth []scoring.Tenths
				for _, c := range ofCity(city).list() {
					worth = append(worth, scoring.Whole(a.world.value(c, d)))
				}
				if sumOfTwo(rest, worth) {
					return ""
				}
				return fmt.Sprintf("On day %d no cards of %s bring %s the %s points.", i+1, a.world.name(city), a.names[seat], f[l.earned[seat]].Value)
			}))
		}
	}
	for seat := range a.names {
		list = append(list, a.laid(seat))
	}
	return list
}

// sumOfTwo says whether an amount is nothing, one of others, or the sum of two
// of them.
func sumOfTwo(sum scoring.Tenths, of []scoring.Tenths) bool {
	for i, first := range of {
		if sum == first || slices.ContainsFunc(of[:i], func(second scoring.Tenths) bool { return first+second == sum }) {
			return true
		}
	}
	return sum == 0
}

// byCards is what cards have earned a seat on a day: all but the suitcase.
func (a *auditor) byCards(f scoring.Filled, i, seat int) (rest scoring.Tenths, known bool) {
	rest, known = a.earned(f, i, seat)
	lucky, dated := a.lucky(f, i)
	driver, _, driven := a.driver(f, i)
	if !known || !dated || !lucky && !driven {
		return 0, false
	}
	if !lucky && driver != seat {
		return rest, true
	}
	found, opened := a.found(f, i)
	return rest - scoring.Whole(found.Points), opened
}

// laid demands that the cards a player has laid are worth what was earned by
// cards, each on one of the days when the car was in its city (MI17).
func (a *auditor) laid(seat int) scoring.Condition {
	p := a.sheets[seat]
	reads := all(a.lines, weekdayOf, driverOf, foundOf, cityOf)
	for _, l := range a.lines {
		reads = append(reads, l.earned[seat])
	}
	return fails("MI17", append(reads, p.cards...), func(f scoring.Filled) string {
		var held [Cities][]card
		for _, at := range p.cards {
			w, known := f[at]
			c, read := a.cardAt(f, at)
			if !known || w.Struck && !read {
				return ""
			}
			if w.Struck {
				held[c.city()] = append(held[c.city()], c)
			}
		}
		days, ended := a.played(f)
		if !ended {
			return ""
		}
		var visits [Cities][]visit
		for i := range days {
			city, went := a.city(f, i)
			rest, known := a.byCards(f, i, seat)
			d, dated := a.weekday(f, i)
			if !went || !known || !dated {
				return ""
			}
			if city == nowhere { // the car stayed where it was (MI21)
				if city = a.standing(f, i); city == nowhere {
					return ""
				}
			}
			visits[city] = append(visits[city], visit{d, rest, 0})
		}
		for city, days := range visits {
			if !a.assign(held[city], days) {
				return fmt.Sprintf("The cards of %s that %s has laid are not worth what was earned there.", a.world.name(city), a.names[seat])
			}
		}
		return ""
	})
}

// standing is where the car was before a day; nowhere where that is not told.
func (a *auditor) standing(f scoring.Filled, i int) int {
	for j := i - 1; j >= 0; j-- {
		city, known := a.city(f, j)
		if !known {
			return nowhere
		}
		if city != nowhere {
			return city
		}
	}
	return nowhere
}

// A visit is a day in a city, and what is left to be earned there by cards.
type visit struct {
	day  Weekday
	rest scoring.Tenths
	laid int
}

// assign says whether all cards can be laid on visits so that they earn what was
// earned.
func (a *auditor) assign(held []card, days []visit) bool {
	if len(held) == 0 {
		return !slices.ContainsFunc(days, func(v visit) bool { return v.rest != 0 })
	}
	for i := range days {
		v := &days[i]
		worth := scoring.Whole(a.world.value(held[0], v.day))
		if v.laid == CardsADay || v.rest < worth {
			continue
		}
		v.rest, v.laid = v.rest-worth, v.laid+1
		fits := a.assign(held[1:], days)
		v.rest, v.laid = v.rest+worth, v.laid-1
		if fits {
			return true
		}
	}
	return false
}
