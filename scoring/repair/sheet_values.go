package repair

import (
	"slices"
	"strings"
	"unicode/utf8"

	"saddlebag/scoring"
)

// A value is what may be meant to stand in a cell.
type value struct {
	scoring.Written
	likely int
}

// mostElsewhere is how many values of other cells are tried in a cell.
const mostElsewhere = 40

// values are what may be meant to stand in a place, without what does.
func (s *sheets) values(p scoring.Place, found []scoring.Contradiction) []value {
	was, kind := s.filled[p], s.cells[p].Kind
	var all []value
	seen := map[scoring.Written]bool{was: true}
	add := func(likely int, w scoring.Written) {
		if !seen[w] {
			seen[w] = true
			all = append(all, value{w, likely})
		}
	}
	if kind == scoring.Box {
		add(toggled, scoring.Written{Struck: !was.Struck})
		return all
	}
	if kind == scoring.Figure || kind == scoring.Money {
		now, number := was.Number()
		for _, n := range wantedNumbers(p, now, found) {
			add(wanted, scoring.Written{Value: n.String(), Struck: was.Struck})
		}
		if number {
			defer func() {
				for _, n := range digitSlips(now) {
					add(slipped, scoring.Written{Value: n.String(), Struck: was.Struck})
				}
			}()
		}
	}
	if kind == scoring.Entry || kind == scoring.Letter {
		for _, word := range wantedWords(p, found) {
			if kind == scoring.Entry || utf8.RuneCountInString(word) == 1 {
				add(wanted, scoring.Written{Value: word, Struck: was.Struck})
			}
		}
	}
	crossed := func(q scoring.Place) bool { return s.filled[q].Struck }
	if was.Value != "" && (was.Struck || slices.ContainsFunc(s.around(p), crossed)) {
		add(toggled, scoring.Written{Value: was.Value, Struck: !was.Struck})
	}
	add(toggled, scoring.Written{})
	for _, w := range s.elsewhere(p, found) {
		add(elsewhere, w)
	}
	if kind == scoring.Entry {
		for _, text := range s.reworded(p, found) {
			if text != "" {
				add(slipped, scoring.Written{Value: text, Struck: was.Struck})
			}
		}
	}
	return all
}

// wantedNumbers are the numbers that the messages about a place name, and what it
// would take to make one of them another.
func wantedNumbers(p scoring.Place, now scoring.Tenths, found []scoring.Contradiction) []scoring.Tenths {
	var all []scoring.Tenths
	for _, c := range found {
		if !slices.Contains(c.Places, p) {
			continue
		}
		said := numbersIn(c.Message)
		all = append(all, said...)
		for _, a := range said {
			for _, b := range said {
				all = append(all, now+a-b)
			}
		}
	}
	return all
}

// wantedWords are the words of the messages about a place.
func wantedWords(p scoring.Place, found []scoring.Contradiction) []string {
	var all []string
	for _, c := range found {
		if slices.Contains(c.Places, p) {
			for _, word := range strings.Fields(c.Message) {
				all = append(all, strings.Trim(word, `.,:;"`))
			}
		}
	}
	return all
}

// numbersIn are the numbers that stand in a sentence, at most six.
func numbersIn(sentence string) []scoring.Tenths {
	var all []scoring.Tenths
	for _, word := range strings.Fields(sentence) {
		if n, ok := amount(strings.Trim(word, `$.,:;()"`)); ok && len(all) < 6 {
			all = append(all, n)
		}
	}
	return all
}

// digitSlips are numbers that a slip makes another of: digits turned round, a
// doubling forgotten or made twice, a digit too many or too few, a little beside.
func digitSlips(n scoring.Tenths) []scoring.Tenths {
	var all []scoring.Tenths
	one := scoring.Whole(1)
	for _, by := range []scoring.Tenths{1, 2, 5, 10, 100, 1000} {
		all = append(all, n-by*one, n+by*one)
	}
	all = append(all, 2*n, n/2, 10*n, n/10, -n)
	digits := n.String()
	for i := range digits {
		if i+1 < len(digits) && digits[i] != digits[i+1] {
			all = append(all, parsed(digits[:i]+digits[i+1:i+2]+digits[i:i+1]+digits[i+2:])...)
		}
		all = append(all, parsed(digits[:i]+digits[i+1:])...)
		for d := '0'; d <= '9'; d++ {
			all = append(all, parsed(digits[:i]+string(d)+digits[i+1:])...)
		}
	}
	return all
}

func parsed(text string) []scoring.Tenths {
	if n, ok := scoring.ParseTenths(text); ok {
		return []scoring.Tenths{n}
	}
	return nil
}

// elsewhere is what stands in the cells of the same findings, and then in those of
// the same column on every sheet, nearest first.
func (s *sheets) elsewhere(p scoring.Place, found []scoring.Contradiction) []scoring.Written {
	var all []scoring.Written
	add := func(q scoring.Place) {
		alike := s.cells[p].Kind != scoring.Entry || columnOf(q).shape == columnOf(p).shape
		if w, known := s.filled[q]; known && alike && s.cells[q].Kind == s.cells[p].Kind && !slices.Contains(all, w) && len(all) < mostElsewhere {
			all = append(all, w)
		}
	}
	for _, c := range found {
		if slices.Contains(c.Places, p) {
			for _, q := range c.Places {
				add(q)
			}
		}
	}
	for _, q := range s.around(p) {
		add(q)
	}
	return all
}

// around are the cells of the column of a place, nearest first, and then those of
// such a column on the other sheets.
func (s *sheets) around(p scoring.Place) []scoring.Place {
	list := s.columns[columnOf(p)]
	at := slices.Index(list, p)
	var all []scoring.Place
	for d := 1; d < len(list); d++ {
		for _, i := range []int{at - d, at + d} {
			if i >= 0 && i < len(list) {
				all = append(all, list[i])
			}
		}
	}
	for _, q := range s.others(p) {
		all = append(all, s.columns[columnOf(q)]...)
	}
	return all
}

// reworded are the words of an entry with one of them another, left out, or
// another behind them.
func (s *sheets) reworded(p scoring.Place, found []scoring.Contradiction) []string {
	words := strings.Fields(s.filled[p].Value)
	var known []string // words of the same column
	longest := len(words)
	for _, q := range s.around(p) {
		others := strings.Fields(s.filled[q].Value)
		longest = max(longest, len(others))
		for _, word := range others {
			if !slices.Contains(known, word) && len(known) < mostElsewhere {
				known = append(known, word)
			}
		}
	}
	player := func(name string) bool { return slices.Contains(known, name) }
	if slices.ContainsFunc(s.doc.Setup.Players, player) {
		known = append(known, s.doc.Setup.Players...)
	}
	var all []string
	for i, word := range words {
		with := func(other ...string) string { return strings.Join(slices.Concat(words[:i], other, words[i+1:]), " ") }
		if n, ok := scoring.ParseTenths(word); ok {
			for _, m := range slices.Concat(wantedNumbers(p, n, found), digitSlips(n)) {
				all = append(all, with(m.String()))
			}
		}
		for _, other := range known {
			all = append(all, with(other))
		}
		all = append(all, with())
	}
	if len(words) == longest {
		return all
	}
	for _, other := range known {
		all = append(all, strings.Join(append(slices.Clone(words), other), " "))
	}
	return all
}
