package judge

import (
	"fmt"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/maloney/sheet"
)

// canPay demands that a seat has what it bids, pays or is fined on a day (MI12).
func (s reader) canPay(n, seat int) string {
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
	most, least := scoring.When(!has.Known(), " at the most"), scoring.When(!has.Known(), " or more")
	switch {
	case fine > has.Most:
		return fmt.Sprintf("%s has %s%s on day %d, and cannot be fined %s.", s.Names[seat], maloney.Dollars(has.Most), most, n, maloney.Dollars(fine))
	case fine%maloney.Fine != 0 && fine < has.Least:
		return fmt.Sprintf("%s has %s%s on day %d, and would be fined $%d and not %s.", s.Names[seat], maloney.Dollars(has.Least), least, n, maloney.Fine, maloney.Dollars(fine))
	case call > has.Most-fine:
		return fmt.Sprintf("%s has %s%s on day %d, and cannot bid or pay %s.", s.Names[seat], maloney.Dollars(has.Most-fine), most, n, maloney.Dollars(call))
	}
	return ""
}

// nobodysFine asks who was fined where bids stand without names, and less money is left
// than all else that is written comes to (MI12).
func (s reader) nobodysFine(seat int) string {
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
	return audit.Sentence(unnamed > 0 && left.Known() && has < left.Least, "%s has %s less than the rows come to. Was that a fine on day %d, where the bids have no names?",
		s.Names[seat], maloney.Dollars(left.Least-has), unnamed).String()
}
