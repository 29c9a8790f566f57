package coal

import (
	"fmt"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// shopping are the rules of what was bought: where it stands on a sheet the cash
// column has its price, and the other way round.
func (a *auditor) shopping(w *worksheet) {
	a.pistols(w)
	a.bottles(w)
	a.demand(w, "CW28", func(r reader) string {
		owned, known := r.Crossed(w.tack)
		owner, copied := r.named(a.table.tack, w.seat)
		return audit.Sentence(known && copied && owned != owner,
			"Tack and Harness of %s: the worksheet and the General Store's sheet do not agree.", w.name)
	})
	a.bought(w, kind{reason: harness}, func(r reader) (bool, bool) { return r.Crossed(w.tack) })
	if a.solo() {
		a.boughtAt(w, kind{reason: extraBurro}, a.table.burro7)
	}
	for round := range a.rounds() {
		a.boughtAt(w, kind{reason: struckGold, round: round + 1}, a.table.strikeGold[round])
		a.boughtAt(w, kind{reason: washed, round: round + 1}, a.table.washDay[round])
	}
}

// boughtAt is for what the General Store's sheet has the buyers' names of.
func (a *auditor) boughtAt(w *worksheet, k kind, cell scoring.Place) {
	a.bought(w, k, func(r reader) (bool, bool) { return r.named(cell, w.seat) })
}

// bought demands that the cash column has the price of what the sheets say was
// bought, and of nothing else of the kind. What costs nothing has no row.
func (a *auditor) bought(w *worksheet, k kind, has func(reader) (yes, known bool)) {
	k.spent = true
	if findItem(k.word()).price.on(a.sheet) == 0 {
		return
	}
	when := ""
	if k.round > 0 {
		when = fmt.Sprintf(" in round %d", k.round)
	}
	a.demand(w, k.clause(), func(r reader) string {
		paid := r.column().counts(k)
		switch yes, known := has(r); {
		case known && yes && paid.Most == 0:
			return fmt.Sprintf("%s has %s%s, and the cash column no price of it.", w.name, k.title(), when)
		case known && !yes && paid.Least > 0:
			return fmt.Sprintf("%s has paid for %s%s, and it stands nowhere else.", w.name, k.title(), when)
		}
		return ""
	})
}

// paidEach demands that the cash column has the price of each thing of a kind that
// was bought. Things are how many there are, in words.
func (a *auditor) paidEach(w *worksheet, k kind, price int, bought func(reader) audit.Span, things func(n int) string) {
	k.spent = true
	a.demand(w, k.clause(), func(r reader) string {
		cost, paid, apart := r.apart(func(r reader) (cost, paid audit.Span) { return bought(r).Times(price), r.column().money(k) })
		if !apart || price == 0 {
			return ""
		}
		return fmt.Sprintf("%s has %s, at $%d each $%d in all; the cash column has %s for %s.", w.name,
			things(cost/price), price, cost, nothingOr(paid), k.title())
	})
}

// pistols demands that each bandit scratched has its price (CW23).
func (a *auditor) pistols(w *worksheet) {
	scratched := func(r reader) audit.Span {
		return w.overall(func(p *packs) audit.Span { return r.Crosses(p.bandits) })
	}
	a.paidEach(w, kind{reason: pistols}, pistolPrice, scratched, func(n int) string {
		return some(n, "bandit", "bandits") + " scratched"
	})
}

// bottles demands that each Workhorse Tonic has its price, and that company has
// none (CW33).
func (a *auditor) bottles(w *worksheet) {
	held := func(r reader) audit.Span { return r.Count(w.tonics, r.noted) }
	if !a.solo() {
		a.demand(w, "CW33", func(r reader) string {
			return audit.Sentence(held(r).Least > 0, "%s has a Workhorse Tonic, which is sold in the solo store only.", w.name)
		})
		return
	}
	a.paidEach(w, kind{reason: tonics}, a.sheet.Prices.Tonic, held, func(n int) string {
		return some(n, "Workhorse Tonic", "Workhorse Tonics")
	})
}
