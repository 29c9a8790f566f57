package coal

import (
	"fmt"

	"saddlebag/scoring"
)

// shares are the conditions of Railroad Shares (CW24).
func (a *auditor) shares(w *worksheet) {
	if a.solo() {
		a.demand("CW24", w.shares, func(f scoring.Filled) string {
			for _, p := range w.shares {
				if n := figure(f, p); n.least > 0 {
					return w.name + " has Railroad Shares, which are sold in company only."
				}
			}
			return ""
		})
		return
	}
	for i, p := range w.shares {
		copied := a.table.shares[w.seat][i]
		a.demand("CW24", []scoring.Place{p, copied}, func(f scoring.Filled) string {
			if figure(f, p).apart(figure(f, copied)) {
				return fmt.Sprintf("Shares of %s in round %d: the worksheet and the General Store's sheet do not agree.", w.name, i+1)
			}
			return ""
		})
		a.demand("CW24", reading(w.rows, []scoring.Place{p}), func(f scoring.Filled) string {
			c := a.column(f, w)
			bought, paid := figure(f, p), c.money(kind{reason: sharesBought, spent: true, round: i + 1})
			if !bought.times(sharePrice).apart(paid) {
				return ""
			}
			return fmt.Sprintf("%s has bought %s in round %d, $%d each, and paid %s.", w.name,
				many(bought, "share", "shares"), i+1, sharePrice, many(paid, "dollar", "dollars"))
		})
	}
	a.sums("CW24", reading(w.rows, w.shares, a.table.rounds, a.pinkertons()), func(f scoring.Filled) string {
		last, known := a.lastRound(f)
		if !known {
			return ""
		}
		c := a.column(f, w)
		worth, paid := a.sharesWorth(f, w, last), c.money(kind{reason: sharesPaid})
		if !worth.apart(paid) {
			return ""
		}
		return fmt.Sprintf("The shares of %s are worth %s after %d rounds, and paid %s.", w.name,
			many(worth, "dollar", "dollars"), last, many(paid, "dollar", "dollars"))
	})
}

// sharesWorth is what a seat's shares pay at the end.
func (a *auditor) sharesWorth(f scoring.Filled, w *worksheet, last int) (n span) {
	for i, p := range w.shares {
		n = n.plus(figure(f, p).times(shareWorth(i+1, last)))
	}
	return n
}

// shareWorth is what a share pays that was bought in a round.
func shareWorth(bought, last int) int { return ShareWorth * max(0, last-bought) }
