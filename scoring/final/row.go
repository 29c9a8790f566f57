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
	l := d.inOrder(cells, words)
	if l.fits() {
		return l
	}
	words = d.withNames(cells, words)
	l = d.inOrder(cells, words)
	if l.fits() || len(words) < 2 || len(words) > min(len(cells), mostRow) || len(l.rest) > 0 {
		return l.orElse(d.align(cells, words))
	}
	var fitting []*line
	nearest := l
	for _, order := range orders(len(words)) {
		other := d.inOrder(cells, scoring.Each(len(order), func(i int) ledger.Word { return words[order[i]] }))
		if other.fits() && !slices.ContainsFunc(fitting, other.saysTheSame) {
			fitting = append(fitting, other)
		}
		if other.cost() < nearest.cost() {
			nearest = other
		}
	}
	switch len(fitting) {
	case 0:
		return nearest
	case 1:
		return fitting[0]
	}
	why := reading{why: "these words in the order of the paper, as they can be read in several"}
	for _, f := range fitting[:min(len(fitting), mostChoices)] {
		texts := scoring.Each(len(f.at), func(i int) string { return ledger.Quote(f.at[i].Text) })
		why.choices = append(why.choices, strings.Join(texts, " "))
	}
	for i := range l.says {
		l.says[i] = reading{unknown: true}
	}
	l.says[0], l.at[0].Text = why, joined(words)
	return l
}

// mostRow is how many words are tried in other orders.
const mostRow = 5

// orElse is the line if all of it could be read, else another.
func (l *line) orElse(other *line) *line {
	if l.fits() {
		return l
	}
	return other
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

// withNames makes one word of several that are the name of something in a row:
// "Varmint Huntin'".
func (d *Document) withNames(cells []scoring.Cell, words []ledger.Word) []ledger.Word {
	var all []ledger.Word
	for i := 0; i < len(words); {
		n := min(mostWords, len(words)-i)
		for ; n > 1; n-- {
			text := joined(words[i : i+n])
			if slices.ContainsFunc(cells, func(c scoring.Cell) bool { return d.names(c, text) }) {
				break
			}
		}
		all = append(all, ledger.Word{Text: joined(words[i : i+n]), Column: words[i].Column})
		i += n
	}
	return all
}

// names says whether a text is one of the words for an entry.
func (d *Document) names(c scoring.Cell, text string) bool {
	if c.Kind != scoring.Entry {
		return false
	}
	d.asked++
	_, _, ok := d.lexiconOf(c).find(text)
	return ok || d.reads(c, text)
}

// orders are all orders of n things but the one in which they are.
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
	return all[1:]
}
