package coal

import (
	"fmt"
	"strconv"

	"saddlebag/scoring"
)

// A reason is why cash changes.
type reason uint8

const (
	started reason = iota
	delivered
	struckGold
	washed
	pistols
	sharesBought
	sharesPaid
	baron
	varmint
	hired
	blackjack
	tonics
	extraBurro
	harness
	corrected
	unsaid // of filled sheets: what it was for is not written
)

var reasons = [...]struct {
	word   string // in the cash column; of items in events, too
	title  string // in the tally
	clause string
}{
	started:      {"start", "Starting cash", "CW3"},
	delivered:    {"delivery", "Delivery", "CW42"},
	struckGold:   {"strike-gold", "Strike Gold", "CW26"},
	washed:       {"wash-day", "Wash Day", "CW27"},
	pistols:      {"pistol", "Pistol", "CW23"},
	sharesBought: {ShareItem, "Railroad Share", "CW24"},
	sharesPaid:   {"shares-paid", "Railroad Shares", "CW24"},
	baron:        {"coal-baron", "Coal Baron", "CW25"},
	varmint:      {"varmint", "Varmint Huntin'", "CW29"},
	hired:        {"pinkertons", "Pinkertons", "CW30"},
	blackjack:    {"blackjack", "Blackjack", "CW31"},
	tonics:       {"tonic", "Workhorse Tonic", "CW33"},
	extraBurro:   {"burro-7", "Burro 7", "CW37"},
	harness:      {"tack", "Tack and Harness", "CW28"},
	corrected:    {"correction", "Correction", scoring.CorrectionClause},
	unsaid:       {"", "Cash column", "CW22"},
}

func (r reason) word() string { return reasons[r].word }

func (r reason) title() string { return reasons[r].title }

func (r reason) clause() string { return reasons[r].clause }

// An entry is one change of cash. The cash column and the tally are both read
// off the entries. They never change and point back, so that copies of a state
// share them.
type entry struct {
	reason reason
	amount int // in dollars
	of     int // pistols, shares, tonics: how many; shares paid: the round they were bought in
	round  int
	event  int    // number of the event that earned or spent it
	before *entry // nil for the first
	number int    // of the entry, from 1
	paid   string // how the amount came about: "2 × $12 + $5"; empty where the label says it
}

// pay changes a seat's cash and keeps the entry. The round is the one being
// played.
func (s *state) pay(p *seat, e entry) {
	e.round = s.round
	e.before, e.number = p.last, p.last.count()+1
	p.cash += e.amount
	p.last = &e
}

// count is how many entries there are up to this one.
func (e *entry) count() int {
	if e == nil {
		return 0
	}
	return e.number
}

// entries are a seat's changes of cash, the first one first.
func (p *seat) entries() []*entry {
	all := make([]*entry, p.last.count())
	for e := p.last; e != nil; e = e.before {
		all[e.number-1] = e
	}
	return all
}

// label is what the tally calls the entry.
func (e *entry) label() string {
	title := e.reason.title()
	switch e.reason {
	case delivered:
		return title + " " + strconv.Itoa(e.round)
	case sharesPaid:
		if e.of > 0 { // as it is in all games, and not on all sheets
			return fmt.Sprintf("%s of round %d", title, e.of)
		}
	case pistols, sharesBought, tonics:
		if e.of > 1 {
			return fmt.Sprintf("%d %ss", e.of, title)
		}
	default: // the title says it all
	}
	return title
}

// told is the entry as people tell it: "+15 for Varmint Huntin' in round 3".
func (e *entry) told() string {
	text := fmt.Sprintf("%+d for %s", e.amount, e.reason.title())
	if e.round > 0 {
		text += fmt.Sprintf(" in round %d", e.round)
	}
	return text
}

// line is the entry in the tally.
func (e *entry) line() scoring.Line {
	label := e.label()
	if e.paid != "" {
		label += ": " + e.paid
	}
	return scoring.Line{
		Label:  label,
		Amount: scoring.Whole(e.amount),
		Clause: e.reason.clause(),
		Event:  e.event,
	}
}

// fieldCash is what a correction may change.
const fieldCash = "cash"

// Correct adds whole dollars to a seat's cash (LG5).
func (s *state) Correct(number, seat int, _ string, amount scoring.Tenths) *scoring.Violation {
	p := &s.seats[seat]
	dollars := int(amount / scoring.Whole(1))
	if p.cash+dollars < 0 {
		return scoring.Breaks("CW22", "%s has $%d; the correction would leave less than nothing.", s.names[seat], p.cash).
			Suggest("take away $%d at most", p.cash)
	}
	if dollars != 0 {
		s.offered.forget(seat)
		s.pay(p, entry{reason: corrected, amount: dollars, event: number})
	}
	return nil
}
