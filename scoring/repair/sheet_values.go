package repair

import (
	"math/bits"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// A value is what may be meant to stand in a cell.
type value struct {
	scoring.Written
	cost int
}

// mostElsewhere is how many values of other cells are tried in a cell.
const mostElsewhere = 40

// A valueList gathers what may be meant to stand in a place, without what does.
type valueList struct {
	*sheets
	place scoring.Place
	kind  scoring.CellKind
	was   scoring.Written
	all   []value
	at    map[scoring.Written]int // in all
	plus  bool                    // signs are written in such a column
}

// add takes up a value, with the least of its costs. A word is the likelier meant
// the fewer letters of it are written otherwise.
func (l *valueList) add(cost int, w scoring.Written) {
	if w == l.was {
		return
	}
	if l.kind == scoring.Entry && l.was.Value != "" && w.Value != "" && w.Value != l.was.Value {
		if letters := distance(l.was.Value, w.Value); letters > 1 {
			cost += costLetter * min(letters, 6)
		} else {
			cost = min(cost, costDigit)
		}
	}
	if at, again := l.at[w]; again {
		l.all[at].cost = min(l.all[at].cost, cost)
		return
	}
	l.at[w] = len(l.all)
	l.all = append(l.all, value{w, cost})
}

// values are what may be meant to stand in a place, without what does.
func (s *sheets) values(p scoring.Place, found []scoring.Contradiction) []value {
	l := &valueList{sheets: s, place: p, kind: s.Cells[p].Kind, was: s.filled[p], at: map[scoring.Written]int{}}
	l.plus = slices.ContainsFunc(s.Around(p), func(q scoring.Place) bool { return strings.HasPrefix(s.filled[q].Value, "+") })
	if l.kind == scoring.Box {
		l.add(costToggled, scoring.Written{Struck: !l.was.Struck})
		return l.all
	}
	if n, ok := l.was.Number(); ok && (l.kind == scoring.Figure || l.kind == scoring.Money) {
		for _, v := range s.amounts(p, n, found) {
			l.add(v.cost, s.figure(p, v.Tenths))
		}
	}
	l.toggled()
	l.add(costBlank+scoring.When(!s.mayLack(p), costHole), scoring.Written{})
	l.chosen(found)
	l.elsewhere(found)
	if l.kind == scoring.Entry {
		l.reworded(found)
	}
	return l.all
}

// mayLack says whether a row can be without what stands in a place: it is in no row,
// or alone in it, or another row that is written on has nothing there.
func (s *sheets) mayLack(p scoring.Place) bool {
	if s.Cells[p].Use != scoring.Row || !s.writtenBeside(p) {
		return true
	}
	return slices.ContainsFunc(s.Columns[s.Shapes[p]], func(q scoring.Place) bool { return s.filled[q].Blank() && s.writtenBeside(q) })
}

// writtenBeside says whether anything else stands in the row of a place.
func (s *sheets) writtenBeside(p scoring.Place) bool {
	return slices.ContainsFunc(s.Rows[audit.RowOf(p)], func(q scoring.Place) bool { return q != p && !s.filled[q].Blank() })
}

// toggled crosses a value out, or takes the stroke away, where that is done in
// such a column.
func (l *valueList) toggled() {
	crossed := func(q scoring.Place) bool { return l.filled[q].Struck }
	if l.was.Value != "" && (l.was.Struck || slices.ContainsFunc(l.Around(l.place), crossed)) {
		l.add(costToggled, scoring.Written{Value: l.was.Value, Struck: !l.was.Struck})
	}
}

// chosen is what the game says can stand in the place, with other amounts as they
// are wanted.
func (l *valueList) chosen(found []scoring.Contradiction) {
	if l.list.Words == nil {
		return
	}
	choices := l.list.Choices(l.place)
	cost := costChoice + rare(len(choices))/2
	crossed := func(q scoring.Place) bool { return l.filled[q].Struck }
	both := l.was.Blank() && slices.ContainsFunc(l.Around(l.place), crossed)
	for _, text := range choices {
		l.add(cost, scoring.Written{Value: text, Struck: l.was.Struck})
		if both {
			l.add(cost, scoring.Written{Value: text, Struck: true})
		}
		words := strings.Fields(text)
		if len(words) < 2 {
			continue
		}
		if _, ok := scoring.ParseTenths(words[0]); ok {
			for _, d := range l.amiss(l.place) {
				for _, by := range []scoring.Tenths{d, -d} {
					l.add(cost, scoring.Written{Value: strings.Join(append([]string{l.like(words[0], by)}, words[1:]...), " ")})
				}
			}
			for _, by := range saidOf(l.place, found) {
				l.add(cost+10, scoring.Written{Value: strings.Join(append([]string{l.like(words[0], by)}, words[1:]...), " ")})
			}
		}
	}
}

// elsewhere is what stands in the cells of the same findings, and then in those of
// the same column on every sheet, nearest first.
func (l *valueList) elsewhere(found []scoring.Contradiction) {
	left := mostElsewhere
	add := func(q scoring.Place) {
		alike := l.kind != scoring.Entry || l.Shapes[q].Shape == l.Shapes[l.place].Shape
		if w, known := l.filled[q]; known && alike && l.Cells[q].Kind == l.kind && left > 0 {
			left--
			l.add(costElse+3*bits.Len(uint(mostElsewhere-left)), w)
		}
	}
	for _, q := range l.Around(l.place) {
		add(q)
	}
	for _, c := range found {
		if slices.Contains(c.Places, l.place) {
			for _, q := range c.Places {
				add(q)
			}
		}
	}
}

// reworded are the words of an entry with one of them another, left out, or
// another behind them.
func (l *valueList) reworded(found []scoring.Contradiction) {
	words := strings.Fields(l.was.Value)
	known, longest := l.words(len(words))
	add := func(cost int, words []string) {
		if len(words) > 0 {
			l.add(cost, scoring.Written{Value: strings.Join(words, " "), Struck: l.was.Struck})
		}
	}
	for i, word := range words {
		with := func(other ...string) []string { return slices.Concat(words[:i], other, words[i+1:]) }
		if n, ok := scoring.ParseTenths(word); ok {
			for _, v := range l.amounts(l.place, n, found) {
				add(v.cost+5, with(l.like(word, v.Tenths)))
			}
		}
		for _, other := range known {
			add(costReworded, with(other))
		}
		add(costReworded, with())
	}
	if len(words) < longest || longest > 1 {
		for _, other := range known {
			add(costReworded, append(slices.Clone(words), other))
		}
	}
}

// words are those of a column, and what can stand there; and how many one entry
// has at the most.
func (l *valueList) words(longest int) ([]string, int) {
	var known []string
	add := func(text string) {
		words := strings.Fields(text)
		longest = max(longest, len(words))
		for _, word := range words {
			if !slices.Contains(known, word) && len(known) < mostElsewhere {
				known = append(known, word)
			}
		}
	}
	for _, q := range l.Around(l.place) {
		add(l.filled[q].Value)
	}
	if l.list.Words != nil {
		for _, text := range l.list.Choices(l.place) {
			add(text)
		}
	}
	for _, name := range l.doc.Setup.Players {
		if slices.Contains(known, name) {
			known = append(known, l.doc.Setup.Players...)
			break
		}
	}
	return known, longest
}

// like writes a number with a sign where another has one, and such a column has
// some that are above 0.
func (l *valueList) like(word string, n scoring.Tenths) string {
	signed := strings.HasPrefix(word, "+") || strings.HasPrefix(word, "-") && l.plus
	if signed && n >= 0 {
		return "+" + n.String()
	}
	return n.String()
}
