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
