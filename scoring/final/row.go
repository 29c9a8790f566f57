package final

import (
	"cmp"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// readRow reads words as a row of a column: in the order of the paper, with names of
// several words, with places left out, else in the only other order in which all fit.
func (d *Document) readRow(cells []scoring.Cell, words []ledger.Word) *line {
	first := d.inOrder(cells, words)
	if first.fits() {
		return first
	}
	nearest := d.align(cells, words)
	if l, ok := d.arrange(cells, words, &nearest); ok || nearest.fits() {
		return cmp.Or(l, nearest)
	}
	if l, ok := d.arrange(cells, withoutFillers(words), nil); ok {
		return l
	}
	return nearest
}

// fillers are words that people put between the values of a row, and that say nothing.
var fillers = []string{"at", "for", "to", "in", "from", "the", "of", "and", "by", "paid", "pays", "bought", "goes", "got", "found", "=", "->", "→", ":"}

func withoutFillers(words []ledger.Word) []ledger.Word {
	return slices.DeleteFunc(slices.Clone(words), func(w ledger.Word) bool { return slices.Contains(fillers, strings.ToLower(w.Text)) })
}

// What it costs to read a row in another way than it is printed.
const (
	costOtherOrder = 1  // a word that stands before one of an earlier place
	costCounted    = 1  // a name with a number
	costSigned     = 90 // an amount with a sign, that another place of the row has a word for
	costBroken     = 3  // a number that a blank breaks
	costTurned     = 4  // so do two numbers, or what is blank or not known
	costLeftOut    = 20 // a place that has others behind it
)

// How many ways to read a row are looked at, and how many words it has at most.
const (
	mostSteps  = 20_000
	longestRow = 16
	widestRow  = 8
	shortRow   = 4 // that is also looked at with words that cannot be read
)

// An arranger looks for the ways to read words as what stands in a row.
type arranger struct {
	*Document
	cells   []scoring.Cell
	words   []ledger.Word
	nearest bool               // also with words that cannot be read where they stand
	read    map[[3]int]reading // by first word, number of words, cell
	now     []placed           // what the words so far are read as
	best    []arrangement      // the cheapest, each of them saying something else
	steps   int
}

// placed is some words, read as what stands in a cell.
type placed struct {
	cell int
	word ledger.Word
	says reading
}

// An arrangement is one way to read all the words.
type arrangement struct {
	line *line
	cost int
}

// arrange reads words as the cells of a row, in any order and with cells left out. Where
// several ways cost the same it asks which. It is false where there is none, and nearest is
// then the nearest to one, if that is nearer.
func (d *Document) arrange(cells []scoring.Cell, words []ledger.Word, nearest **line) (l *line, ok bool) {
	if len(words) == 0 || len(words) > longestRow || len(cells) > widestRow || d.asked > mostAsked {
		return nil, false
	}
	a := &arranger{Document: d, cells: cells, words: words, nearest: nearest != nil && len(words) <= shortRow, read: map[[3]int]reading{}}
	a.from(0, 0)
	if len(a.best) == 0 || a.steps > mostSteps {
		return nil, false
	}
	first := a.best[0].line
	switch {
	case !first.fits():
		if first.cost() < (*nearest).cost() {
			*nearest = first
		}
		return nil, false
	case len(a.best) == 1:
		return first, true
	}
	why := reading{why: "final.takes-order"}
	for _, one := range a.best[:min(len(a.best), mostChoices)] {
		texts := scoring.Each(len(one.line.at), func(i int) string { return ledger.Quote(one.line.at[i].Text) })
		why.choices = append(why.choices, strings.Join(texts, " "))
	}
	l = &line{}
	for _, c := range cells[:len(first.cells)] {
		l.add(c, words[0], reading{unknown: true})
	}
	l.says[0], l.at[0].Text = why, joined(words)
	return l, true
}

// from looks for the ways to read the words from one on, at what those before cost.
func (a *arranger) from(word, cost int) {
	if a.steps++; a.steps > mostSteps || len(a.best) > 0 && cost > a.best[0].cost {
		return
	}
	if word == len(a.words) {
		a.found(cost)
		return
	}
	for n := 1; n <= min(mostWords, len(a.words)-word); n++ {
		for cell := range a.cells {
			if slices.ContainsFunc(a.now, func(p placed) bool { return p.cell == cell }) {
				continue
			}
			r := a.reads(word, n, cell)
			unread := costOf(r)
			if unread > 0 && (n > 1 || !a.nearest) {
				continue
			}
			p := placed{cell, ledger.Word{Text: joined(a.words[word : word+n]), Column: a.words[word].Column}, r}
			turned := a.turned(p)
			if turned >= costTurned && len(a.words) > shortRow {
				continue
			}
			a.now = append(a.now, p)
			a.from(word+n, cost+unread+turned+a.unusual(word, n, cell))
			a.now = a.now[:len(a.now)-1]
		}
	}
}

// turned is what it costs that a word stands behind those of later places.
func (a *arranger) turned(p placed) (cost int) {
	for _, before := range a.now {
		switch {
		case before.cell < p.cell:
		case before.isNothing() || p.isNothing() || before.isNumber(a.cells) && p.isNumber(a.cells):
			cost += costTurned
		default:
			cost += costOtherOrder
		}
	}
	return cost
}

// isNothing says whether a word is blank or a "?", which keeps its place in the row.
func (p placed) isNothing() bool { return p.says.unknown || p.says.written.Blank() }

// isNumber says whether a word is a number, which keeps its place among numbers.
func (p placed) isNumber(cells []scoring.Cell) bool { return cells[p.cell].Kind != scoring.Entry }

// reads reads some words as what stands in a cell. Those of several words are names, or a
// number with a blank in it, and none of them is an amount.
func (a *arranger) reads(word, n, cell int) reading {
	at := [3]int{word, n, cell}
	if r, known := a.read[at]; known {
		return r
	}
	r := reading{why: "a name"}
	words := a.words[word : word+n]
	switch text := joined(words); {
	case n == 1:
		r = a.Document.read(a.cells[cell], text)
	case slices.ContainsFunc(words, func(w ledger.Word) bool { return isBlank(w.Text) || w.Text == unknown }):
	case a.isCalled(a.cells[cell], words) && a.names(a.cells[cell], text):
		r = a.Document.read(a.cells[cell], text)
	}
	a.read[at] = r
	return r
}

// unusual is what it costs that some words are read as what stands in a cell, and not as
// what else they look like.
func (a *arranger) unusual(word, n, cell int) (cost int) {
	c := a.cells[cell]
	if isBlank(a.words[word].Text) {
		return 0
	}
	if n > 1 && a.isNamed(c) && slices.ContainsFunc(a.words[word:word+n], isAmount) {
		return costCounted
	}
	if c.Kind != scoring.Figure && c.Kind != scoring.Money {
		return 0
	}
	if n > 1 {
		cost += costBroken
	}
	text := a.words[word].Text
	if strings.TrimLeft(dressing.Replace(text), "+-") == dressing.Replace(text) || a.lexiconOf(c).has(text) {
		return cost
	}
	for other := range a.cells {
		if r := a.reads(word, n, other); a.cells[other].Kind == scoring.Entry && r.why == "" && !r.doubted && !r.unknown {
			return cost + costSigned
		}
	}
	return cost
}

// isCalled says whether words are not a name and amounts of other places: with one there is
// a count or a number at most ("2 shares", "burro 3").
func (a *arranger) isCalled(cell scoring.Cell, words []ledger.Word) bool {
	if !a.isNamed(cell) {
		return true
	}
	numbers := slices.DeleteFunc(slices.Clone(words), func(w ledger.Word) bool { return !isAmount(w) })
	return len(numbers) == 0 || len(numbers) == 1 && strings.Trim(numbers[0].Text, "0123456789") == ""
}

// isNamed says whether a cell takes one of some names.
func (a *arranger) isNamed(cell scoring.Cell) bool {
	return cell.Kind == scoring.Entry && len(a.lexiconOf(cell).words) > 0
}

// isAmount says whether a text is a number.
func isAmount(w ledger.Word) bool {
	_, _, ok := ReadNumber(w.Text)
	return ok
}

// found notes a way to read all the words.
func (a *arranger) found(cost int) {
	last := slices.MaxFunc(a.now, func(p, q placed) int { return p.cell - q.cell }).cell
	inOrder := slices.IsSortedFunc(a.now, func(p, q placed) int { return p.cell - q.cell })
	if !inOrder && last >= len(a.now) {
		return // in another order and with places left out: words would go anywhere
	}
	cost += costLeftOut * (last + 1 - len(a.now))
	if len(a.best) > 0 && cost > a.best[0].cost {
		return
	}
	if len(a.best) > 0 && cost < a.best[0].cost {
		a.best = nil
	}
	l := &line{}
	for i, c := range a.cells[:last+1] {
		at := slices.IndexFunc(a.now, func(p placed) bool { return p.cell == i })
		if at < 0 {
			l.add(c, ledger.Word{Text: blank, Column: a.words[0].Column}, reading{})
			continue
		}
		l.add(c, a.now[at].word, a.now[at].says)
	}
	if !slices.ContainsFunc(a.best, func(one arrangement) bool { return one.line.saysTheSame(l) }) {
		a.best = append(a.best, arrangement{l, cost})
	}
}

// saysTheSame says whether another order comes to the same.
func (l *line) saysTheSame(other *line) bool {
	return slices.EqualFunc(l.says, other.says, func(a, b reading) bool { return a.written == b.written && a.unknown == b.unknown })
}
