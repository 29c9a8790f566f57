package coal

import (
	"fmt"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// cashColumn are the rules of the cash column by itself.
func (a *auditor) cashColumn(w *worksheet) {
	for i, p := range w.rows {
		a.rules = append(a.rules, audit.Legible("CW22", p, func(row scoring.Written) string {
			if _, legible := readRow(row); legible {
				return ""
			}
			return fmt.Sprintf("Row %d of %s's cash column is %s: a row is an amount, the round at its end, and between them what it is for: %s.", i+1, w.name, shown(row), rowWords())
		}))
	}
	a.gapless("CW22", w.rows, reader.noted, func(gap, behind int) string {
		return fmt.Sprintf("Row %d of %s's cash column is blank and row %d is not: it is filled from the top.", gap, w.name, behind)
	})
	for r := range reasons {
		a.priced(w, reason(r))
	}
	a.once(w)
}

// rowWords are what rows of the cash column can be for.
func rowWords() string {
	return strings.Join(scoring.Each(len(reasons), func(r int) string { return reason(r).word() }), ", ")
}

// priced demands that amounts are such as their reason can have.
func (a *auditor) priced(w *worksheet, r reason) {
	a.demand(w, r.clause(), func(sheet reader) string {
		for _, e := range sheet.column().entries {
			if e.reason == r && !a.possible(&e) {
				return fmt.Sprintf("%s cannot have a row %q: no such amount comes of it in round %d.", w.name, e.column(), e.round)
			}
		}
		return ""
	})
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
