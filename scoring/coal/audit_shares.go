package coal

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// railroad are the rules of Railroad Shares (CW24).
func (a *auditor) railroad(w *worksheet) {
	if a.solo() {
		a.demand(w, "CW24", func(r reader) string {
			bought := func(p scoring.Place) bool { return r.figure(p).Least > 0 }
			return audit.Sentence(slices.ContainsFunc(w.shares, bought), "%s has Railroad Shares, which are sold in company only.", w.name)
		})
		return
	}
	for i, p := range w.shares {
		copied := a.table.shares[w.seat][i]
		a.rules = append(a.rules, audit.Same("CW24", p, copied, func(scoring.Written, scoring.Written) string {
			return fmt.Sprintf("Shares of %s in round %d: the worksheet and the General Store's sheet do not agree.", w.name, i+1)
		}))
		a.paidEach(w, kind{reason: sharesBought, round: i + 1}, sharePrice,
			func(r reader) audit.Span { return r.figure(p) },
			func(bought audit.Span, paid quantity) string {
				return fmt.Sprintf("%s has bought %s in round %d, $%d each, and paid %s.", w.name, many(bought, "share", "shares"), i+1, sharePrice, paid)
			})
	}
	a.sums(w, "CW24", func(r reader) string {
		paid := r.column().money(kind{reason: sharesPaid})
		last, known := r.lastRound()
		worth := r.sharesWorth(last)
		return audit.Sentence(known && worth.Apart(paid), "The shares of %s are worth %s after %d rounds, and paid %s.", w.name,
			inDollars(worth), last, inDollars(paid))
	})
}

// sharesWorth is what a seat's shares pay at the end.
func (r reader) sharesWorth(last int) (n audit.Span) {
	for i, p := range r.shares {
		n = n.Plus(r.figure(p).Times(shareWorth(i+1, last)))
	}
	return n
}
