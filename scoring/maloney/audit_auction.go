package maloney

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// auctions are the rules of bids, prices and drivers.
func (a *auditor) auctions() []audit.Rule {
	return slices.Concat(
		a.legible("MI11", func(d *dayPlaces) scoring.Place { return d.bids }, reader.areCalls,
			"The bids of day %d are no list of players with the amounts that they have bid or were fined: %q."),
		a.legible("MI11", func(d *dayPlaces) scoring.Place { return d.driver }, known(reader.driver),
			"Nobody at the table is called what stands for the driver of day %d: %q."),
		a.daily("MI11", reader.bids), a.daily("MI10", reader.drivesOn), a.daily("MI20", reader.quietSunday), a.daily("MI11", reader.price),
		a.daily("MI11", reader.topsBids), a.daily("MI14", reader.nobody), a.daily("MI13", reader.jokerDay),
		a.perSeat("MI13", reader.oneJoker), a.perSeat("MI13", reader.jokerGone), a.inTheEnd("MI13", a.ofEach(JokerCell), reader.jokerPlayed),
	)
}

// bids demands that bids are whole hundreds, and no two of the last ones the
// same (MI11).
func (s reader) bids(n int) string {
	if !s.Filled(s.on(n).bids) {
		return ""
	}
	c, _ := s.calls(n)
	for seat, bid := range c.bids {
		switch {
		case bid%Step != 0 || c.fines[seat]%Step != 0:
			return fmt.Sprintf("Money is counted in whole $%d; on day %d %s has bid or paid other than that.", Step, n, s.names[seat])
		case bid > 0 && slices.Index(c.bids, bid) < seat:
			return fmt.Sprintf("Two players have bid %s on day %d: each bid is above the one before.", dollars(bid), n)
		}
	}
	return ""
}

// drivesOn demands that a day but for a Sunday has a driver (MI10).
func (s reader) drivesOn(n int) string {
	return s.withoutAuction(n, s.on(n).driver, "Nobody has driven on day %d, a %s.")
}

// withoutAuction says what is wrong with a day that has an auction, if a place of
// it that tells of that is blank.
func (s reader) withoutAuction(n int, p scoring.Place, says string) string {
	day, known := s.weekday(n)
	lucky, _ := s.lucky(n)
	return audit.Sentence(known && !lucky && s.Blank(p), says, n, day.Name())
}

// quietSunday demands that a Sunday has neither bids nor driver nor price
// (MI20).
func (s reader) quietSunday(n int) string {
	d := s.on(n)
	_, called := s.text(d.bids)
	_, driven := s.text(d.driver)
	price, priced := s.Number(d.price)
	lucky, _ := s.lucky(n)
	return audit.Sentence(lucky && (called || driven || priced && price != 0), "Day %d is a Sunday: nobody bids, pays or drives.", n)
}

// price demands that whoever bids pays whole hundreds, and others nothing (MI11).
func (s reader) price(n int) string {
	d := s.on(n)
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
}

// topsBids demands that the car goes for the highest bid or more (MI11).
func (s reader) topsBids(n int) string {
	d := s.on(n)
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
}

// nobody demands that without a bid the last driver drives again (MI14).
func (s reader) nobody(n int) string {
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
}

// lastDriver is who has driven last before a day; before there was one, the
// first player.
func (s reader) lastDriver(n int) (seat int, known bool) {
	for n--; n > 0; n-- {
		if d, ok := s.driver(n); !ok || d.sale != unsold {
			return d.seat, ok
		}
	}
	return 0, true
}

// jokerDay demands that jokers are played on their days (MI13).
func (s reader) jokerDay(n int) string {
	drive, ok := s.driver(n)
	day, known := s.weekday(n)
	if !ok || !known || drive.sale != byJoker || day.Jokers() {
		return ""
	}
	return fmt.Sprintf("%s cannot have played the joker on day %d, a %s.", s.names[drive.seat], n, day.Name())
}

// plays is when a seat has driven by its joker.
func (s reader) plays(seat int) when {
	return func(n int) (yes, known bool) {
		d, known := s.driver(n)
		return d == drive{seat, byJoker}, known
	}
}

// oneJoker demands that nobody plays a joker twice (MI13).
func (s reader) oneJoker(seat int) string {
	first := s.plays(seat).first(1, paperDays)
	again := s.plays(seat).first(first+1, paperDays)
	return audit.Sentence(again > first, "%s has one joker, and has played it on day %d and on day %d.", s.names[seat], first, again)
}

// jokerGone demands that a joker is crossed out if it was played (MI13).
func (s reader) jokerGone(seat int) string {
	p := scoring.Place{Owner: seat, Cell: JokerCell}
	return s.stillThere(p, s.plays(seat), "%s has played the joker on day %d, and still has it.", s.names[seat])
}

// jokerPlayed demands the same the other way round.
func (s reader) jokerPlayed(seat, last int) string {
	gone, _ := s.Crossed(scoring.Place{Owner: seat, Cell: JokerCell})
	return audit.Sentence(gone && s.plays(seat).never(last), "%s has no joker any more, and has never played it.", s.names[seat])
}
