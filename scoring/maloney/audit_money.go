package maloney

import (
	"fmt"

	"saddlebag/scoring"
)

// A span is between what and what an amount lies, in dollars, as far as it is
// known.
type span struct{ least, most int }

// less is what is left when some of it is gone; never less than nothing.
func (s span) less(by span) span { return span{max(0, s.least-by.most), max(0, s.most-by.least)} }

// sure says whether it is known.
func (s span) sure() bool { return s.least == s.most }

// purse is what a seat has in the end of a day, as far as the days up to then
// tell; before the first day all have the same (MI2). Corrections could have
// come at any time, so that nothing is certain where there are some.
func (s sheets) purse(seat, n int) span {
	if s.freeMoney[seat] {
		return span{0, highestCall}
	}
	p := span{Purse, Purse}
	for day := 1; day <= n; day++ {
		p = p.less(s.fined(seat, day, p)).less(s.paid(seat, day, p)).less(s.lost(seat, day))
	}
	return p
}

// fined is what a seat is fined on a day (MI12).
func (s sheets) fined(seat, n int, purse span) span {
	c, known := s.calls(n)
	if !known {
		return span{0, purse.most}
	}
	return span{c.fines[seat], c.fines[seat]}
}

// paid is what a seat pays for the car on a day (MI11).
func (s sheets) paid(seat, n int, purse span) span {
	d, known := s.driver(n)
	if known && (d.seat != seat || d.sale != bought) {
		return span{}
	}
	price, priced := s.dollars(s.on(n).price)
	switch {
	case !priced:
		return span{0, purse.most}
	case !known:
		return span{0, max(0, price)}
	}
	return span{max(0, price), max(0, price)}
}

// lost is what a suitcase takes from a seat on a day; what it brings is less
// than nothing (MI16).
func (s sheets) lost(seat, n int) span {
	finds, sure := s.finds(n, seat)
	if sure && !finds {
		return span{}
	}
	c, known := s.found(n)
	switch {
	case !known:
		return span{-BestMoney, -WorstMoney}
	case !sure:
		return span{min(0, -c.Money), max(0, -c.Money)}
	}
	return span{-c.Money, -c.Money}
}

// replay is where all is written that purses up to a day depend on.
func (a *auditor) replay(to int) []scoring.Place {
	var places []scoring.Place
	for n := 1; n <= to; n++ {
		d := a.on(n)
		places = append(places, d.bids, d.driver, d.price, d.found)
	}
	return places
}

// money are the conditions of who can pay what (MI12), and of notes.
func (a *auditor) money() []scoring.Condition {
	var all []scoring.Condition
	for n := 1; n <= a.used; n++ {
		reads := a.replay(n)
		for seat := range a.names {
			all = append(all, a.canPay(n, seat, reads))
		}
	}
	for seat := range a.names {
		all = append(all, a.inNotes(seat))
	}
	return all
}

// canPay demands that a seat has what it bids, pays or is fined on a day (MI12).
func (a *auditor) canPay(n, seat int, reads []scoring.Place) scoring.Condition {
	return a.rule("MI12", func(s sheets) string {
		c, _ := s.calls(n)
		d, _ := s.driver(n)
		call := c.bids[seat]
		if price, ok := s.dollars(s.on(n).price); ok && d == (drive{seat, bought}) {
			call = max(call, price)
		}
		fine := c.fines[seat]
		if call == 0 && fine == 0 {
			return ""
		}
		has := s.purse(seat, n-1)
		switch {
		case fine > has.most:
			return fmt.Sprintf("%s has %s on day %d, and cannot be fined %s.", s.names[seat], dollars(has.most), n, dollars(fine))
		case fine%Fine != 0 && fine < has.least:
			return fmt.Sprintf("%s has %s on day %d, and would be fined $%d and not %s.", s.names[seat], dollars(has.least), n, Fine, dollars(fine))
		case call > has.most-fine:
			return fmt.Sprintf("%s has %s on day %d, and cannot bid or pay %s.", s.names[seat], dollars(has.most-fine), n, dollars(call))
		}
		return ""
	}, reads...)
}

// inNotes demands that a purse is made of notes (MI2).
func (a *auditor) inNotes(seat int) scoring.Condition {
	p := scoring.Place{Owner: seat, Cell: cellPurse}
	return a.rule("MI2", func(s sheets) string {
		money, written := s.Number(p)
		if _, ok := s.dollars(p); !written || ok && money >= 0 {
			return ""
		}
		return fmt.Sprintf("%s cannot have $%s: money is whole $%d, and never less than nothing.", s.names[seat], money, Step)
	}, p)
}
