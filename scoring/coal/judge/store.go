package judge

import (
	"fmt"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/sheet"
)

// shopping are the rules of what was bought: where it stands on a sheet the cash
// column has its price, and the other way round.
func (a *auditor) shopping(w *sheet.Worksheet) {
	a.pistols(w)
	a.bottles(w)
	a.demand(w, "CW28", func(r reader) string {
		owned, known := r.Crossed(w.Tack)
		owner, copied := r.named(a.Table.Tack, w.Seat)
		return audit.Sentence(known && copied && owned != owner,
			"Tack and Harness of %s: the worksheet and the General Store's sheet do not agree.", w.Name).String()
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
	when := ""
	if k.Round > 0 {
		when = fmt.Sprintf(" in round %d", k.Round)
	}
	a.demand(w, k.Clause(), func(r reader) string {
		paid := r.column().Counts(k)
		switch yes, known := has(r); {
		case known && yes && paid.Most == 0:
			return fmt.Sprintf("%s has %s%s, and the cash column no price of it.", w.Name, k.Title(), when)
		case known && !yes && paid.Least > 0:
			return fmt.Sprintf("%s has paid for %s%s, and it stands nowhere else.", w.Name, k.Title(), when)
		}
		return ""
	})
}

// paidEach demands that the cash column has the price of each thing of a kind that
// was bought. Things are how many there are, in words.
func (a *auditor) paidEach(w *sheet.Worksheet, k sheet.Kind, price int, bought func(reader) audit.Span, things func(n int) string) {
	k.Spent = true
	a.demand(w, k.Clause(), func(r reader) string {
		cost, paid, apart := apart(bought(r).Times(price), r.column().Money(k))
		if !apart || price == 0 {
			return ""
		}
		return fmt.Sprintf("%s has %s, at $%d each $%d in all; the cash column has %s for %s.", w.Name,
			things(cost/price), price, cost, sheet.NothingOr(paid), k.Title())
	})
}

// pistols demands that each bandit scratched has its price (CW23).
func (a *auditor) pistols(w *sheet.Worksheet) {
	scratched := func(r reader) audit.Span {
		return w.Overall(func(p *sheet.Packs) audit.Span { return r.Crosses(p.Bandits) })
	}
	a.paidEach(w, sheet.Kind{Reason: coal.Pistols}, coal.PistolPrice, scratched, func(n int) string {
		return sheet.Some(n, "bandit", "bandits") + " scratched"
	})
}

// bottles demands that each Workhorse Tonic has its price, and that company has
// none (CW33).
func (a *auditor) bottles(w *sheet.Worksheet) {
	held := func(r reader) audit.Span { return r.Count(w.TonicsBought, r.Noted) }
	if !a.Solo() {
		a.demand(w, "CW33", func(r reader) string {
			return audit.Sentence(held(r).Least > 0, "%s has a Workhorse Tonic, which is sold in the solo store only.", w.Name).String()
		})
		return
	}
	a.paidEach(w, sheet.Kind{Reason: coal.TonicsBought}, a.Printed.Prices.Tonic, held, func(n int) string {
		return sheet.Some(n, "Workhorse Tonic", "Workhorse Tonics")
	})
}
