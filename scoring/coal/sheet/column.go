package sheet

import (
	"iter"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal"
)

// A Column is what is known of a cash column.
type Column struct {
	Entries []coal.Entry // of all rows of which all is known that they do to the cash
	Loose   []LooseRow   // rows of which some is known
	Closed  bool         // all is known down to a blank row: no row is, of which nothing is known
	listed  int          // entries above that row
	hanging int          // loose rows above it
}

// A LooseRow is one of which the round, the reason or the amount is not known,
// or blank: what it says is taken for what is known of it.
type LooseRow struct {
	coal.Entry
	RoundKnown, WhatKnown, AmountKnown bool
}

// may says whether the row can be of a kind.
func (l *LooseRow) may(k Kind) bool {
	return (!l.WhatKnown || l.Reason == k.Reason) && (!l.AmountKnown || l.Entry.Amount < 0 == k.Spent) &&
		(!l.RoundKnown || k.Round == 0 || l.Entry.Round == k.Round)
}

// ColumnOf reads a cash column. It is filled from the top without a gap (CW22), so
// that a blank row ends it; in what order the rows are written says nothing.
func ColumnOf(m Marks, w *Worksheet) *Column {
	return audit.Once(m.Sheet, w, func() *Column { return readColumn(m, w) })
}

func readColumn(m Marks, w *Worksheet) *Column {
	c := &Column{}
	open := false
	for i := range w.Rows {
		if c.Closed && !m.Filled(w.Rows[i].What) {
			continue // no whole row
		}
		e, state := RowOf(m, &w.Rows[i])
		e.Number = i + 1
		switch state {
		case RowBlank:
			if !open && !c.Closed {
				c.Closed, c.listed, c.hanging = true, len(c.Entries), len(c.Loose)
			}
		case RowWhole:
			c.Entries = append(c.Entries, e.Entry)
		case rowLoose:
			c.Loose = append(c.Loose, e)
		case rowUnknown:
			open = true
		}
	}
	return c
}

// A RowState is how much is known of a row.
type RowState int

// How much it can be.
const (
	rowUnknown RowState = iota // nothing that would say that something stands there
	RowBlank
	rowLoose
	RowWhole
)

// RowOf reads what a row of the cash column does.
func RowOf(m Marks, p *RowPlaces) (l LooseRow, is RowState) {
	what, told := m.At(p.What)
	amount, counted := m.At(p.Amount)
	round, dated := m.At(p.Round)
	if what.Blank() && amount.Blank() && round.Blank() {
		if told && counted && dated {
			return l, RowBlank
		}
		return l, rowUnknown
	}
	l.Reason, l.WhatKnown = ReasonOf(what.Value)
	l.Entry.Amount, l.AmountKnown = DollarsOf(amount)
	l.Entry.Round, l.RoundKnown = RoundOf(round)
	if l.WhatKnown && l.AmountKnown && l.RoundKnown {
		return l, RowWhole
	}
	return l, rowLoose
}

// RowNoted says whether anything stands in a row.
func (r Marks) RowNoted(p *RowPlaces) (yes, known bool) {
	known = true
	for _, cell := range p.Change() {
		w, told := r.At(cell)
		if told && !w.Blank() {
			return true, true
		}
		known = known && told
	}
	return false, known
}

// Complete says whether all rows of a kind are known.
func (c *Column) Complete(k Kind) bool {
	return c.Closed && !slices.ContainsFunc(c.Unclear(), func(l LooseRow) bool { return l.may(k) })
}

// Unclear are the loose rows that may make the cash, as counted does.
func (c *Column) Unclear() []LooseRow {
	if c.Closed {
		return c.Loose[:c.hanging]
	}
	return c.Loose
}

// Counted are the entries that make the cash: none below a blank row that ends
// the column.
func (c *Column) Counted() []coal.Entry {
	if c.Closed {
		return c.Entries[:c.listed]
	}
	return c.Entries
}

// Added says whether all amounts are known that make the cash.
func (c *Column) Added() bool {
	return c.Closed && !slices.ContainsFunc(c.Unclear(), func(l LooseRow) bool { return !l.AmountKnown })
}

// ReasonOf reads what a row is for.
func ReasonOf(word string) (coal.Reason, bool) {
	for r := range coal.Unsaid {
		if r.Word() == word {
			return r, true
		}
	}
	return coal.Unsaid, false
}

// DollarsOf reads the amount of a row.
func DollarsOf(w scoring.Written) (int, bool) {
	t, ok := w.Number()
	n := int(t / scoring.Whole(1))
	return n, ok && w.Value != "" && !w.Struck && scoring.Whole(n) == t && n <= coal.HugeQuantity && n >= -coal.HugeQuantity
}

// RoundOf reads the round of a row.
func RoundOf(w scoring.Written) (int, bool) {
	n := Figure(w)
	return n.Least, n.Known() && !w.Struck && n.Least >= 1 && n.Least <= coal.MaxRounds
}

// A Kind is what rows have in common.
type Kind struct {
	coal.Reason
	Spent bool // or earned
	Round int  // 0 for any
}

// Of says whether an entry is of the kind.
func (k Kind) Of(e *coal.Entry) bool {
	return e.Reason == k.Reason && e.Amount < 0 == k.Spent && (k.Round == 0 || e.Round == k.Round)
}

// All are the entries of a kind.
func (c *Column) All(k Kind) iter.Seq[*coal.Entry] {
	return func(yield func(*coal.Entry) bool) {
		for i := range c.Entries {
			if e := &c.Entries[i]; k.Of(e) && !yield(e) {
				return
			}
		}
	}
}

// Latest is the last round in which something was certainly paid for, or 0.
func (c *Column) Latest(r coal.Reason) int {
	round := 0
	for e := range c.All(Kind{Reason: r, Spent: true}) {
		round = max(round, e.Round)
	}
	return round
}

// Counts is how many rows of a kind there are, and money what they come to, in
// dollars spent or earned.
func (c *Column) Counts(k Kind) audit.Span { return c.Weigh(k, func(*coal.Entry) int { return 1 }) }

// Money is what the rows of a kind come to, in dollars spent or earned.
func (c *Column) Money(k Kind) audit.Span {
	return c.Weigh(k, func(e *coal.Entry) int { return max(e.Amount, -e.Amount) })
}

// Weigh adds up what the rows of a kind weigh. A row that may be of the kind may
// weigh anything, but for one whose amount is known.
func (c *Column) Weigh(k Kind, weigh func(*coal.Entry) int) audit.Span {
	n := audit.Unknown
	if c.Closed {
		n.Most = 0
	}
	for i := range c.Entries {
		e := &c.Entries[i]
		if !k.Of(e) {
			continue
		}
		n.Least += weigh(e)
		if c.Closed && i < c.listed {
			n.Most += weigh(e)
		}
	}
	unclear := c.Unclear()
	for i := range unclear {
		switch l := &unclear[i]; {
		case !l.may(k):
		case l.AmountKnown:
			n = n.Plus(audit.Span{Most: weigh(&l.Entry)})
		default:
			n.Most = audit.Unknown.Most
		}
	}
	return n
}
