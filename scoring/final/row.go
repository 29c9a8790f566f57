package final

import (
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// readRow reads words as a row of a column: in the order of the paper, else in the
// only other order in which each fits its place.
func (d *Document) readRow(cells []scoring.Cell, words []ledger.Word) *line {
	first := d.inOrder(cells, words)
	if first.fits() {
		return first
	}
	nearest := d.align(cells, words)
	nearest, ok := d.reorder(cells, words, nearest)
	if ok {
		return nearest
	}
	for n := 2; n <= min(mostWords, len(words)); n++ {
		for i := range len(words) - n + 1 { // one name can have several words: "Varmint Huntin'"
			text := joined(words[i : i+n])
			if isValue(words[i]) || !slices.ContainsFunc(cells, func(c scoring.Cell) bool { return c.Kind == scoring.Entry && d.names(c, text) }) {
				continue
			}
			named := slices.Concat(words[:i], []ledger.Word{{Text: text, Column: words[i].Column}}, words[i+n:])
			if l := d.inOrder(cells, named); l.fits() {
				return l
			}
			if l, ok := d.reorder(cells, named, nearest); ok {
				return l
			}
		}
	}
	return nearest
}

// mostRow is how many words are tried in other orders.
const mostRow = 4

// reorder reads words in the only order in which each fits its place, or in the only one
// of those that leaves each "?" where it is; else it asks which. Else it is the nearest to that, or the given one.
func (d *Document) reorder(cells []scoring.Cell, words []ledger.Word, nearest *line) (l *line, ok bool) {
	if len(words) < 2 || len(words) > min(len(cells), mostRow) || d.asked > mostAsked {
		return nearest, false
	}
	var fitting, steady []*line // steady are those in which each "?" stays where it is
	for _, order := range orders(len(words)) {
		other := d.inOrder(cells, scoring.Each(len(order), func(i int) ledger.Word { return words[order[i]] }))
		if other.fits() && !slices.ContainsFunc(fitting, other.saysTheSame) {
			fitting = append(fitting, other)
			if !slices.ContainsFunc(order, func(i int) bool { return words[i].Text == unknown && order[i] != i }) {
				steady = append(steady, other)
			}
		}
		if other.cost() < nearest.cost() {
			nearest = other
		}
	}
	if len(steady) == 1 {
		return steady[0], true
	}
	switch len(fitting) {
	case 0:
		return nearest, false
	case 1:
		return fitting[0], true
	}
	why := reading{why: "these words in the order of the paper, as they can be read in several"}
	for _, f := range fitting[:min(len(fitting), mostChoices)] {
		texts := scoring.Each(len(f.at), func(i int) string { return ledger.Quote(f.at[i].Text) })
		why.choices = append(why.choices, strings.Join(texts, " "))
	}
	l = d.inOrder(cells, words)
	for i := range l.says {
		l.says[i] = reading{unknown: true}
	}
	l.says[0], l.at[0].Text = why, joined(words)
	return l, true
}

// saysTheSame says whether another order comes to the same.
func (l *line) saysTheSame(other *line) bool {
	for i := range l.says {
		if l.says[i].written != other.says[i].written || l.says[i].unknown != other.says[i].unknown {
			return false
		}
	}
	return true
}

// orders are all orders of n things, the one in which they are first.
func orders(n int) [][]int {
	var all [][]int
	var put func(order []int)
	put = func(order []int) {
		if len(order) == n {
			all = append(all, slices.Clone(order))
			return
		}
		for i := range n {
			if !slices.Contains(order, i) {
				put(append(order, i))
			}
		}
	}
	put(nil)
	return all
}
