package settle

import (
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// How far numbers are looked for that may have been meant.
const (
	smallest    = -60 // whole numbers that are tried wherever a number stands
	largest     = 160
	mostOff     = 10 // by how much a number is tried more or less
	mostLikened = 60 // cells of a column whose values are tried in another one
)

// A valueList gathers what may be meant to stand in a place.
type valueList struct {
	*search
	place scoring.Place
	kind  scoring.CellKind
	was   scoring.Written // what does stand there; blank where that is not known
	all   []scoring.Written
	seen  map[scoring.Written]bool
}

// add takes up a value. Nothing at all is no value, see [scoring.Blanked].
func (l *valueList) add(w scoring.Written) {
	if !l.seen[w] && !w.Blank() {
		l.seen[w] = true
		l.all = append(l.all, w)
	}
}

// values are what may be meant to stand in a place, but for what does.
func (s *search) values(p scoring.Place) []scoring.Written {
	was, known := s.filled[p]
	l := &valueList{search: s, place: p, kind: s.Cells[p].Kind, was: was, seen: map[scoring.Written]bool{}}
	if known {
		l.seen[was] = true
	}
	if l.kind == scoring.Box {
		if was.Struck && known {
			return []scoring.Written{{}} // a box is not blank, but open
		}
		return []scoring.Written{{Struck: true}}
	}
	l.numbers()
	l.toggled()
	l.listed()
	for _, q := range s.likened(p) {
		l.add(s.filled[q])
	}
	if l.kind == scoring.Entry {
		l.reworded()
	}
	return l.all
}

// likened are the cells nearby whose values are tried in a place.
func (s *search) likened(p scoring.Place) []scoring.Place {
	around := s.Around(p)
	return around[:min(len(around), mostLikened)]
}

// numbers are what may be meant by a number, or in the place of one.
func (l *valueList) numbers() {
	if l.kind != scoring.Figure && l.kind != scoring.Money {
		return
	}
	n, ok := l.was.Number()
	if ok && l.was.Value != "" {
		for _, other := range l.near(n) {
			l.add(l.figure(other))
		}
	}
	for _, other := range l.wanted() {
		l.add(l.figure(other))
	}
	for i := smallest; i <= largest; i++ {
		l.add(l.figure(scoring.Whole(i)))
	}
}

// figure is a number as it stands in the place.
func (l *valueList) figure(n scoring.Tenths) scoring.Written {
	return scoring.Written{Value: n.String(), Struck: l.was.Struck}
}

// near are the numbers that a slip of the pen makes of one. Where it is whole they are.
func (l *valueList) near(n scoring.Tenths) []scoring.Tenths {
	turned, misprinted := audit.Misprints(n)
	all := slices.Concat(turned, misprinted)
	for by := 1; by <= mostOff; by++ {
		for _, unit := range []int{1, 10, 100, 1000} {
			all = append(all, n-scoring.Whole(by*unit), n+scoring.Whole(by*unit))
		}
		all = append(all, n-scoring.Tenths(by), n+scoring.Tenths(by))
	}
	all = append(all, 2*n, n/2, -n)
	whole := func(n scoring.Tenths) bool { return n%scoring.Whole(1) == 0 }
	return slices.DeleteFunc(all, func(m scoring.Tenths) bool { return whole(n) && !whole(m) })
}

// wanted are the numbers that sums want which fail: in the place, or by as much more or
// less as another place is wrong by.
func (l *valueList) wanted() []scoring.Tenths {
	now, _ := l.was.Number()
	var all []scoring.Tenths
	for _, rule := range l.failing {
		wants := l.list.Rules[rule].Wants
		if wants == nil {
			continue
		}
		at, n, ok := wants(l.sheet)
		if !ok {
			continue
		}
		if at == l.place {
			all = append(all, n)
			continue
		}
		if written, number := l.filled[at].Number(); number {
			all = append(all, now+n-written, now-n+written)
		}
	}
	return all
}

// toggled crosses a value out, or takes the stroke away.
func (l *valueList) toggled() {
	if l.was.Value != "" {
		l.add(scoring.Written{Value: l.was.Value, Struck: !l.was.Struck})
	}
}

// listed is what the game says can stand in the place, crossed out too where that is done
// in such a column.
func (l *valueList) listed() {
	crossed := func(q scoring.Place) bool { return l.filled[q].Struck }
	both := l.was.Struck || slices.ContainsFunc(l.Around(l.place), crossed)
	for _, text := range l.list.Choices(l.place) {
		l.add(scoring.Written{Value: text})
		if both {
			l.add(scoring.Written{Value: text, Struck: true})
		}
	}
}

// reworded are the words of an entry with one of them another, left out, or
// another behind them.
func (l *valueList) reworded() {
	words := strings.Fields(l.was.Value)
	known := l.words()
	put := func(words []string) {
		l.add(scoring.Written{Value: strings.Join(words, " "), Struck: l.was.Struck})
	}
	for i, word := range words {
		with := func(other ...string) []string { return slices.Concat(words[:i], other, words[i+1:]) }
		if n, ok := scoring.ParseTenths(word); ok {
			for _, other := range l.near(n) {
				put(with(signed(word, other)))
			}
		}
		for _, other := range known {
			put(with(other))
		}
		put(with())
	}
	for _, other := range known {
		put(append(slices.Clone(words), other))
	}
	if len(words) == 0 && l.isList() && len(known) <= mostListed {
		l.sequences(nil, known, put)
	}
}

// A list that was left out is looked for among so many words, of which it has so many.
const (
	mostListed  = 30
	longestList = 3
)

// isList says whether entries nearby have several words.
func (l *valueList) isList() bool {
	return slices.ContainsFunc(l.likened(l.place), func(q scoring.Place) bool { return strings.Contains(l.filled[q].Value, " ") })
}

// sequences are those of different words that begin with some.
func (l *valueList) sequences(begun, known []string, put func([]string)) {
	for _, word := range known {
		if slices.Contains(begun, word) {
			continue
		}
		words := append(slices.Clone(begun), word)
		if put(words); len(words) < longestList {
			l.sequences(words, known, put)
		}
	}
}

// signed writes a number with a plus where another word has a sign.
func signed(word string, n scoring.Tenths) string {
	if n >= 0 && strings.ContainsAny(word[:1], "+-") {
		return "+" + n.String()
	}
	return n.String()
}

// words are those of the entries nearby, and of what can stand in the place.
func (l *valueList) words() []string {
	var known []string
	add := func(text string) {
		for _, word := range strings.Fields(text) {
			if !slices.Contains(known, word) {
				known = append(known, word)
			}
		}
	}
	for _, q := range l.likened(l.place) {
		add(l.filled[q].Value)
	}
	for _, text := range l.list.Choices(l.place) {
		add(text)
	}
	return known
}
