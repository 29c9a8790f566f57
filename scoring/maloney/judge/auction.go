package judge

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/maloney/sheet"
	"saddlebag/scoring/speech"
)

// bids demands that bids are whole hundreds, and no two of the last ones the
// same (MI11).
func (s reader) bids(n int) speech.Text {
	c, _ := s.Calls(n)
	for seat, bid := range c.Bids {
		switch {
		case bid%maloney.Step != 0 || c.Fines[seat]%maloney.Step != 0:
			return speech.Say("maloney.money-in-steps", "step", maloney.Dollars(maloney.Step), "day", n, "player", s.Names[seat])
		case bid > 0 && slices.Index(c.Bids, bid) < seat:
			return speech.Say("maloney.same-bid", "bid", maloney.Dollars(bid), "day", n)
		}
	}
	return ""
}

// drivesOn demands that a day but for a Sunday has a driver (MI10).
func (s reader) drivesOn(n int) speech.Text {
	return s.withoutAuction(n, s.On(n).Driver, "maloney.nobody-drove")
}

// withoutAuction says what is wrong with a day that has an auction, if a place of
// it that tells of that is blank.
func (s reader) withoutAuction(n int, p scoring.Place, says string) speech.Text {
	day, known := s.Weekday(n)
	lucky, _ := s.Lucky(n)
	return audit.Wrong(known && !lucky && s.Blank(p), says, "day", n, "weekday", day.Name())
}

// quietSunday demands that a Sunday has neither bids nor driver nor price
// (MI20).
func (s reader) quietSunday(n int) speech.Text {
	d := s.On(n)
	_, called := s.Text(d.Bids)
	_, driven := s.Text(d.Driver)
	price, priced := s.Number(d.Price)
	lucky, _ := s.Lucky(n)
	return audit.Wrong(lucky && (called || driven || priced && price != 0), "maloney.quiet-sunday", "day", n)
}

// price demands that whoever bids pays whole hundreds, and others nothing (MI11).
func (s reader) price(n int) speech.Text {
	drive, ok := s.Driver(n)
	price, priced := s.Number(s.On(n).Price)
	switch {
	case !ok || !priced || drive.Sale == maloney.Unsold:
	case drive.Sale != maloney.Bought && price != 0:
		return speech.Say("maloney.drove-for-free", "player", s.Names[drive.Seat], "day", n, "price", speech.Money(price))
	case drive.Sale == maloney.Bought && (price < scoring.Whole(maloney.Step) || price%scoring.Whole(maloney.Step) != 0):
		return speech.Say("maloney.price-in-steps",
			"player", s.Names[drive.Seat], "price", speech.Money(price), "day", n, "step", maloney.Dollars(maloney.Step))
	}
	return ""
}

// topsBids demands that the car goes for the highest bid or more (MI11).
func (s reader) topsBids(n int) speech.Text {
	c, _ := s.Calls(n)
	price, priced := s.Dollars(s.On(n).Price)
	drive, ok := s.Driver(n)
	if !priced || price == 0 && (!ok || drive.Sale != maloney.Bought) {
		return ""
	}
	for seat, bid := range c.Bids {
		if price < bid || price == bid && ok && seat != drive.Seat {
			return speech.Say("maloney.price-below-bid", "price", maloney.Dollars(price), "day", n, "player", s.Names[seat], "bid", maloney.Dollars(bid))
		}
	}
	return ""
}

// nobody demands that without a bid the last driver drives again (MI14).
func (s reader) nobody(n int) speech.Text {
	drive, ok := s.Driver(n)
	if !ok || drive.Sale != maloney.ByDefault {
		return ""
	}
	if c, ok := s.Calls(n); ok && slices.Max(c.Bids) > 0 {
		return speech.Say("maloney.somebody-bid", "day", n)
	}
	if due, known := s.LastDriver(n); known && due != drive.Seat {
		return speech.Say("maloney.wrong-last-driver", "day", n, "due", s.Names[due], "player", s.Names[drive.Seat])
	}
	return ""
}

// jokerDay demands that jokers are played on their days (MI13).
func (s reader) jokerDay(n int) speech.Text {
	drive, ok := s.Driver(n)
	day, known := s.Weekday(n)
	if !ok || !known || drive.Sale != maloney.ByJoker || day.Jokers() {
		return ""
	}
	return speech.Say("maloney.no-joker-that-day", "player", s.Names[drive.Seat], "day", n, "weekday", day.Name())
}

// plays is when a seat has driven by its joker.
func (s reader) plays(seat int) when {
	return func(n int) (yes, known bool) {
		d, known := s.Driver(n)
		return d == sheet.Drive{Seat: seat, Sale: maloney.ByJoker}, known
	}
}

// oneJoker demands that nobody plays a joker twice (MI13).
func (s reader) oneJoker(seat int) speech.Text {
	first := s.plays(seat).first(1, sheet.PaperDays)
	again := s.plays(seat).first(first+1, sheet.PaperDays)
	return audit.Wrong(again > first, "maloney.joker-twice", "player", s.Names[seat], "day", first, "again", again)
}
