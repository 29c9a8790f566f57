package coal

import (
	"fmt"

	"saddlebag/scoring"
)

// purse are the conditions of the cash column as a whole: what it comes to, and
// that nobody went into debt on the way.
func (a *auditor) purse(w *worksheet) {
	a.demand("CW22", w.rows, func(f scoring.Filled) string { return a.indebted(f, w) })
	a.sums("CW43", reading(w.rows, []scoring.Place{w.cash}), func(f scoring.Filled) string {
		c := a.column(f, w)
		cash, known := f.Number(w.cash)
		if !c.closed || !known {
			return ""
		}
		sum := scoring.Whole(c.sum() + a.fixed[w.seat])
		if cash == sum {
			return ""
		}
		return fmt.Sprintf("The cash column of %s comes to $%s, not $%s.", w.name, sum, cash)
	})
}

// sum is what the rows come to.
func (c *column) sum() int {
	sum := 0
	for i := range c.entries[:c.listed] {
		sum += c.entries[i].amount
	}
	return sum
}

// unlisted is by how many dollars the table has corrected a seat's cash without
// a row that says so (LG5).
func (a *auditor) unlisted(f scoring.Filled, w *worksheet) int {
	for _, e := range a.column(f, w).entries {
		if e.reason == corrected {
			return 0
		}
	}
	return int(f.Correction(w.seat, fieldCash) / scoring.Whole(1))
}

// A wallet is what a round does to cash, in the order that keeps most in hand.
// What needs no cash comes first, then what is won with a stake in hand, then
// all that is paid, then the delivery: if cash falls short in this order it does
// in every other. Corrections come when they do least harm.
type wallet struct {
	free, won, spent, delivered, gold, wash, taken int
	stake                                          bool // something is won that needs one
	loaded                                         bool // there is a row of the delivery
	goldBought, washBought                         bool
}

func (l *wallet) add(e *entry) {
	switch {
	case e.reason == corrected && e.amount < 0:
		l.taken -= e.amount
	case e.amount < 0:
		l.spent -= e.amount
		l.goldBought = l.goldBought || e.reason == struckGold
		l.washBought = l.washBought || e.reason == washed
	case e.reason == blackjack:
		l.won, l.stake = l.won+e.amount, true
	case e.reason == delivered:
		l.delivered, l.loaded = l.delivered+e.amount, true
	case e.reason == struckGold:
		l.gold += e.amount
	case e.reason == washed:
		l.wash += e.amount
	default:
		l.free += e.amount
	}
}

// earned is what the delivery brings at most. A bonus that may have been
// forgotten is a wrong sum, and no debt.
func (l *wallet) earned() int {
	gold, wash := l.gold, l.wash
	if l.goldBought {
		gold = max(gold, goldOf(l.delivered))
	}
	if l.washBought {
		wash = max(wash, WashDayBonus)
	}
	return l.delivered + gold + wash
}

// indebted demands an order of a seat's earnings and purchases in which cash is
// never below $0 (CW22).
func (a *auditor) indebted(f scoring.Filled, w *worksheet) string {
	c := a.column(f, w)
	if !c.closed {
		return ""
	}
	prices := &a.sheet.Prices
	var rounds [MaxRounds]wallet
	for i := range rounds {
		rounds[i].goldBought, rounds[i].washBought = prices.StrikeGold == 0, prices.WashDay == 0
	}
	over := false
	for i := range c.entries[:c.listed] {
		switch e := &c.entries[i]; {
		case e.reason == sharesPaid: // when nothing is to be paid any more
			over = true
		case !over || e.reason != corrected: // what the table corrects later, it takes from the shares
			rounds[e.round-1].add(e)
		}
	}
	cash := max(0, a.fixed[w.seat])
	for i := range rounds {
		l := &rounds[i]
		cash += l.free
		if l.stake && cash < BlackjackStake {
			return fmt.Sprintf("%s wins at Blackjack in round %d, and cannot have had the stake of $%d in hand.", w.name, i+1, BlackjackStake)
		}
		cash += l.won
		if l.spent > cash {
			return fmt.Sprintf("%s pays $%d in round %d, and has $%d in hand at most.", w.name, l.spent, i+1, cash)
		}
		if !l.loaded {
			return "" // a delivery is not written down, or comes to be: there is no telling
		}
		if cash += l.earned() - l.spent - l.taken; cash < 0 {
			return fmt.Sprintf("The table takes $%d more from %s in round %d than there is in hand.", -cash, w.name, i+1)
		}
	}
	return ""
}
