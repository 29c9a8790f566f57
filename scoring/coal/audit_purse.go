package coal

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
)

// purse are the rules of the cash column as a whole: that nobody went into debt on
// the way.
func (a *auditor) purse(w *worksheet) { a.demand(w, "CW22", reader.indebted) }

// unlisted is by how many dollars the table has corrected a seat's cash without
// a row that says so (LG5).
func (r reader) unlisted(c *column) int {
	fixes := func(e entry) bool { return e.reason == corrected }
	if slices.ContainsFunc(c.counted(), fixes) || slices.ContainsFunc(c.unclear(), func(l loose) bool { return fixes(l.entry) }) {
		return 0
	}
	return int(r.Correction(r.seat, fieldCash) / scoring.Whole(1))
}

// A wallet is what the rows of a round come to by their reasons, in dollars.
type wallet struct {
	earned, spent [len(reasons)]int
	rows          [len(reasons)]int // of what was earned
}

func (l *wallet) add(e *entry) {
	if e.amount < 0 {
		l.spent[e.reason] -= e.amount
		return
	}
	l.earned[e.reason] += e.amount
	l.rows[e.reason]++
}

// delivery is what the delivery is written down to bring, and what it brings at
// most: a bonus that may have been forgotten is a wrong sum, and no debt.
func (l *wallet) delivery(prices *Prices) (listed, most int) {
	value, gold, wash := l.earned[delivered], l.earned[struckGold], l.earned[washed]
	listed = value + gold + wash
	if prices.StrikeGold == 0 || l.spent[struckGold] > 0 {
		gold = max(gold, goldOf(value))
	}
	if prices.WashDay == 0 || l.spent[washed] > 0 {
		wash = max(wash, WashDayBonus)
	}
	return listed, value + gold + wash
}

// indebted demands an order of a seat's earnings and purchases in which cash is
// never below $0 (CW22). In a round what needs no cash comes first, then what is
// won with a stake in hand, then all that is paid, then the delivery: if cash
// falls short in this order it does in every other. Corrections come when they do
// least harm.
func (r reader) indebted() string {
	c := r.column()
	if !c.closed || len(c.unclear()) > 0 {
		return ""
	}
	var rounds [MaxRounds]wallet
	over := false
	for _, e := range c.counted() {
		switch {
		case e.reason == sharesPaid: // when nothing is to be paid any more
			over = true
		case !over || e.reason != corrected: // what the table corrects later, it takes from the shares
			rounds[e.round-1].add(&e)
		}
	}
	cash := max(0, r.unlisted(c))
	for i := range rounds {
		l := &rounds[i]
		won, taken := l.earned[blackjack], l.spent[corrected]
		spent := scoring.Sum(l.spent[:]...) - taken
		listed, most := l.delivery(&r.sheet.Prices)
		cash += scoring.Sum(l.earned[:]...) - won - listed
		if l.rows[blackjack] > 0 && cash < BlackjackStake {
			return fmt.Sprintf("%s wins at Blackjack in round %d, and cannot have had the stake of $%d in hand.", r.name, i+1, BlackjackStake)
		}
		cash += won
		if spent > cash {
			return fmt.Sprintf("%s pays $%d in round %d, and has $%d in hand at most.", r.name, spent, i+1, cash)
		}
		if l.rows[delivered] == 0 {
			return "" // a delivery is not written down, or comes to be: there is no telling
		}
		if cash += most - spent - taken; cash < 0 {
			return fmt.Sprintf("The table takes $%d more from %s in round %d than there is in hand.", -cash, r.name, i+1)
		}
	}
	return ""
}
