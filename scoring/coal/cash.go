package coal

import (
	"fmt"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/speech"
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
	word   string // in the cash column; of items in events, too
	title  string // in the tally
	clause string
}{
	Started:      {"start", "Starting cash", "CW3"},
	Delivered:    {"delivery", "Delivery", "CW42"},
	StruckGold:   {"strike-gold", "Strike Gold", "CW26"},
	Washed:       {"wash-day", "Wash Day", "CW27"},
	Pistols:      {"pistol", "Pistol", "CW23"},
	SharesBought: {ShareItem, "Railroad Share", "CW24"},
	SharesPaid:   {"shares-paid", "Railroad Shares", "CW24"},
	Baron:        {"coal-baron", "Coal Baron", "CW25"},
	Varmint:      {"varmint", "Varmint Huntin'", "CW29"},
	Hired:        {"pinkertons", "Pinkertons", "CW30"},
	Blackjack:    {"blackjack", "Blackjack", "CW31"},
	TonicsBought: {"tonic", "Workhorse Tonic", "CW33"},
	ExtraBurro:   {"burro-7", "Burro 7", "CW37"},
	Harness:      {"tack", "Tack and Harness", "CW28"},
	Corrected:    {"correction", "Correction", scoring.CorrectionClause},
	Unsaid:       {"", "Cash column", "CW22"},
}

// Word is what the cash column has: "tack".
func (r Reason) Word() string { return Reasons[r].word }

// Title is what the tally has: "Tack and Harness".
func (r Reason) Title() string { return Reasons[r].title }

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
	event  int    // number of the event that earned or spent it
	Before *Entry // nil for the first
	Number int    // of the entry, from 1
	paid   string // how the amount came about: "2 × $12 + $5"; empty where the label says it
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
func (e *Entry) label() string {
	title := e.Reason.Title()
	switch e.Reason {
	case Delivered:
		return title + " " + strconv.Itoa(e.Round)
	case SharesPaid:
		if e.Of > 0 { // as it is in all games, and not on all sheets
			return fmt.Sprintf("%s of round %d", title, e.Of)
		}
	case Pistols, SharesBought, TonicsBought:
		if e.Of > 1 {
			return fmt.Sprintf("%d %ss", e.Of, title)
		}
	default: // the title says it all
	}
	return title
}

// Line is the entry in the tally.
func (e *Entry) Line() scoring.Line {
	label := e.label()
	if e.paid != "" {
		label += ": " + e.paid
	}
	return scoring.Line{
		Label:  speech.Words(label),
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
		return scoring.Breaks("CW22", "coal.corrected-too-far", "player", s.Names[seat], "cash", p.Cash).
			Suggest("coal.take-away-at-most", "cash", p.Cash)
	}
	if dollars != 0 {
		s.offered.forget(seat)
		s.pay(p, Entry{Reason: Corrected, Amount: dollars, event: number})
	}
	return nil
}
