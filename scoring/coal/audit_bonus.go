package coal

import (
	"fmt"

	"saddlebag/scoring"
)

// bonuses are the conditions of what Strike Gold and Wash Day bring, round by
// round. Whether a delivery had Borax enough is a matter of which one it was.
func (a *auditor) bonuses(w *worksheet) {
	for round := range a.rounds() {
		a.struck(w, round)
		a.demand("CW27", reading(w.rows, a.table.washDay[round:round+1]), func(f scoring.Filled) string {
			c := a.column(f, w)
			bought, known := a.named(f, a.table.washDay[round], w.seat)
			if known && !bought && c.counts(kind{reason: washed, round: round + 1}).least > 0 {
				return fmt.Sprintf("Wash Day pays %s in round %d, who has not bought it.", w.name, round+1)
			}
			return ""
		})
	}
}

// struck demands of Strike Gold $5 for each full $10 of the round's delivery, for
// who has bought it (CW26).
func (a *auditor) struck(w *worksheet, round int) {
	cell := a.table.strikeGold[round]
	a.sums("CW26", reading(w.rows, []scoring.Place{cell}), func(f scoring.Filled) string {
		c := a.column(f, w)
		bought, known := a.named(f, cell, w.seat)
		paid := c.money(kind{reason: struckGold, round: round + 1})
		if known && !bought && paid.least > 0 {
			return fmt.Sprintf("Strike Gold pays %s in round %d, who has not bought it.", w.name, round+1)
		}
		for i := range c.entries {
			e := &c.entries[i]
			if !(kind{reason: delivered, round: round + 1}).of(e) {
				continue
			}
			due := span{0, goldOf(e.amount)}
			if known && bought {
				due.least = due.most
			}
			if paid.apart(due) {
				return fmt.Sprintf("Strike Gold makes $%d of the $%d delivered by %s in round %d, and not %s.",
					goldOf(e.amount), e.amount, w.name, round+1, many(paid, "dollar", "dollars"))
			}
		}
		return ""
	})
}

// goldOf is what Strike Gold makes of a delivery.
func goldOf(value int) int { return value / StrikeGoldPer * StrikeGoldBonus }
