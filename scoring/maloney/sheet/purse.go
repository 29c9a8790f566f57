package sheet

import (
	"saddlebag/scoring/audit"
	"saddlebag/scoring/maloney"
)

// Losses are what a seat loses on a day, in their order: fines, the price of the car, and
// what a suitcase takes.
var Losses = []func(s Marks, seat, n int) audit.Span{Marks.Fined, Marks.Paid, Marks.Lost}

// Fined is what a seat is fined on a day (MI12).
func (s Marks) Fined(seat, n int) audit.Span {
	c, known := s.Calls(n)
	if !known {
		return audit.Unknown
	}
	return audit.Exactly(c.Fines[seat])
}

// Paid is what a seat pays for the car on a day (MI11).
func (s Marks) Paid(seat, n int) audit.Span {
	d, known := s.Driver(n)
	if known && d != (Drive{Seat: seat, Sale: maloney.Bought}) {
		return audit.Exactly(0)
	}
	price, priced := s.Dollars(s.On(n).Price)
	switch {
	case !priced:
		return audit.Unknown
	case !known:
		return audit.Span{Least: 0, Most: max(0, price)}
	}
	return audit.Exactly(max(0, price))
}

// Lost is what a suitcase takes from a seat on a day; what it brings is less
// than nothing (MI16).
func (s Marks) Lost(seat, n int) audit.Span {
	finds, sure := s.Finds(n, seat)
	if sure && !finds {
		return audit.Exactly(0)
	}
	c, known := s.Found(n)
	switch {
	case !known:
		return audit.Span{Least: -maloney.BestMoney, Most: -maloney.WorstMoney}
	case !sure:
		return audit.Span{Least: min(0, -c.Money), Most: max(0, -c.Money)}
	}
	return audit.Exactly(-c.Money)
}

// Less is what is left, in dollars, when some of it is gone; never less than
// nothing (MI19).
func Less(money, by audit.Span) audit.Span {
	return audit.Span{Least: max(0, money.Least-by.Most), Most: max(0, money.Most-by.Least)}
}

// Purse is what a seat has in the end of a day, as far as the days up to then
// tell; before the first day all have the same (MI2). Corrections could have
// come at any time, so that nothing is certain where there are some.
func (s Marks) Purse(seat, n int) audit.Span {
	if s.Corrected(seat, maloney.FieldMoney) {
		return audit.Span{Least: 0, Most: maloney.HighestCall}
	}
	p := audit.Exactly(maloney.Purse)
	for day := 1; day <= n; day++ {
		for _, loss := range Losses {
			p = Less(p, loss(s, seat, day))
		}
	}
	return p
}
