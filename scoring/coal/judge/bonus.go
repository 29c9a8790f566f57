package judge

import (
	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/sheet"
	"saddlebag/scoring/speech"
)

// bonuses are the rules of what Strike Gold and Wash Day bring, round by round.
// Whether a delivery had Borax enough is a matter of which one it was.
func (a *auditor) bonuses(w *sheet.Worksheet) {
	for round := range a.Rounds() {
		a.sums(w, "CW26", func(r reader) speech.Text { return r.struck(round) })
		a.demand(w, "CW27", func(r reader) speech.Text {
			c, k := r.column(), sheet.Kind{Reason: coal.Washed, Round: round + 1}
			paid := c.Counts(k)
			bought, known := r.bonusOf(c, k, a.Table.WashDay[round])
			return audit.Wrong(known && !bought && paid.Least > 0, "coal.wash-day-unbought", "player", w.Name, "round", round+1)
		})
	}
}

// struck demands of Strike Gold $5 for each full $10 of the round's delivery, for
// who has bought it (CW26).
func (r reader) struck(round int) speech.Text {
	c := r.column()
	paid := c.Money(sheet.Kind{Reason: coal.StruckGold, Round: round + 1})
	bought, known := r.bonusOf(c, sheet.Kind{Reason: coal.StruckGold, Round: round + 1}, r.Table.StrikeGold[round])
	if known && !bought && paid.Least > 0 {
		return speech.Say("coal.strike-gold-unbought", "player", r.Name, "round", round+1)
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
		return speech.Say("coal.strike-gold-pays", "player", r.Name, "value", coal.Dollars(e.Amount), "round", round+1,
			"due", coal.Dollars(coal.GoldOf(e.Amount)), "paid", sheet.NothingOr(n))
	}
	return ""
}
