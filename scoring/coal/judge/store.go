package judge

import (
	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/sheet"
	"saddlebag/scoring/speech"
)

// shopping are the rules of what was bought: where it stands on a sheet the cash
// column has its price, and the other way round.
func (a *auditor) shopping(w *sheet.Worksheet) {
	a.pistols(w)
	a.bottles(w)
	a.demand(w, "CW28", func(r reader) speech.Text {
		owned, known := r.Crossed(w.Tack)
		owner, copied := r.named(a.Table.Tack, w.Seat)
		return audit.Wrong(known && copied && owned != owner, "coal.tack-copied", "player", w.Name)
	})
	a.bought(w, sheet.Kind{Reason: coal.Harness}, func(r reader) (bool, bool) { return r.Crossed(w.Tack) })
	if a.Solo() {
		a.boughtAt(w, sheet.Kind{Reason: coal.ExtraBurro}, a.Table.Burro7)
	}
	for round := range a.Rounds() {
		a.boughtAt(w, sheet.Kind{Reason: coal.StruckGold, Round: round + 1}, a.Table.StrikeGold[round])
		a.boughtAt(w, sheet.Kind{Reason: coal.Washed, Round: round + 1}, a.Table.WashDay[round])
	}
}

// boughtAt is for what the General Store's sheet has the buyers' names of.
func (a *auditor) boughtAt(w *sheet.Worksheet, k sheet.Kind, cell scoring.Place) {
	a.bought(w, k, func(r reader) (bool, bool) { return r.named(cell, w.Seat) })
}

// bought demands that the cash column has the price of what the sheets say was
// bought, and of nothing else of the kind. What costs nothing has no row.
func (a *auditor) bought(w *sheet.Worksheet, k sheet.Kind, has func(reader) (yes, known bool)) {
	k.Spent = true
	if coal.FindItem(k.Word()).Price.On(a.Printed) == 0 {
		return
	}
	a.demand(w, k.Clause(), func(r reader) speech.Text {
		paid := r.column().Counts(k)
		switch yes, known := has(r); {
		case known && yes && paid.Most == 0:
			return speech.Say("coal.no-price", "player", w.Name, "item", k.Title(), "round", roundOf(k.Round))
		case known && !yes && paid.Least > 0:
			return speech.Say("coal.paid-for-nothing", "player", w.Name, "item", k.Title(), "round", roundOf(k.Round))
		}
		return ""
	})
}

// paidEach demands that the cash column has the price of each thing of a kind that
// was bought. Things are how many there are, in words.
func (a *auditor) paidEach(w *sheet.Worksheet, k sheet.Kind, price int, bought func(reader) audit.Span, things func(n int) speech.Text) {
	k.Spent = true
	a.demand(w, k.Clause(), func(r reader) speech.Text {
		cost, paid, apart := apart(bought(r).Times(price), r.column().Money(k))
		if !apart || price == 0 {
			return ""
		}
		return speech.Say("coal.price-of-several", "player", w.Name, "things", things(cost/price),
			"price", coal.Dollars(price), "cost", coal.Dollars(cost), "paid", sheet.NothingOr(paid), "item", k.Title())
	})
}

// pistols demands that each bandit scratched has its price (CW23).
func (a *auditor) pistols(w *sheet.Worksheet) {
	scratched := func(r reader) audit.Span {
		return w.Overall(func(p *sheet.Packs) audit.Span { return r.Crosses(p.Bandits) })
	}
	a.paidEach(w, sheet.Kind{Reason: coal.Pistols}, coal.PistolPrice, scratched, func(n int) speech.Text {
		return sheet.Some(n, "coal.some-scratched", "coal.none-scratched")
	})
}

// bottles demands that each Workhorse Tonic has its price, and that company has
// none (CW33).
func (a *auditor) bottles(w *sheet.Worksheet) {
	held := func(r reader) audit.Span { return r.Count(w.TonicsBought, r.Noted) }
	if !a.Solo() {
		a.demand(w, "CW33", func(r reader) speech.Text {
			return audit.Wrong(held(r).Least > 0, "coal.tonic-in-company", "player", w.Name)
		})
		return
	}
	a.paidEach(w, sheet.Kind{Reason: coal.TonicsBought}, a.Printed.Prices.Tonic, held, func(n int) speech.Text {
		return sheet.Some(n, "coal.tonics", "coal.no-tonics")
	})
}
