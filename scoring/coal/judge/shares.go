package judge

import (
	"fmt"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/sheet"
	"saddlebag/scoring/speech"
)

// railroad are the rules of Railroad Shares (CW24).
func (a *auditor) railroad(w *sheet.Worksheet) {
	if a.Solo() {
		a.demand(w, "CW24", func(r reader) speech.Text {
			bought := func(p scoring.Place) bool { return r.Figure(p).Least > 0 }
			return audit.Wrong(slices.ContainsFunc(w.Shares, bought), "coal.shares-solo", "player", w.Name)
		})
		return
	}
	for i, p := range w.Shares {
		copied := a.Table.Shares[w.Seat][i]
		a.rules = append(a.rules, audit.Same("CW24", p, copied, func(scoring.Written, scoring.Written) speech.Text {
			return speech.Say("coal.shares-copied", "player", w.Name, "round", i+1)
		}))
		bought := func(r reader) audit.Span { return r.Figure(p) }
		a.paidEach(w, sheet.Kind{Reason: coal.SharesBought, Round: i + 1}, coal.SharePrice, bought, func(n int) speech.Text {
			return sheet.Some(n, "coal.some-shares", "coal.no-shares", "round", i+1)
		})
	}
	a.demand(w, "CW24", reader.paidEarly)
	a.sums(w, "CW24", func(r reader) speech.Text {
		last, known := r.LastRound(r.Marks)
		worth, paid, apart := apart(r.sharesWorth(last), r.column().Money(sheet.Kind{Reason: coal.SharesPaid}))
		return audit.Wrong(known && apart, "coal.shares-due", "player", w.Name,
			"due", r.sharesWorking(last, worth), "n", last, "paid", sheet.NothingOr(paid))
	})
}

// paidEarly demands that shares pay when the last round is over, and no sooner.
func (r reader) paidEarly() speech.Text {
	c := r.column()
	for e := range c.All(sheet.Kind{Reason: coal.SharesPaid}) {
		early := func(later int) speech.Text {
			return speech.Say("coal.shares-early", "row", e.Number, "player", r.Name, "entry", told(e), "later", later)
		}
		for i := r.Rounds() - 1; i >= e.Round; i-- {
			if over, _ := r.Crossed(r.Table.Rounds[i]); over {
				return early(i + 1)
			}
		}
		for i := range c.Entries {
			if later := c.Entries[i].Round; later > e.Round && later <= r.Rounds() {
				return early(later)
			}
		}
	}
	return ""
}

// sharesWorking is how shares pay, for people to add up again: "2 × 30 + 1 × 18 =
// 78"; the sum alone where not all of them are known.
func (r reader) sharesWorking(last, worth int) speech.Text {
	var terms []string
	sum := 0
	c := r.column()
	for i := range r.Shares {
		n, each := r.sharesOf(c, i).Least, coal.SharePays(i+1, last)
		if n > 0 && each > 0 {
			terms = append(terms, fmt.Sprintf("%d × %d", n, each))
			sum += n * each
		}
	}
	if sum != worth || len(terms) == 0 {
		return speech.Say("coal.amount", "amount", coal.Dollars(worth))
	}
	return speech.Say("coal.shares-working", "working", strings.Join(terms, " + "), "sum", coal.Dollars(worth))
}

// sharesWorth is what a seat's shares pay at the end.
func (r reader) sharesWorth(last int) (n audit.Span) {
	c := r.column()
	for i := range r.Shares {
		n = n.Plus(r.sharesOf(c, i).Times(coal.SharePays(i+1, last)))
	}
	return n
}

// sharesOf is how many shares a seat has bought in a round, from 0, by its box or
// by the cash column.
func (r reader) sharesOf(c *sheet.Column, round int) audit.Span {
	n := r.Figure(r.Shares[round])
	paid := c.Money(sheet.Kind{Reason: coal.SharesBought, Spent: true, Round: round + 1})
	if n.Known() || !paid.Known() || paid.Least%coal.SharePrice != 0 {
		return n
	}
	return audit.Exactly(paid.Least / coal.SharePrice)
}
