package coal

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// cashColumn are the rules of the cash column by itself.
func (a *auditor) cashColumn(w *worksheet) {
	a.gapless("CW22", len(w.rows), func(r reader, i int) (filled, known bool) { return r.filledRow(&w.rows[i]) }, func(gap, behind int) string {
		return fmt.Sprintf("Row %d of %s's cash column is blank and row %d is not: it is filled from the top.", gap, w.name, behind)
	})
	for r := range unsaid {
		a.priced(w, r)
	}
	a.once(w)
	a.balance(w)
	a.demand(w, "CW28", reader.overfull)
}

// filledRow says whether anything stands in a row.
func (r reader) filledRow(p *rowPlaces) (yes, known bool) {
	known = true
	for _, cell := range p.change() {
		w, told := r.At(cell)
		if told && !w.Blank() {
			return true, true
		}
		known = known && told
	}
	return false, known
}

// priced demands that amounts are such as their reason can have.
func (a *auditor) priced(w *worksheet, r reason) {
	a.demand(w, r.clause(), func(sheet reader) string {
		c := sheet.column()
		for i := range c.entries {
			if e := &c.entries[i]; e.reason == r && !a.possible(e) {
				return a.unpriced(w, e)
			}
		}
		for i := range c.loose {
			if l := &c.loose[i]; l.what && l.amount && l.reason == r && !a.possible(l.early()) {
				return a.unpriced(w, &l.entry)
			}
		}
		return ""
	})
}

// early is the row in the first round, where its own is not known: no reason has
// fewer amounts in a later one.
func (l *loose) early() *entry {
	e := l.entry
	if !l.round {
		e.round = 1
	}
	return &e
}

// unpriced tells an entry that cannot be.
func (a *auditor) unpriced(w *worksheet, e *entry) string {
	if it := findItem(e.reason.word()); it != nil && !it.sold(a.solo()) {
		return fmt.Sprintf("%s is sold %s; row %d of %s's cash column has %s.", it.title(), it.buyers, e.number, w.name, e.told())
	}
	return fmt.Sprintf("Row %d of %s's cash column has %s: no such amount comes of it.", e.number, w.name, e.told())
}

// overfull demands that no delivery is worth what takes Tack and Harness, without
// it.
func (r reader) overfull() string {
	c := r.column()
	if owned, known := r.harnessed(c); owned || !known {
		return ""
	}
	for e := range c.all(kind{reason: delivered}) {
		if !r.deliverable(r.small, e.amount) {
			return fmt.Sprintf("Row %d of %s's cash column has %s; no %d minerals are worth that, and %s has no Tack and Harness for more.",
				e.number, r.name, e.told(), Slots, r.name)
		}
	}
	return ""
}

// harnessed says whether a seat has Tack and Harness, by its box or by the cash
// column.
func (r reader) harnessed(c *column) (yes, known bool) {
	if yes, known = r.Crossed(r.tack); known {
		return yes, known
	}
	return r.paidFor(c, kind{reason: harness})
}

// paidFor says whether something was bought that has a price, by the cash column.
func (r reader) paidFor(c *column, k kind) (yes, known bool) {
	if findItem(k.word()).price.on(r.sheet) == 0 {
		return false, false
	}
	k.spent = true
	n := c.counts(k)
	return n.Least > 0, n.Least > 0 || n.Most == 0
}

// bonusOf says whether a seat has bought a bonus of a round, by the General Store's
// sheet or by the cash column.
func (r reader) bonusOf(c *column, k kind, cell scoring.Place) (yes, known bool) {
	if yes, known = r.named(cell, r.seat); known {
		return yes, known
	}
	return r.paidFor(c, k)
}

// possible says whether an entry can come by the rules.
func (a *auditor) possible(e *entry) bool {
	it := findItem(e.reason.word())
	if e.round > a.rounds() || it != nil && !it.sold(a.solo()) {
		return false
	}
	switch e.reason {
	case corrected:
		return e.amount != 0
	case blackjack:
		return slices.ContainsFunc(blackjackRows[:], func(row BlackjackRow) bool { return row.Cash == e.amount && row.Cash != 0 && row.comes() })
	default:
	}
	if e.amount < 0 {
		return it != nil && a.payable(it, e)
	}
	switch e.reason {
	case started:
		return e.round == 1 && e.amount == a.startCash() && e.amount > 0
	case delivered:
		return a.deliverable(a.large, e.amount)
	case struckGold:
		return e.amount > 0 && e.amount%StrikeGoldBonus == 0
	case washed:
		return e.amount == WashDayBonus
	case sharesPaid:
		return !a.solo() && e.amount > 0 && e.amount%ShareWorth == 0
	case baron:
		return slices.Contains(a.prizes(), e.amount)
	case varmint:
		return e.amount >= varmintDice+VarmintBonus && e.amount <= varmintDice*Faces+VarmintBonus
	default: // is only paid for
	}
	return false
}

// payable says whether a visit can have cost so much.
func (a *auditor) payable(it *item, e *entry) bool {
	cost, price := -e.amount, it.price.on(a.sheet)
	switch {
	case it.reason == tonics:
		return price > 0 && cost%price == 0 && cost/price <= Tonics
	case it.many():
		return cost%price == 0
	}
	return cost == price && (it.reason != extraBurro || e.round <= Rounds)
}

// prizes are what the Coal Baron can come to: shared by one, by two, by all.
func (a *auditor) prizes() []int {
	return scoring.Each(len(a.seats), func(others int) int { return BaronPrize / (others + 1) })
}

// once demands that what happens once, or once a round, has one row.
func (a *auditor) once(w *worksheet) {
	const aGame, aRound = false, true
	for _, row := range []struct {
		kind
		aRound bool
	}{
		{kind{reason: started}, aGame},
		{kind{reason: delivered}, aRound},
		{kind{reason: baron}, aGame},
		{kind{reason: struckGold}, aRound},
		{kind{reason: struckGold, spent: true}, aRound},
		{kind{reason: washed}, aRound},
		{kind{reason: washed, spent: true}, aRound},
		{kind{reason: harness, spent: true}, aGame},
		{kind{reason: extraBurro, spent: true}, aGame},
	} {
		a.demand(w, row.clause(), func(r reader) string {
			var rows [MaxRounds + 1]int // by round, or all in the first
			for e := range r.column().all(row.kind) {
				rows[scoring.When(row.aRound, e.round)]++
			}
			return audit.Sentence(slices.Max(rows[:]) > 1, "%s has two rows of %s where there can be one.", w.name, row.title())
		})
	}
}
