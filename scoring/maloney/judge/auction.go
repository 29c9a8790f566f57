package judge

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/maloney/sheet"
)

// bids demands that bids are whole hundreds, and no two of the last ones the
// same (MI11).
func (s reader) bids(n int) string {
	c, _ := s.Calls(n)
	for seat, bid := range c.Bids {
		switch {
		case bid%maloney.Step != 0 || c.Fines[seat]%maloney.Step != 0:
			return fmt.Sprintf("Money is counted in whole $%d; on day %d %s has bid or paid other than that.", maloney.Step, n, s.Names[seat])
		case bid > 0 && slices.Index(c.Bids, bid) < seat:
			return fmt.Sprintf("Two players have bid %s on day %d: each bid is above the one before.", maloney.Dollars(bid), n)
		}
	}
	return ""
}

// drivesOn demands that a day but for a Sunday has a driver (MI10).
func (s reader) drivesOn(n int) string {
	return s.withoutAuction(n, s.On(n).Driver, "Nobody has driven on day %d, a %s.")
}

// withoutAuction says what is wrong with a day that has an auction, if a place of
// it that tells of that is blank.
func (s reader) withoutAuction(n int, p scoring.Place, says string) string {
	day, known := s.Weekday(n)
	lucky, _ := s.Lucky(n)
	return audit.Sentence(known && !lucky && s.Blank(p), says, n, day.Name()).String()
}

// quietSunday demands that a Sunday has neither bids nor driver nor price
// (MI20).
func (s reader) quietSunday(n int) string {
	d := s.On(n)
	_, called := s.Text(d.Bids)
	_, driven := s.Text(d.Driver)
	price, priced := s.Number(d.Price)
	lucky, _ := s.Lucky(n)
	return audit.Sentence(lucky && (called || driven || priced && price != 0), "Day %d is a Sunday: nobody bids, pays or drives.", n).String()
}

// price demands that whoever bids pays whole hundreds, and others nothing (MI11).
func (s reader) price(n int) string {
	drive, ok := s.Driver(n)
	price, priced := s.Number(s.On(n).Price)
	switch {
	case !ok || !priced || drive.Sale == maloney.Unsold:
	case drive.Sale != maloney.Bought && price != 0:
		return fmt.Sprintf("%s drives for nothing on day %d, and not for $%s.", s.Names[drive.Seat], n, price)
	case drive.Sale == maloney.Bought && (price < scoring.Whole(maloney.Step) || price%scoring.Whole(maloney.Step) != 0):
		return fmt.Sprintf("%s cannot have the car for $%s on day %d: bids are whole $%d, and at least that.", s.Names[drive.Seat], price, n, maloney.Step)
	}
	return ""
}

// topsBids demands that the car goes for the highest bid or more (MI11).
func (s reader) topsBids(n int) string {
	c, _ := s.Calls(n)
	price, priced := s.Dollars(s.On(n).Price)
	drive, ok := s.Driver(n)
	if !priced || price == 0 && (!ok || drive.Sale != maloney.Bought) {
		return ""
	}
	for seat, bid := range c.Bids {
		if price < bid || price == bid && ok && seat != drive.Seat {
			return fmt.Sprintf("The car goes for %s on day %d, where %s has bid %s.", maloney.Dollars(price), n, s.Names[seat], maloney.Dollars(bid))
		}
	}
	return ""
}

// nobody demands that without a bid the last driver drives again (MI14).
func (s reader) nobody(n int) string {
	drive, ok := s.Driver(n)
	if !ok || drive.Sale != maloney.ByDefault {
		return ""
	}
	if c, ok := s.Calls(n); ok && slices.Max(c.Bids) > 0 {
		return fmt.Sprintf("There were bids on day %d, so that somebody has bought the car.", n)
	}
	if due, known := s.LastDriver(n); known && due != drive.Seat {
		return fmt.Sprintf("Without a bid on day %d %s drives, and not %s.", n, s.Names[due], s.Names[drive.Seat])
	}
	return ""
}

// jokerDay demands that jokers are played on their days (MI13).
func (s reader) jokerDay(n int) string {
	drive, ok := s.Driver(n)
	day, known := s.Weekday(n)
	if !ok || !known || drive.Sale != maloney.ByJoker || day.Jokers() {
		return ""
	}
	return fmt.Sprintf("%s cannot have played the joker on day %d, a %s.", s.Names[drive.Seat], n, day.Name())
}

// plays is when a seat has driven by its joker.
func (s reader) plays(seat int) when {
	return func(n int) (yes, known bool) {
		d, known := s.Driver(n)
		return d == sheet.Drive{Seat: seat, Sale: maloney.ByJoker}, known
	}
}

// oneJoker demands that nobody plays a joker twice (MI13).
func (s reader) oneJoker(seat int) string {
	first := s.plays(seat).first(1, sheet.PaperDays)
	again := s.plays(seat).first(first+1, sheet.PaperDays)
	return audit.Sentence(again > first, "%s has one joker, and has played it on day %d and on day %d.", s.Names[seat], first, again).String()
}
