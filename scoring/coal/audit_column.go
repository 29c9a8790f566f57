package coal

import (
	"iter"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// A column is what is known of a cash column.
type column struct {
	entries []entry // of all rows that can be read
	closed  bool    // nothing else stands there: all is known down to a blank row
	listed  int     // entries above that row
}

// column reads a cash column. It is filled from the top without a gap (CW22), so
// that a blank row ends it; in what order the rows are written says nothing.
func (r reader) column() *column {
	c := &column{entries: make([]entry, 0, CashRows)}
	open := false
	for _, p := range r.rows {
		row, known := r.At(p)
		if known && row.Blank() {
			if !open && !c.closed {
				c.closed, c.listed = true, len(c.entries)
			}
			continue
		}
		e, legible := readRow(row)
		open = open || !known || !legible
		if known && legible {
			c.entries = append(c.entries, e)
		}
	}
	return c
}

// counted are the entries that make the cash: none below a blank row that ends
// the column.
func (c *column) counted() []entry {
	if c.closed {
		return c.entries[:c.listed]
	}
	return c.entries
}

// readRow reads a row of the cash column: "+15 varmint 3".
func readRow(w scoring.Written) (entry, bool) {
	var words [3]string
	n := 0
	for word := range strings.FieldsSeq(w.Value) {
		if n < len(words) {
			words[n] = word
		}
		n++
	}
	if n != len(words) || w.Struck {
		return entry{}, false
	}
	amount, err := strconv.Atoi(words[0])
	if err != nil || amount > hugeQuantity || amount < -hugeQuantity {
		return entry{}, false
	}
	round, err := strconv.Atoi(words[2])
	if err != nil || round < 1 || round > MaxRounds {
		return entry{}, false
	}
	for r := range reasons {
		if reasons[r].word == words[1] {
			return entry{reason: reason(r), amount: amount, round: round}, true
		}
	}
	return entry{}, false
}

// A kind is what rows have in common.
type kind struct {
	reason
	spent bool // or earned
	round int  // 0 for any
}

func (k kind) of(e *entry) bool {
	return e.reason == k.reason && e.amount < 0 == k.spent && (k.round == 0 || e.round == k.round)
}

// all are the entries of a kind.
func (c *column) all(k kind) iter.Seq[*entry] {
	return func(yield func(*entry) bool) {
		for i := range c.entries {
			if e := &c.entries[i]; k.of(e) && !yield(e) {
				return
			}
		}
	}
}

// latest is the last round in which something was certainly paid for, or 0.
func (c *column) latest(r reason) int {
	round := 0
	for e := range c.all(kind{reason: r, spent: true}) {
		round = max(round, e.round)
	}
	return round
}

// counts is how many rows of a kind there are, and money what they come to, in
// dollars spent or earned.
func (c *column) counts(k kind) audit.Span { return c.span(k, func(*entry) int { return 1 }) }

func (c *column) money(k kind) audit.Span {
	return c.span(k, func(e *entry) int { return max(e.amount, -e.amount) })
}

func (c *column) span(k kind, weigh func(*entry) int) audit.Span {
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
	return n
}
