package coal

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
)

// A clue is something on the sheets that some orders of the burros do not fit.
type clue struct {
	clause string
	sum    bool
	reads  []scoring.Place
	says   string // of a seat whose burros have no such order
	fits   func(f scoring.Filled, w *worksheet, c *column) fit
}

// journeys are the conditions of which burro was loaded when: there must be an
// order in which they bring what the cash column says, and one that fits what
// else is known of the rounds, clue by clue and all clues together. A bonus that
// was forgotten may explain why there is none, so such clues come last.
func (a *auditor) journeys(w *worksheet) {
	var values []scoring.Place
	for b := range w.burros {
		values = append(values, w.burros[b].value)
	}
	base := reading(w.rows, values)
	a.sums("CW42", base, func(f scoring.Filled) string {
		c := a.column(f, w)
		k := newWalk(f, w, &c)
		if _, ok := k.order(); ok {
			return ""
		}
		return fmt.Sprintf("The burros of %s bring %s; as deliveries the cash column has %s.", w.name, k.brought(), k.listed())
	})
	firm := slices.DeleteFunc(a.clues(w), func(one clue) bool { return one.sum })
	together := base
	for _, one := range firm {
		together = reading(together, one.reads)
		a.ordered(w, one, reading(base, one.reads), []clue{one})
	}
	a.ordered(w, clue{clause: "CW40", says: "In no order can %s have loaded these burros: what is known of the rounds does not go together."}, together, firm)
	for _, one := range a.clues(w) {
		if one.sum {
			a.ordered(w, one, reading(together, one.reads), append(slices.Clone(firm), one))
		}
	}
}

// ordered demands an order that fits some clues; what is wrong without one is as
// a clue says.
func (a *auditor) ordered(w *worksheet, as clue, reads []scoring.Place, clues []clue) {
	a.all = append(a.all, scoring.Condition{
		Clause: as.clause, Sum: as.sum, Reads: reads,
		Fails: func(f scoring.Filled) string {
			if _, ok := a.order(f, w, clues); ok {
				return ""
			}
			return fmt.Sprintf(as.says, w.name)
		},
	})
}

// order finds an order of the burros that fits some clues.
func (a *auditor) order(f scoring.Filled, w *worksheet, clues []clue) ([MaxRounds]int, bool) {
	c := a.column(f, w)
	fits := make([]fit, len(clues))
	for i, one := range clues {
		fits[i] = one.fits(f, w, &c)
	}
	k := newWalk(f, w, &c, fits...)
	k.closed = false // a delivery that is not written down is a wrong sum: its round can have had any burro
	return k.order()
}

// brought lists the values of the deliveries.
func (k *walk) brought() string {
	var values []string
	for b, value := range k.value {
		if k.used.has(b) && value.least == value.most {
			values = append(values, "$"+strconv.Itoa(value.least))
		}
	}
	return listed(values)
}

// listed lists what the cash column has of them.
func (k *walk) listed() string {
	var values []string
	for _, due := range k.due {
		for _, amount := range due {
			values = append(values, "$"+strconv.Itoa(amount))
		}
	}
	return listed(values)
}

func listed(words []string) string {
	if len(words) == 0 {
		return "nothing"
	}
	return strings.Join(words, ", ")
}

// loads are the burros that a seat's score takes for those of each round,
// negative for none: in an order that fits everything, or the deliveries at
// least. Where there is none, as many as can be are taken for those that the cash
// column means.
func (a *auditor) loads(f scoring.Filled, w *worksheet, c *column) [MaxRounds]int {
	clues := a.clues(w)
	for _, clues := range [][]clue{append(slices.Clone(clues), clue{fits: worthClue}), clues, nil} {
		if order, ok := a.order(f, w, clues); ok {
			return order
		}
	}
	k := newWalk(f, w, c)
	var order [MaxRounds]int
	for round := range order {
		order[round] = k.take(func(b int) bool {
			parts := worth(f, &w.burros[b])
			return slices.Contains(k.due[round], parts.least) && parts.least == parts.most
		})
	}
	for round := range order {
		over := false
		if round < a.rounds() {
			over, _ = crossed(f, a.table.rounds[round])
		}
		if order[round] < 0 && (over || len(k.due[round]) > 0) {
			order[round] = k.take(func(int) bool { return true })
		}
	}
	return order
}

// take takes a burro away that was used, if one will do.
func (k *walk) take(will func(b int) bool) int {
	for b := range Burros {
		if k.used.has(b) && will(b) {
			k.used &^= 1 << b
			return b
		}
	}
	return -1
}
