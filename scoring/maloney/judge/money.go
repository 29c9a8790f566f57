package judge

import (
	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/maloney/sheet"
	"saddlebag/scoring/speech"
)

// canPay demands that a seat has what it bids, pays or is fined on a day (MI12).
func (s reader) canPay(n, seat int) speech.Text {
	d := s.On(n)
	if !s.Filled(d.Bids) && !s.Filled(d.Price) {
		return ""
	}
	c, _ := s.Calls(n)
	call, fine := c.Bids[seat], c.Fines[seat]
	if price, ok := s.Dollars(d.Price); ok && price > call {
		if by, _ := s.Driver(n); by == (sheet.Drive{Seat: seat, Sale: maloney.Bought}) {
			call = price
		}
	}
	if call == 0 && fine == 0 {
		return ""
	}
	has := s.Purse(seat, n-1)
	says := func(exactly, bounded string, purse int, more ...any) speech.Text {
		name := exactly
		if !has.Known() {
			name = bounded
		}
		return speech.Say(name, append([]any{"player", s.Names[seat], "purse", maloney.Dollars(purse), "day", n}, more...)...)
	}
	switch {
	case fine > has.Most:
		return says("maloney.cannot-be-fined", "maloney.cannot-be-fined-at-most", has.Most, "fine", maloney.Dollars(fine))
	case fine%maloney.Fine != 0 && fine < has.Least:
		return says("maloney.other-fine", "maloney.other-fine-at-least", has.Least, "due", maloney.Dollars(maloney.Fine), "fine", maloney.Dollars(fine))
	case call > has.Most-fine:
		return says("maloney.cannot-pay", "maloney.cannot-pay-at-most", has.Most-fine, "price", maloney.Dollars(call))
	}
	return ""
}

// nobodysFine asks who was fined where bids stand without names, and less money is left
// than all else that is written comes to (MI12).
func (s reader) nobodysFine(seat int) speech.Text {
	has, written := s.Dollars(scoring.Place{Owner: seat, Cell: maloney.PurseCell})
	last := s.lasts()[0]
	if !written || s.Corrected(seat, maloney.FieldMoney) {
		return ""
	}
	left, unnamed := audit.Exactly(maloney.Purse), 0
	for n := 1; n <= last; n++ {
		fine := s.Fined(seat, n)
		if !fine.Known() && s.Nameless(n) {
			fine, unnamed = audit.Exactly(0), n
		}
		left = sheet.Less(sheet.Less(sheet.Less(left, fine), s.Paid(seat, n)), s.Lost(seat, n))
	}
	return audit.Wrong(unnamed > 0 && left.Known() && has < left.Least, "maloney.nobodys-fine",
		"player", s.Names[seat], "missing", maloney.Dollars(left.Least-has), "day", unnamed)
}
