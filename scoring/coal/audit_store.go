package coal

import (
	"fmt"

	"saddlebag/scoring"
)

// shopping are the conditions of what was bought: where it stands on a sheet the
// cash column has its price, and the other way round.
func (a *auditor) shopping(w *worksheet) {
	a.pistols(w)
	a.tonics(w)
	store := []scoring.Place{a.table.tack}
	a.demand("CW28", reading([]scoring.Place{w.tack}, store), func(f scoring.Filled) string {
		owned, known := crossed(f, w.tack)
		if owner, copied := a.named(f, a.table.tack, w.seat); known && copied && owned != owner {
			return fmt.Sprintf("Tack and Harness of %s: the worksheet and the General Store's sheet do not agree.", w.name)
		}
		return ""
	})
	a.bought(w, kind{reason: harness}, w.tack, func(f scoring.Filled) (bool, bool) { return crossed(f, w.tack) })
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
	a.bought(w, k, cell, func(f scoring.Filled) (bool, bool) { return a.named(f, cell, w.seat) })
}

// bought demands that the cash column has the price of what a cell says was
// bought, and of nothing else of the kind. What costs nothing has no row.
func (a *auditor) bought(w *worksheet, k kind, cell scoring.Place, has func(scoring.Filled) (yes, known bool)) {
	k.spent = true
	why := &reasons[k.reason]
	if findItem(why.word).price.on(a.sheet) == 0 {
		return
	}
	when := ""
	if k.round > 0 {
		when = fmt.Sprintf(" in round %d", k.round)
	}
	a.demand(why.clause, reading(w.rows, []scoring.Place{cell}), func(f scoring.Filled) string {
		c := a.column(f, w)
		paid := c.counts(k)
		switch yes, known := has(f); {
		case known && yes && paid.most == 0:
			return fmt.Sprintf("%s has %s%s, and the cash column no price of it.", w.name, why.title, when)
		case known && !yes && paid.least > 0:
			return fmt.Sprintf("%s has paid for %s%s, and it stands nowhere else.", w.name, why.title, when)
		}
		return ""
	})
}

// pistols demands that each bandit scratched has its price (CW23).
func (a *auditor) pistols(w *worksheet) {
	var bandits []scoring.Place
	for b := range w.burros {
		bandits = append(bandits, w.burros[b].bandits...)
	}
	a.demand("CW23", reading(w.rows, bandits), func(f scoring.Filled) string {
		c := a.column(f, w)
		scratched, paid := crosses(f, bandits), c.money(kind{reason: pistols, spent: true})
		if !scratched.times(pistolPrice).apart(paid) {
			return ""
		}
		return fmt.Sprintf("%s has %s scratched, $%d each, and paid %s for Pistols.", w.name,
			many(scratched, "bandit", "bandits"), pistolPrice, many(paid, "dollar", "dollars"))
	})
}

// tonics demands that each Workhorse Tonic has its price, and that company has
// none (CW33).
func (a *auditor) tonics(w *worksheet) {
	held := func(f scoring.Filled) (n span) {
		for _, p := range w.tonics {
			switch yes, known := noted(f, p); {
			case !known:
				n.most++
			case yes:
				n = n.plus(exactly(1))
			}
		}
		return n
	}
	if !a.solo() {
		a.demand("CW33", w.tonics, func(f scoring.Filled) string {
			if held(f).least > 0 {
				return w.name + " has a Workhorse Tonic, which is sold in the solo store only."
			}
			return ""
		})
		return
	}
	price := a.sheet.Prices.Tonic
	a.demand("CW33", reading(w.rows, w.tonics), func(f scoring.Filled) string {
		c := a.column(f, w)
		bottles, paid := held(f), c.money(kind{reason: tonics, spent: true})
		if !bottles.times(price).apart(paid) {
			return ""
		}
		return fmt.Sprintf("%s has %s, $%d each, and paid %s for them.", w.name,
			many(bottles, "Workhorse Tonic", "Workhorse Tonics"), price, many(paid, "dollar", "dollars"))
	})
}
