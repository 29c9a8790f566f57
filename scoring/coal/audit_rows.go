package coal

import (
	"fmt"
	"slices"
	"strings"

	"saddlebag/scoring"
)

// rows are the conditions of the cash column by itself.
func (a *auditor) rows(w *worksheet) {
	for i, p := range w.rows {
		a.demand("CW22", []scoring.Place{p}, func(f scoring.Filled) string {
			row, known := f[p]
			if _, legible := readRow(row); known && !row.Blank() && !legible {
				return fmt.Sprintf("Row %d of %s's cash column is %s: a row is an amount, the round at its end, and between them what it is for: %s.", i+1, w.name, shown(row), rowWords())
			}
			return ""
		})
		if i > 0 {
			a.demand("CW22", w.rows[i-1:i+1], func(f scoring.Filled) string {
				above, known := noted(f, w.rows[i-1])
				if below, _ := noted(f, p); below && known && !above {
					return fmt.Sprintf("Row %d of %s's cash column is blank and row %d is not: it is filled from the top.", i, w.name, i+1)
				}
				return ""
			})
		}
	}
	for r := range reasons {
		a.priced(w, reason(r))
	}
	a.once(w)
}

// rowWords are what rows of the cash column can be for.
func rowWords() string {
	var words []string
	for _, r := range reasons {
		words = append(words, r.word)
	}
	return strings.Join(words, ", ")
}

// priced demands that amounts are such as their reason can have.
func (a *auditor) priced(w *worksheet, r reason) {
	a.demand(reasons[r].clause, w.rows, func(f scoring.Filled) string {
		for _, e := range a.column(f, w).entries {
			if e.reason == r && !a.possible(&e) {
				return fmt.Sprintf("%s cannot have a row %q: no such amount comes of it in round %d.", w.name, e.column(), e.round)
			}
		}
		return ""
	})
}

// possible says whether an entry can come by the rules.
func (a *auditor) possible(e *entry) bool {
	if e.round > a.rounds() {
		return false
	}
	it := findItem(reasons[e.reason].word)
	price := 0
	if it != nil {
		if !it.sold(a.state) {
			return false
		}
		price = it.price.on(a.sheet)
	}
	if e.reason == blackjack {
		return slices.ContainsFunc(blackjackRows[:], func(row BlackjackRow) bool { return row.Cash == e.amount && row.Cash != 0 && row.comes() })
	}
	if e.amount < 0 {
		return a.payable(e, price)
	}
	switch e.reason {
	case started:
		return e.round == 1 && e.amount == a.startCash() && e.amount > 0
	case delivered:
		return true
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
	case corrected:
		return e.amount > 0
	default: // is only paid for
	}
	return false
}

// payable says whether an item can have cost so much.
func (a *auditor) payable(e *entry, price int) bool {
	switch cost := -e.amount; e.reason {
	case pistols, sharesBought:
		return cost%price == 0
	case tonics:
		return price > 0 && cost%price == 0 && cost/price <= Tonics
	case struckGold, washed, harness:
		return cost == price
	case extraBurro:
		return cost == price && e.round <= Rounds
	case corrected:
		return true
	default: // costs nothing
	}
	return false
}

// prizes are what the Coal Baron can come to: shared by one, by two, by all.
func (a *auditor) prizes() []int {
	var prizes []int
	for others := range a.seats {
		prizes = append(prizes, BaronPrize/(others+1))
	}
	return prizes
}

// once demands that what happens once, or once a round, has one row.
func (a *auditor) once(w *worksheet) {
	for _, k := range []kind{
		{reason: started},
		{reason: delivered},
		{reason: baron},
		{reason: struckGold},
		{reason: struckGold, spent: true},
		{reason: washed},
		{reason: washed, spent: true},
		{reason: harness, spent: true},
		{reason: extraBurro, spent: true},
	} {
		a.demand(reasons[k.reason].clause, w.rows, func(f scoring.Filled) string {
			c := a.column(f, w)
			for round := range MaxRounds {
				switch k.reason {
				case delivered, struckGold, washed:
					k.round = round + 1
				default: // once in a game
				}
				if c.counts(k).least > 1 {
					return fmt.Sprintf("%s has two rows of %s where there can be one.", w.name, reasons[k.reason].title)
				}
			}
			return ""
		})
	}
}
