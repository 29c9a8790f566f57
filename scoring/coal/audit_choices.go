package coal

import (
	"slices"
	"strings"

	"saddlebag/scoring"
)

// choices are what can be written in a place: minerals, rows of the cash column
// with what they mostly come to, and who has bought what.
func (a *auditor) choices(p scoring.Place) []string {
	for i := range a.sheets {
		w := &a.sheets[i]
		holds := func(b packs) bool { return slices.Contains(b.slots, p) }
		switch {
		case slices.Contains(w.stash, p), slices.ContainsFunc(w.burros[:], holds):
			return scoring.Each(len(minerals), func(m int) string { return minerals[m].letter })
		case slices.Contains(w.tonics, p):
			return []string{tonicMark}
		case slices.Contains(w.rows, p):
			return a.rowChoices()
		}
	}
	t := &a.table
	if slices.Contains(slices.Concat(t.washDay, t.strikeGold, []scoring.Place{t.tack, t.coalBaron, t.pinkertons, t.burro7}), p) {
		return a.buyers()
	}
	return nil
}

// rowChoices are rows of the cash column, for each reason and round.
func (a *auditor) rowChoices() []string {
	var all []string
	for r := range reasons {
		e := entry{reason: reason(r)}
		for _, amount := range a.amounts(e.reason) {
			for e.round = 1; e.round <= a.rounds(); e.round++ {
				e.amount = amount
				if e.reason == delivered || a.possible(&e) {
					all = append(all, e.column())
				}
			}
		}
	}
	return all
}

// amounts are what a row of a reason mostly comes to, in dollars.
func (a *auditor) amounts(r reason) []int {
	var all []int
	if it := findItem(r.word()); it != nil && it.sold(a.solo()) {
		price := it.price.on(a.sheet)
		all = append(all, -price, -2*price)
	}
	switch r {
	case started:
		all = append(all, a.startCash())
	case delivered:
		all = append(all, 0)
	case struckGold:
		all = append(all, StrikeGoldBonus, 2*StrikeGoldBonus)
	case washed:
		all = append(all, WashDayBonus)
	case baron:
		all = append(all, a.prizes()...)
	case varmint:
		for n := varmintDice + VarmintBonus; n <= varmintDice*Faces+VarmintBonus; n++ {
			all = append(all, n)
		}
	case blackjack:
		for _, row := range blackjackRows {
			all = append(all, row.Cash)
		}
	default:
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// buyers are all groups of players as the table writes them, the smallest first.
func (a *auditor) buyers() []string {
	var all []string
	for set := 1; set < 1<<len(a.names); set++ {
		some := scoring.Where(len(a.names), func(seat int) bool { return set>>seat&1 == 1 })
		all = append(all, strings.Join(scoring.Each(len(some), func(i int) string { return a.names[some[i]] }), ", "))
	}
	slices.SortStableFunc(all, func(a, b string) int { return strings.Count(a, ", ") - strings.Count(b, ", ") })
	return all
}
