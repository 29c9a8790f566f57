package coal

import (
	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// A Reason is why cash changes.
type Reason uint8

// Why cash changes.
const (
	Started Reason = iota
	Delivered
	StruckGold
	Washed
	Pistols
	SharesBought
	SharesPaid
	Baron
	Varmint
	Hired
	Blackjack
	TonicsBought
	ExtraBurro
	Harness
	Corrected
	Unsaid // of filled sheets: what it was for is not written
)

// Reasons are what each of them is called, and the clause that makes it.
var Reasons = [...]struct {
	word   string      // in the cash column; of items in events, too
	title  speech.Text // in the tally
	clause string
}{
	Started:      {"start", "coal.start", "CW3"},
	Delivered:    {"delivery", "coal.delivery", "CW42"},
	StruckGold:   {"strike-gold", "coal.strike-gold", "CW26"},
	Washed:       {"wash-day", "coal.wash-day", "CW27"},
	Pistols:      {"pistol", "coal.pistol", "CW23"},
	SharesBought: {ShareItem, "coal.share", "CW24"},
	SharesPaid:   {"shares-paid", "coal.shares-paid", "CW24"},
	Baron:        {"coal-baron", "coal.coal-baron", "CW25"},
	Varmint:      {"varmint", "coal.varmint", "CW29"},
	Hired:        {"pinkertons", "coal.pinkertons", "CW30"},
	Blackjack:    {"blackjack", "coal.blackjack", "CW31"},
	TonicsBought: {"tonic", "coal.tonic", "CW33"},
	ExtraBurro:   {"burro-7", "coal.burro-7", "CW37"},
	Harness:      {"tack", "coal.tack", "CW28"},
	Corrected:    {"correction", "coal.correction", scoring.CorrectionClause},
	Unsaid:       {"", "coal.cash-column", "CW22"},
}

// Word is what the cash column has: "tack".
func (r Reason) Word() string { return Reasons[r].word }

// Title is what the tally has: "coal.tack".
func (r Reason) Title() speech.Text { return Reasons[r].title }

// Clause is the one that makes it.
func (r Reason) Clause() string { return Reasons[r].clause }

// An Entry is one change of cash. The cash column and the tally are both read
// off the entries. They never change and point back, so that copies of a state
// share them.
type Entry struct {
	Reason Reason
	Amount int // in dollars
	Of     int // pistols, shares, tonics: how many; shares paid: the round they were bought in
	Round  int
	event  int         // number of the event that earned or spent it
	Before *Entry      // nil for the first
	Number int         // of the entry, from 1
	paid   speech.Text // how the amount came about: "2 × $12 + $5"; empty where the label says it
}

// pay changes a seat's cash and keeps the entry. The round is the one being
// played.
func (s *State) pay(p *Seat, e Entry) {
	e.Round = s.Round
	e.Before, e.Number = p.Last, p.Last.count()+1
	p.Cash += e.Amount
	p.Last = &e
}

// count is how many entries there are up to this one.
func (e *Entry) count() int {
	if e == nil {
		return 0
	}
	return e.Number
}

// Entries are a seat's changes of cash, the first one first.
func (p *Seat) Entries() []*Entry {
	all := make([]*Entry, p.Last.count())
	for e := p.Last; e != nil; e = e.Before {
		all[e.Number-1] = e
	}
	return all
}

// label is what the tally calls the entry.
func (e *Entry) label() speech.Text {
	switch {
	case e.Reason == Delivered:
		return speech.Say("coal.delivery-line", "round", e.Round, "working", e.paid)
	case e.Reason == SharesPaid && e.Of > 0: // as it is in all games, and not on all sheets
		return speech.Say("coal.shares-line", "round", e.Of, "working", e.paid)
	case e.Of > 1 && e.Reason.several() != "":
		return e.Reason.Several(e.Of)
	}
	return e.Reason.Title()
}

// Several is so many things that were bought for a reason: "3 Pistols".
func (r Reason) Several(n int) speech.Text { return speech.Say(r.several(), "n", n) }

// several is the message that counts what was bought for a reason; empty where nobody buys
// more than one at a time.
func (r Reason) several() string {
	switch r {
	case Pistols:
		return "coal.pistols"
	case SharesBought:
		return "coal.shares"
	case TonicsBought:
		return "coal.tonics"
	default:
		return ""
	}
}

// Dollars is an amount of whole dollars, for messages.
func Dollars(n int) speech.Money { return speech.Money(scoring.Whole(n)) }

// Line is the entry in the tally.
func (e *Entry) Line() scoring.Line {
	return scoring.Line{
		Label:  e.label(),
		Amount: scoring.Whole(e.Amount),
		Clause: e.Reason.Clause(),
		Event:  e.event,
	}
}

// FieldCash is what a correction may change.
const FieldCash = "cash"

// Correct adds whole dollars to a seat's cash (LG5).
func (s *State) Correct(number, seat int, _ string, amount scoring.Tenths) *scoring.Violation {
	p := &s.Seats[seat]
	dollars := int(amount / scoring.Whole(1))
	if p.Cash+dollars < 0 {
		return scoring.Breaks("CW22", "coal.corrected-too-far", "player", s.Names[seat], "cash", Dollars(p.Cash)).
			Suggest("coal.take-away-at-most", "cash", Dollars(p.Cash))
	}
	if dollars != 0 {
		s.offered.forget(seat)
		s.pay(p, Entry{Reason: Corrected, Amount: dollars, event: number})
	}
	return nil
}
