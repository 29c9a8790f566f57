package judge

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/sheet"
	"saddlebag/scoring/speech"
)

// journeys are the rules of which burro was loaded when: there must be an order
// in which they bring what the cash column says, and one that fits what else is
// known of the rounds, clue by clue and all clues together.
func (a *auditor) journeys(w *sheet.Worksheet) {
	a.sums(w, "CW42", func(r reader) speech.Text {
		k := r.newWalk(r.column())
		if _, ok := k.order(); ok {
			return ""
		}
		return speech.Say("coal.brought-and-listed", "player", w.Name, "brought", k.brought(), "listed", k.listed())
	})
	firm := a.clues()
	for _, one := range firm {
		a.demand(w, one.clause, func(r reader) speech.Text { return r.ordered(one.says, one) })
	}
	a.demand(w, "CW40", func(r reader) speech.Text {
		return r.ordered("coal.no-order", firm...)
	})
	all := append(slices.Clone(firm), washes)
	a.sums(w, washes.clause, func(r reader) speech.Text { return r.ordered(washes.says, all...) })
}

// ordered demands an order that fits some clues.
func (r reader) ordered(says string, clues ...clue) speech.Text {
	_, ok := r.order(clues)
	return audit.Wrong(!ok, says, "player", r.Name)
}

// order finds an order of the burros that fits some clues.
func (r reader) order(clues []clue) ([coal.MaxRounds]int, bool) {
	k := r.newWalk(r.column())
	k.closed = false // a delivery that is not written down is a wrong sum: its round can have had any burro
	for _, one := range clues {
		if fits := r.fit(one); fits != nil {
			k.fits = append(k.fits, fits)
		}
	}
	return k.order()
}

// brought lists the values of the deliveries.
func (k *walk) brought() speech.Text {
	var values []int
	for b, value := range k.value {
		if k.used.has(b) && value.Known() {
			values = append(values, value.Least)
		}
	}
	return amounts(values)
}

// listed lists what the cash column has of them.
func (k *walk) listed() speech.Text { return amounts(slices.Concat(k.due[:]...)) }

func amounts(dollars []int) speech.Text {
	if len(dollars) == 0 {
		return "coal.nothing"
	}
	return speech.Say("coal.listed", "all", speech.List(scoring.Each(len(dollars), func(i int) speech.Text {
		return speech.Say("coal.amount", "amount", coal.Dollars(dollars[i]))
	})))
}

// loads are the burros that a seat's score takes for those of each round,
// negative for none: in an order that fits everything, or the deliveries at
// least. Where there is none, as many as can be are taken for those that the cash
// column means.
func (r reader) loads(c *sheet.Column) [coal.MaxRounds]int {
	clues := append(r.clues(), washes)
	for _, clues := range [][]clue{append(slices.Clone(clues), clue{fits: reader.worthClue}), clues, nil} {
		if order, ok := r.order(clues); ok {
			return order
		}
	}
	k := r.newWalk(c)
	var order [coal.MaxRounds]int
	for round := range order {
		order[round] = k.take(func(b int) bool {
			parts := r.worth(&r.Burros[b])
			return slices.Contains(k.due[round], parts.Least) && parts.Known()
		})
	}
	for round := range order {
		over := false
		if round < r.Rounds() {
			over, _ = r.Crossed(r.Table.Rounds[round])
		}
		if order[round] < 0 && (over || len(k.due[round]) > 0) {
			order[round] = k.take(func(int) bool { return true })
		}
	}
	return order
}

// take takes a burro away that was used, if one will do.
func (k *walk) take(will func(b int) bool) int {
	for b := range coal.Burros {
		if k.used.has(b) && will(b) {
			k.used = k.used.without(b)
			return b
		}
	}
	return -1
}
