package judge

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/sheet"
	"saddlebag/scoring/speech"
)

// unlisted is by how many dollars the table has corrected a seat's cash without
// a row that says so (LG5).
func (r reader) unlisted(c *sheet.Column) int {
	fixes := func(e coal.Entry) bool { return e.Reason == coal.Corrected }
	if slices.ContainsFunc(c.Counted(), fixes) || slices.ContainsFunc(c.Unclear(), func(l sheet.LooseRow) bool { return fixes(l.Entry) }) {
		return 0
	}
	return int(r.Correction(r.Seat, coal.FieldCash) / scoring.Whole(1))
}

// A wallet is what the rows of a round come to by their reasons, in dollars.
type wallet struct {
	earned, spent [len(coal.Reasons)]int
	rows          [len(coal.Reasons)]int // of what was earned
}

func (l *wallet) add(e *coal.Entry) {
	if e.Amount < 0 {
		l.spent[e.Reason] -= e.Amount
		return
	}
	l.earned[e.Reason] += e.Amount
	l.rows[e.Reason]++
}

// delivery is what the delivery is written down to bring, and what it brings at
// most: a bonus that may have been forgotten is a wrong sum, and no debt.
func (l *wallet) delivery(prices *coal.Prices) (listed, most int) {
	value, gold, wash := l.earned[coal.Delivered], l.earned[coal.StruckGold], l.earned[coal.Washed]
	listed = value + gold + wash
	if prices.StrikeGold == 0 || l.spent[coal.StruckGold] > 0 {
		gold = max(gold, coal.GoldOf(value))
	}
	if prices.WashDay == 0 || l.spent[coal.Washed] > 0 {
		wash = max(wash, coal.WashDayBonus)
	}
	return listed, value + gold + wash
}

// indebted demands an order of a seat's earnings and purchases in which cash is
// never below $0 (CW22). In a round what needs no cash comes first, then what is
// won with a stake in hand, then all that is paid, then the delivery: if cash
// falls short in this order it does in every other. Corrections come when they do
// least harm.
func (r reader) indebted() speech.Text {
	c := r.column()
	if !c.Closed || len(c.Unclear()) > 0 {
		return ""
	}
	var rounds [coal.MaxRounds]wallet
	over := false
	for _, e := range c.Counted() {
		switch {
		case e.Reason == coal.SharesPaid: // when nothing is to be paid any more
			over = true
		case !over || e.Reason != coal.Corrected: // what the table corrects later, it takes from the shares
			rounds[e.Round-1].add(&e)
		}
	}
	cash := max(0, r.unlisted(c))
	for i := range rounds {
		l := &rounds[i]
		won, taken := l.earned[coal.Blackjack], l.spent[coal.Corrected]
		spent := scoring.Sum(l.spent[:]...) - taken
		listed, most := l.delivery(&r.Printed.Prices)
		cash += scoring.Sum(l.earned[:]...) - won - listed
		if l.rows[coal.Blackjack] > 0 && cash < coal.BlackjackStake {
			return speech.Say("coal.no-stake", "player", r.Name, "round", i+1, "stake", coal.Dollars(coal.BlackjackStake))
		}
		cash += won
		if spent > cash {
			return speech.Say("coal.in-debt", "player", r.Name, "paid", coal.Dollars(spent), "round", i+1, "cash", coal.Dollars(cash))
		}
		if l.rows[coal.Delivered] == 0 {
			return "" // a delivery is not written down, or comes to be: there is no telling
		}
		if cash += most - spent - taken; cash < 0 {
			return speech.Say("coal.taken-too-much", "cash", coal.Dollars(-cash), "player", r.Name, "round", i+1)
		}
	}
	return ""
}
