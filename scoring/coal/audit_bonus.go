package coal

import (
	"fmt"

	"saddlebag/scoring/audit"
)

// bonuses are the rules of what Strike Gold and Wash Day bring, round by round.
// Whether a delivery had Borax enough is a matter of which one it was.
func (a *auditor) bonuses(w *worksheet) {
	for round := range a.rounds() {
		a.sums(w, "CW26", func(r reader) string { return r.struck(round) })
		a.demand(w, "CW27", func(r reader) string {
			c, k := r.column(), kind{reason: washed, round: round + 1}
			paid := c.counts(k)
			bought, known := r.bonusOf(c, k, a.table.washDay[round])
			return audit.Sentence(known && !bought && paid.Least > 0, "Wash Day pays %s in round %d, who has not bought it.", w.name, round+1)
		})
	}
}

// struck demands of Strike Gold $5 for each full $10 of the round's delivery, for
// who has bought it (CW26).
func (r reader) struck(round int) string {
	c := r.column()
	paid := c.money(kind{reason: struckGold, round: round + 1})
	bought, known := r.bonusOf(c, kind{reason: struckGold, round: round + 1}, r.table.strikeGold[round])
	if known && !bought && paid.Least > 0 {
		return fmt.Sprintf("Strike Gold pays %s in round %d, who has not bought it.", r.name, round+1)
	}
	for e := range c.all(kind{reason: delivered, round: round + 1}) {
		due := audit.Span{Most: goldOf(e.amount)}
		if known && bought {
			due.Least = due.Most
		}
		if !paid.Apart(due) {
			continue
		}
		n := paid.Least
		if n < due.Least {
			n = paid.Most
		}
		return fmt.Sprintf("Strike Gold makes $%d of the $%d that %s has delivered in round %d; the cash column has %s of it.",
			goldOf(e.amount), e.amount, r.name, round+1, nothingOr(n))
	}
	return ""
}
