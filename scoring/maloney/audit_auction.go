package maloney

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
)

// auctions are the conditions of bids, prices and drivers.
func (a *auditor) auctions() []scoring.Condition {
	var all []scoring.Condition
	for n := 1; n <= a.used; n++ {
		all = append(all, a.bids(n), a.isDriver(n), a.drivesOn(n), a.quietSunday(n), a.price(n), a.topsBids(n), a.nobody(n), a.jokerDay(n))
	}
	for seat := range a.names {
		all = append(all, a.oneJoker(seat), a.jokerGone(seat))
	}
	return all
}

// bids demands that bids are whole hundreds, and no two of the last ones the
// same (MI11).
func (a *auditor) bids(n int) scoring.Condition {
	p := a.on(n).bids
	return a.rule("MI11", func(s sheets) string {
		text, written := s.text(p)
		c, ok := s.calls(n)
		if written && !ok {
			return fmt.Sprintf("The bids of day %d are no list of players with the amounts that they have bid or were fined: %q.", n, text)
		}
		for seat, bid := range c.bids {
			switch {
			case bid%Step != 0 || c.fines[seat]%Step != 0:
				return fmt.Sprintf("Money is counted in whole $%d; on day %d %s has bid or paid other than that.", Step, n, s.names[seat])
			case bid > 0 && slices.Index(c.bids, bid) < seat:
				return fmt.Sprintf("Two players have bid %s on day %d: each bid is above the one before.", dollars(bid), n)
			}
		}
		return ""
	}, p)
}

// isDriver demands that a player drives.
func (a *auditor) isDriver(n int) scoring.Condition {
	p := a.on(n).driver
	return a.rule("MI11", func(s sheets) string {
		text, written := s.text(p)
		if _, ok := s.driver(n); !written || ok {
			return ""
		}
		return fmt.Sprintf("Nobody at the table is called what stands for the driver of day %d: %q.", n, text)
	}, p)
}

// drivesOn demands that a day but for a Sunday has a driver (MI10).
func (a *auditor) drivesOn(n int) scoring.Condition {
	d := a.on(n)
	return a.rule("MI10", func(s sheets) string {
		day, known := s.weekday(n)
		if lucky, _ := s.lucky(n); !known || lucky || !s.blank(d.driver) {
			return ""
		}
		return fmt.Sprintf("Nobody has driven on day %d, a %s.", n, day.Name())
	}, d.weekday, d.driver)
}

// quietSunday demands that a Sunday has neither bids nor driver nor price
// (MI20).
func (a *auditor) quietSunday(n int) scoring.Condition {
	d := a.on(n)
	return a.rule("MI20", func(s sheets) string {
		_, called := s.text(d.bids)
		_, driven := s.text(d.driver)
		price, priced := s.Number(d.price)
		if lucky, _ := s.lucky(n); !lucky || !called && !driven && (!priced || price == 0) {
			return ""
		}
		return fmt.Sprintf("Day %d is a Sunday: nobody bids, pays or drives.", n)
	}, d.weekday, d.bids, d.driver, d.price)
}

// price demands that whoever bids pays whole hundreds, and others nothing (MI11).
func (a *auditor) price(n int) scoring.Condition {
	d := a.on(n)
	return a.rule("MI11", func(s sheets) string {
		drive, ok := s.driver(n)
		price, priced := s.Number(d.price)
		switch {
		case !ok || !priced || drive.sale == unsold:
		case drive.sale != bought && price != 0:
			return fmt.Sprintf("%s drives for nothing on day %d, and not for $%s.", s.names[drive.seat], n, price)
		case drive.sale == bought && (price < scoring.Whole(Step) || price%scoring.Whole(Step) != 0):
			return fmt.Sprintf("%s cannot have the car for $%s on day %d: bids are whole $%d, and at least that.", s.names[drive.seat], price, n, Step)
		}
		return ""
	}, d.driver, d.price)
}

// topsBids demands that the car goes for the highest bid or more (MI11).
func (a *auditor) topsBids(n int) scoring.Condition {
	d := a.on(n)
	return a.rule("MI11", func(s sheets) string {
		c, _ := s.calls(n)
		price, priced := s.dollars(d.price)
		drive, ok := s.driver(n)
		if !priced || price == 0 && (!ok || drive.sale != bought) {
			return ""
		}
		for seat, bid := range c.bids {
			if price < bid || price == bid && ok && seat != drive.seat {
				return fmt.Sprintf("The car goes for %s on day %d, where %s has bid %s.", dollars(price), n, s.names[seat], dollars(bid))
			}
		}
		return ""
	}, d.bids, d.driver, d.price)
}

// nobody demands that without a bid the last driver drives again (MI14).
func (a *auditor) nobody(n int) scoring.Condition {
	reads := []scoring.Place{a.on(n).bids}
	for m := 1; m <= n; m++ {
		reads = append(reads, a.on(m).driver)
	}
	return a.rule("MI14", func(s sheets) string {
		drive, ok := s.driver(n)
		if !ok || drive.sale != byDefault {
			return ""
		}
		if c, ok := s.calls(n); ok && slices.Max(c.bids) > 0 {
			return fmt.Sprintf("There were bids on day %d, so that somebody has bought the car.", n)
		}
		if due, known := s.lastDriver(n); known && due != drive.seat {
			return fmt.Sprintf("Without a bid on day %d %s drives, and not %s.", n, s.names[due], s.names[drive.seat])
		}
		return ""
	}, reads...)
}

// lastDriver is who has driven last before a day; before there was one, the
// first player.
func (s sheets) lastDriver(n int) (seat int, known bool) {
	for n--; n > 0; n-- {
		if d, ok := s.driver(n); !ok || d.sale != unsold {
			return d.seat, ok
		}
	}
	return 0, true
}

// jokerDay demands that jokers are played on their days (MI13).
func (a *auditor) jokerDay(n int) scoring.Condition {
	d := a.on(n)
	return a.rule("MI13", func(s sheets) string {
		drive, ok := s.driver(n)
		day, known := s.weekday(n)
		if !ok || !known || drive.sale != byJoker || day.Jokers() {
			return ""
		}
		return fmt.Sprintf("%s cannot have played the joker on day %d, a %s.", s.names[drive.seat], n, day.Name())
	}, d.weekday, d.driver)
}

// joker says whether a seat has driven by its joker on a day.
func (s sheets) joker(n, seat int) bool {
	d, ok := s.driver(n)
	return ok && d == drive{seat, byJoker}
}

// oneJoker demands that nobody plays a joker twice (MI13).
func (a *auditor) oneJoker(seat int) scoring.Condition {
	return a.rule("MI13", func(s sheets) string {
		first := 0
		for n := 1; n <= s.used; n++ {
			switch {
			case !s.joker(n, seat):
			case first > 0:
				return fmt.Sprintf("%s has one joker, and has played it on day %d and on day %d.", s.names[seat], first, n)
			default:
				first = n
			}
		}
		return ""
	}, a.drivers()...)
}

// jokerGone demands that a joker is crossed out if it was played, and only then
// (MI13).
func (a *auditor) jokerGone(seat int) scoring.Condition {
	p := scoring.Place{Owner: seat, Cell: cellJoker}
	return a.rule("MI13", func(s sheets) string {
		for n := 1; n <= s.used; n++ {
			if s.joker(n, seat) && s.blank(p) {
				return fmt.Sprintf("%s has played the joker on day %d, and still has it.", s.names[seat], n)
			}
		}
		if !s.ended() || !s.Filled[p].Struck {
			return ""
		}
		for n := 1; n <= s.last; n++ {
			if _, known := s.driver(n); !known || s.joker(n, seat) {
				return ""
			}
		}
		return fmt.Sprintf("%s has no joker any more, and has never played it.", s.names[seat])
	}, slices.Concat(a.endReads(), a.drivers(), []scoring.Place{p})...)
}

// drivers is where the drivers of all days stand.
func (a *auditor) drivers() []scoring.Place {
	var places []scoring.Place
	for n := 1; n <= a.used; n++ {
		places = append(places, a.on(n).driver)
	}
	return places
}
