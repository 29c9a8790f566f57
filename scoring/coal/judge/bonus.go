package judge

import (
	"fmt"

	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/sheet"
)

// bonuses are the rules of what Strike Gold and Wash Day bring, round by round.
// Whether a delivery had Borax enough is a matter of which one it was.
func (a *auditor) bonuses(w *sheet.Worksheet) {
	for round := range a.Rounds() {
		a.sums(w, "CW26", func(r reader) string { return r.struck(round) })
		a.demand(w, "CW27", func(r reader) string {
			c, k := r.column(), sheet.Kind{Reason: coal.Washed, Round: round + 1}
			paid := c.Counts(k)
			bought, known := r.bonusOf(c, k, a.Table.WashDay[round])
			return audit.Sentence(known && !bought && paid.Least > 0, "Wash Day pays %s in round %d, who has not bought it.", w.Name, round+1).String()
		})
	}
}

// struck demands of Strike Gold $5 for each full $10 of the round's delivery, for
// who has bought it (CW26).
func (r reader) struck(round int) string {
	c := r.column()
	paid := c.Money(sheet.Kind{Reason: coal.StruckGold, Round: round + 1})
	bought, known := r.bonusOf(c, sheet.Kind{Reason: coal.StruckGold, Round: round + 1}, r.Table.StrikeGold[round])
	if known && !bought && paid.Least > 0 {
		return fmt.Sprintf("Strike Gold pays %s in round %d, who has not bought it.", r.Name, round+1)
	}
	for e := range c.All(sheet.Kind{Reason: coal.Delivered, Round: round + 1}) {
		due := audit.Span{Most: coal.GoldOf(e.Amount)}
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
			coal.GoldOf(e.Amount), e.Amount, r.Name, round+1, sheet.NothingOr(n))
	}
	return ""
}
