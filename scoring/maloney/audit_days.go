package maloney

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
)

// fails makes a condition.
func fails(clause string, reads []scoring.Place, why func(scoring.Filled) string) scoring.Condition {
	return scoring.Condition{Clause: clause, Reads: reads, Fails: why}
}

// one makes the condition of a single cell in which something stands.
func one(clause string, p scoring.Place, what string, ok func(scoring.Filled) bool) scoring.Condition {
	return fails(clause, []scoring.Place{p}, func(f scoring.Filled) string {
		if !filledIn(f, p) || ok(f) {
			return ""
		}
		return fmt.Sprintf("%s cannot be %s.", f[p].Value, what)
	})
}

// entries are the conditions of single cells.
func (a *auditor) entries() []scoring.Condition {
	var list []scoring.Condition
	for i, l := range a.lines {
		list = append(list,
			one("MI10", l.weekday, "the weekday of "+day(i), func(f scoring.Filled) bool { _, ok := a.weekday(f, i); return ok }),
			one("MI11", l.driver, "the driver of "+day(i), func(f scoring.Filled) bool { _, _, ok := a.driver(f, i); return ok }),
			one("MI11", l.bids, "the bids of "+day(i), func(f scoring.Filled) bool { _, _, ok := a.bids(f, i); return ok }),
			one("MI11", l.price, "the price of "+day(i), func(f scoring.Filled) bool { _, ok := a.price(f, i); return ok }),
			one("MI3", l.city, "the city of "+day(i), func(f scoring.Filled) bool { _, ok := a.city(f, i); return ok }),
			one("MI5", l.found, "the suitcase of "+day(i), func(f scoring.Filled) bool {
				c, ok := a.found(f, i)
				return ok && slices.Contains(a.world.Suitcases, c)
			}),
		)
	}
	for seat, p := range a.sheets {
		for _, at := range p.cards {
			list = append(list, one("MI4", at, "an action card", func(f scoring.Filled) bool { _, ok := a.cardAt(f, at); return ok }))
		}
		list = append(list, one("MI2", p.purse, "the money of "+a.names[seat], func(f scoring.Filled) bool { _, ok := money(f, p.purse); return ok }))
	}
	return list
}

// days are the conditions of weekdays and of the drive.
func (a *auditor) days() []scoring.Condition {
	var list []scoring.Condition
	for i, l := range a.lines {
		for _, p := range slices.Concat(all([]line{l}, bidsOf, driverOf, priceOf, cityOf, foundOf), l.earned, l.total) {
			list = append(list, fails("MI10", []scoring.Place{l.weekday, p}, func(f scoring.Filled) string {
				if !blank(f, l.weekday) || !filledIn(f, p) {
					return ""
				}
				return fmt.Sprintf("Something stands in %s, which has no weekday.", day(i))
			}))
		}
		list = append(list, a.drives(i)...)
		if i > 0 {
			list = append(list, a.follows(i), a.road(i))
			for _, p := range all([]line{l}, bidsOf, driverOf, priceOf) {
				list = append(list, fails("MI20", []scoring.Place{l.weekday, p}, func(f scoring.Filled) string {
					if lucky, _ := a.lucky(f, i); !lucky || !filledIn(f, p) {
						return ""
					}
					return fmt.Sprintf("Day %d is a Sunday, without auction and driver.", i+1)
				}))
			}
		}
	}
	return list
}

// drives demands a driver and a city of each day but a Sunday (MI10, MI15).
func (a *auditor) drives(i int) []scoring.Condition {
	l := a.lines[i]
	lacks := func(clause string, p scoring.Place, what string) scoring.Condition {
		return fails(clause, []scoring.Place{l.weekday, p}, func(f scoring.Filled) string {
			if lucky, known := a.lucky(f, i); !known || lucky || !filledIn(f, l.weekday) || !blank(f, p) {
				return ""
			}
			return fmt.Sprintf("Day %d has no %s.", i+1, what)
		})
	}
	return []scoring.Condition{lacks("MI10", l.driver, "driver"), lacks("MI15", l.city, "city")}
}

// follows demands that a day comes after the one before (MI10).
func (a *auditor) follows(i int) scoring.Condition {
	before, l := a.lines[i-1].weekday, a.lines[i].weekday
	return fails("MI10", []scoring.Place{before, l}, func(f scoring.Filled) string {
		if blank(f, before) && filledIn(f, l) {
			return fmt.Sprintf("There is a day %d and no day %d.", i+1, i)
		}
		yesterday, one := a.weekday(f, i-1)
		today, two := a.weekday(f, i)
		if !one || !two || today == yesterday.next() {
			return ""
		}
		return fmt.Sprintf("After %s comes %s, not %s.", yesterday.Name(), yesterday.next().Name(), today.Name())
	})
}

// road demands that the car goes where it can: along a road (MI15), or on a
// Sunday to any other city (MI20).
func (a *auditor) road(i int) scoring.Condition {
	l := a.lines[i]
	return fails("MI15", []scoring.Place{a.lines[i-1].city, l.city, l.weekday}, func(f scoring.Filled) string {
		from, one := a.city(f, i-1)
		to, two := a.city(f, i)
		lucky, known := a.lucky(f, i)
		switch {
		case !one || !two || from == nowhere || to == nowhere:
			return ""
		case from == to:
			return fmt.Sprintf("On day %d the car stays in %s.", i+1, a.world.name(to))
		case known && !lucky && !a.world.reaches(from, to):
			return fmt.Sprintf("No road leads from %s to %s, where the car went on day %d.", a.world.name(from), a.world.name(to), i+1)
		}
		return ""
	})
}

// sales are the conditions of how the car was sold.
func (a *auditor) sales() []scoring.Condition {
	var list []scoring.Condition
	for i, l := range a.lines {
		list = append(list, fails("MI11", []scoring.Place{l.driver, l.price}, func(f scoring.Filled) string {
			_, by, known := a.driver(f, i)
			price, written := a.price(f, i)
			switch {
			case !known || !written:
			case by == bought && price == 0:
				return fmt.Sprintf("On day %d the car was bought for nothing.", i+1)
			case by != bought && price != 0:
				return fmt.Sprintf("On day %d %s paid, and nobody bought the car.", i+1, dollars(price))
			}
			return ""
		}), fails("MI11", []scoring.Place{l.bids, l.driver, l.price}, func(f scoring.Filled) string {
			bids, _, known := a.bids(f, i)
			seat, by, driven := a.driver(f, i)
			price, written := a.price(f, i)
			for bidder, bid := range bids {
				switch {
				case !known || !driven || bid == 0:
				case by == byDefault:
					return fmt.Sprintf("On day %d %s bid, and the car went to nobody's bid.", i+1, a.names[bidder])
				case by == bought && written && (bid > price || bid == price && bidder != seat):
					return fmt.Sprintf("On day %d %s bid %s, and %s bought for %s.", i+1, a.names[bidder], dollars(bid), a.names[seat], dollars(price))
				}
			}
			return ""
		}), a.again(i))
	}
	return list
}

// again demands that the last driver drives again where nobody bids (MI14).
func (a *auditor) again(i int) scoring.Condition {
	reads := append(all(a.lines[:i+1], weekdayOf), all(a.lines[:i+1], driverOf)...)
	return fails("MI14", reads, func(f scoring.Filled) string {
		seat, by, known := a.driver(f, i)
		if !known || by != byDefault {
			return ""
		}
		last := 0
		for j := i - 1; j >= 0; j-- {
			before, how, known := a.driver(f, j)
			if !known {
				return ""
			}
			if how != unsold {
				last = before
				break
			}
		}
		if last == seat {
			return ""
		}
		return fmt.Sprintf("On day %d nobody bid, and %s had driven last.", i+1, a.names[last])
	})
}

// jokers are the conditions of jokers (MI13).
func (a *auditor) jokers() []scoring.Condition {
	var list []scoring.Condition
	for i, l := range a.lines {
		list = append(list, fails("MI13", []scoring.Place{l.weekday, l.driver}, func(f scoring.Filled) string {
			_, by, _ := a.driver(f, i)
			if d, known := a.weekday(f, i); !known || by != byJoker || d.Jokers() {
				return ""
			}
			return fmt.Sprintf("On day %d, a %s, no joker can be played.", i+1, f[l.weekday].Value)
		}))
	}
	for seat, p := range a.sheets {
		reads := append(append(all(a.lines, weekdayOf), all(a.lines, driverOf)...), p.joker)
		list = append(list, fails("MI13", reads, func(f scoring.Filled) string {
			days, ended := a.played(f)
			played, perhaps := 0, !ended
			for i := range days {
				who, by, known := a.driver(f, i)
				perhaps = perhaps || !known
				if known && by == byJoker && who == seat {
					played++
				}
			}
			box, known := f[p.joker]
			switch {
			case played > 1:
				return fmt.Sprintf("%s plays %d jokers.", a.names[seat], played)
			case known && box.Struck && played == 0 && !perhaps:
				return fmt.Sprintf("The joker of %s is crossed out, and was never played.", a.names[seat])
			case known && !box.Struck && played == 1:
				return fmt.Sprintf("%s has played the joker, which is not crossed out.", a.names[seat])
			}
			return ""
		}))
	}
	return list
}
