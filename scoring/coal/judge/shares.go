package judge

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/sheet"
	"saddlebag/speech"
)

// railroad are the rules of Railroad Shares (CW24).
func (a *auditor) railroad(w *sheet.Worksheet) {
	if a.Solo() {
		a.demand(w, "CW24", func(r reader) string {
			bought := func(p scoring.Place) bool { return r.Figure(p).Least > 0 }
			return audit.Sentence(slices.ContainsFunc(w.Shares, bought), "%s has Railroad Shares, which are sold in company only.", w.Name).String()
		})
		return
	}
	for i, p := range w.Shares {
		copied := a.Table.Shares[w.Seat][i]
		a.rules = append(a.rules, audit.Same("CW24", p, copied, func(scoring.Written, scoring.Written) speech.Text {
			return speech.Words(fmt.Sprintf("Shares of %s in round %d: the worksheet and the General Store's sheet do not agree.", w.Name, i+1))
		}))
		bought := func(r reader) audit.Span { return r.Figure(p) }
		a.paidEach(w, sheet.Kind{Reason: coal.SharesBought, Round: i + 1}, coal.SharePrice, bought, func(n int) string {
			return sheet.Some(n, "share", "shares") + " of round " + strconv.Itoa(i+1)
		})
	}
	a.demand(w, "CW24", reader.paidEarly)
	a.sums(w, "CW24", func(r reader) string {
		last, known := r.LastRound(r.Marks)
		worth, paid, apart := apart(r.sharesWorth(last), r.column().Money(sheet.Kind{Reason: coal.SharesPaid}))
		return audit.Sentence(known && apart, "The shares of %s pay %s after %d rounds; the cash column has %s.", w.Name,
			r.sharesWorking(last, worth), last, sheet.NothingOr(paid)).String()
	})
}

// paidEarly demands that shares pay when the last round is over, and no sooner.
func (r reader) paidEarly() string {
	c := r.column()
	for e := range c.All(sheet.Kind{Reason: coal.SharesPaid}) {
		early := func(later int) string {
			return fmt.Sprintf("Row %d of %s's cash column has %s; shares pay after the last round, and round %d was played.", e.Number, r.Name, told(e), later)
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
func (r reader) sharesWorking(last, worth int) string {
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
		return "$" + strconv.Itoa(worth)
	}
	return strings.Join(terms, " + ") + " = $" + strconv.Itoa(worth)
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
