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
// was bought. Says is told how many there are and what was paid.
func (a *auditor) paidEach(w *worksheet, k kind, price int, bought func(reader) audit.Span, says func(n audit.Span, paid quantity) string) {
	k.spent = true
	a.demand(w, k.clause(), func(r reader) string {
		paid, n := r.column().money(k), bought(r)
		if !n.Times(price).Apart(paid) {
			return ""
		}
		return says(n, inDollars(paid))
	})
}

// pistols demands that each bandit scratched has its price (CW23).
func (a *auditor) pistols(w *worksheet) {
	a.paidEach(w, kind{reason: pistols}, pistolPrice,
		func(r reader) audit.Span {
			return w.overall(func(p *packs) audit.Span { return r.Crosses(p.bandits) })
		},
		func(scratched audit.Span, paid quantity) string {
			return fmt.Sprintf("%s has %s scratched, $%d each, and paid %s for Pistols.", w.name, many(scratched, "bandit", "bandits"), pistolPrice, paid)
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
	price := a.sheet.Prices.Tonic
	a.paidEach(w, kind{reason: tonics}, price, held, func(bottles audit.Span, paid quantity) string {
		return fmt.Sprintf("%s has %s, $%d each, and paid %s for them.", w.name, many(bottles, "Workhorse Tonic", "Workhorse Tonics"), price, paid)
	})
}
