package judge

import (
	"fmt"
	"iter"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/sheet"
)

// A column is what is known of a cash column.
type column struct {
	entries []coal.Entry // of all rows of which all is known that they do to the cash
	loose   []loose      // rows of which some is known
	closed  bool         // all is known down to a blank row: no row is, of which nothing is known
	listed  int          // entries above that row
	hanging int          // loose rows above it
}

// A loose row is one of which the round, the reason or the amount is not known,
// or blank: what it says is taken for what is known of it.
type loose struct {
	coal.Entry
	round, what, amount bool // known
}

// may says whether the row can be of a kind.
func (l *loose) may(k kind) bool {
	return (!l.what || l.Reason == k.Reason) && (!l.amount || l.Entry.Amount < 0 == k.spent) &&
		(!l.round || k.round == 0 || l.Entry.Round == k.round)
}

// column reads a cash column. It is filled from the top without a gap (CW22), so
// that a blank row ends it; in what order the rows are written says nothing.
func (r reader) column() *column { return audit.Once(r.Sheet, r.Worksheet, r.readColumn) }

func (r reader) readColumn() *column {
	c := &column{}
	open := false
	for i := range r.Rows {
		if c.closed && !r.Filled(r.Rows[i].What) {
			continue // no whole row
		}
		e, state := r.row(&r.Rows[i])
		e.Number = i + 1
		switch state {
		case rowBlank:
			if !open && !c.closed {
				c.closed, c.listed, c.hanging = true, len(c.entries), len(c.loose)
			}
		case rowWhole:
			c.entries = append(c.entries, e.Entry)
		case rowLoose:
			c.loose = append(c.loose, e)
		case rowUnknown:
			open = true
		}
	}
	return c
}

// A rowState is how much is known of a row.
type rowState int

const (
	rowUnknown rowState = iota // nothing that would say that something stands there
	rowBlank
	rowLoose
	rowWhole
)

// row reads what a row of the cash column does.
func (r reader) row(p *sheet.RowPlaces) (l loose, is rowState) {
	what, told := r.At(p.What)
	amount, counted := r.At(p.Amount)
	round, dated := r.At(p.Round)
	if what.Blank() && amount.Blank() && round.Blank() {
		if told && counted && dated {
			return l, rowBlank
		}
		return l, rowUnknown
	}
	l.Reason, l.what = reasonOf(what.Value)
	l.Entry.Amount, l.amount = dollarsOf(amount)
	l.Entry.Round, l.round = roundOf(round)
	if l.what && l.amount && l.round {
		return l, rowWhole
	}
	return l, rowLoose
}

// complete says whether all rows of a kind are known.
func (c *column) complete(k kind) bool {
	return c.closed && !slices.ContainsFunc(c.unclear(), func(l loose) bool { return l.may(k) })
}

// unclear are the loose rows that may make the cash, as counted does.
func (c *column) unclear() []loose {
	if c.closed {
		return c.loose[:c.hanging]
	}
	return c.loose
}

// counted are the entries that make the cash: none below a blank row that ends
// the column.
func (c *column) counted() []coal.Entry {
	if c.closed {
		return c.entries[:c.listed]
	}
	return c.entries
}

// added says whether all amounts are known that make the cash.
func (c *column) added() bool {
	return c.closed && !slices.ContainsFunc(c.unclear(), func(l loose) bool { return !l.amount })
}

// reasonOf reads what a row is for.
func reasonOf(word string) (coal.Reason, bool) {
	for r := range coal.Unsaid {
		if r.Word() == word {
			return r, true
		}
	}
	return coal.Unsaid, false
}

// dollarsOf reads the amount of a row.
func dollarsOf(w scoring.Written) (int, bool) {
	t, ok := w.Number()
	n := int(t / scoring.Whole(1))
	return n, ok && w.Value != "" && !w.Struck && scoring.Whole(n) == t && n <= coal.HugeQuantity && n >= -coal.HugeQuantity
}

// roundOf reads the round of a row.
func roundOf(w scoring.Written) (int, bool) {
	n := sheet.Figure(w)
	return n.Least, n.Known() && !w.Struck && n.Least >= 1 && n.Least <= coal.MaxRounds
}

// A kind is what rows have in common.
type kind struct {
	coal.Reason
	spent bool // or earned
	round int  // 0 for any
}

func (k kind) of(e *coal.Entry) bool {
	return e.Reason == k.Reason && e.Amount < 0 == k.spent && (k.round == 0 || e.Round == k.round)
}

// all are the entries of a kind.
func (c *column) all(k kind) iter.Seq[*coal.Entry] {
	return func(yield func(*coal.Entry) bool) {
		for i := range c.entries {
			if e := &c.entries[i]; k.of(e) && !yield(e) {
				return
			}
		}
	}
}

// latest is the last round in which something was certainly paid for, or 0.
func (c *column) latest(r coal.Reason) int {
	round := 0
	for e := range c.all(kind{Reason: r, spent: true}) {
		round = max(round, e.Round)
	}
	return round
}

// counts is how many rows of a kind there are, and money what they come to, in
// dollars spent or earned.
func (c *column) counts(k kind) audit.Span { return c.span(k, func(*coal.Entry) int { return 1 }) }

func (c *column) money(k kind) audit.Span {
	return c.span(k, func(e *coal.Entry) int { return max(e.Amount, -e.Amount) })
}

// span adds up what the rows of a kind weigh. A row that may be of the kind may
// weigh anything, but for one whose amount is known.
func (c *column) span(k kind, weigh func(*coal.Entry) int) audit.Span {
	n := audit.Unknown
	if c.closed {
		n.Most = 0
	}
	for i := range c.entries {
		e := &c.entries[i]
		if !k.of(e) {
			continue
		}
		n.Least += weigh(e)
		if c.closed && i < c.listed {
			n.Most += weigh(e)
		}
	}
	unclear := c.unclear()
	for i := range unclear {
		switch l := &unclear[i]; {
		case !l.may(k):
		case l.amount:
			n = n.Plus(audit.Span{Most: weigh(&l.Entry)})
		default:
			n.Most = audit.Unknown.Most
		}
	}
	return n
}

// told is the entry as people tell it: "+15 for Varmint Huntin' in round 3".
func told(e *coal.Entry) string {
	text := fmt.Sprintf("%+d for %s", e.Amount, e.Reason.Title())
	if e.Round > 0 {
		text += fmt.Sprintf(" in round %d", e.Round)
	}
	return text
}
