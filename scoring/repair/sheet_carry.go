package repair

import (
	"maps"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

const (
	// mostCarried is how many cells are added up anew in one repair: a running
	// total of the longest game, and what is made of it.
	mostCarried = 60
	// mostRoots is how many fixes are tried together with the sums of them.
	mostRoots = 120
)

// carried are fixes that others begin: what is wrong once is carried on, so that
// sums are right by what was wrong, and are added up again where that is mended.
func (s *sheets) carried(begun []*sheetFix) []*sheetFix {
	var all []*sheetFix
	begun = slices.Clone(begun)
	slices.SortStableFunc(begun, func(a, b *sheetFix) int {
		if x, y := s.otherThanSums(a), s.otherThanSums(b); x != y {
			return x - y
		}
		return a.cost - b.cost
	})
	roots := 0
	for _, f := range begun {
		if roots == mostRoots || s.left <= 0 {
			break
		}
		if len(f.fails) == 0 {
			continue
		}
		roots++
		if c := s.carry(f); c != nil {
			all = append(all, c)
		}
	}
	return all
}

// otherThanSums is how many rules fail after a fix that no sum would mend.
func (s *sheets) otherThanSums(f *sheetFix) int {
	n := 0
	for _, rule := range f.fails {
		if s.list.Rules[rule].Wants == nil {
			n++
		}
	}
	return n
}

// carry adds up again what is added up from a fix; nil where nothing is.
func (s *sheets) carry(begun *sheetFix) *sheetFix {
	f := *begun
	f.now = scoring.Filled{}
	w := &wave{sheets: s, fails: map[int]bool{}, readers: map[scoring.Place][]int{}}
	for _, rule := range s.balance.failing {
		w.fails[rule] = true
	}
	was := scoring.Filled{}
	write := func(p scoring.Place, now scoring.Written) {
		was[p], f.now[p], s.filled[p] = s.filled[p], now, now
	}
	defer func() { maps.Copy(s.filled, was) }()
	for p, now := range begun.now {
		write(p, now)
	}
	w.ask(s.readers(begun.now))
	for len(f.now) < len(begun.now)+mostCarried && s.left > 0 {
		p, now, ok := s.wanted(w.failing(), f.now)
		if !ok {
			break
		}
		write(p, now)
		w.ask(append(slices.Clone(s.balance.readers[p]), w.readers[p]...))
	}
	sums := len(f.now) - len(begun.now)
	if sums == 0 {
		return nil
	}
	f.fails = w.failing()
	f.cost += scoring.When(!s.runsOn(begun, f.now), costCarried) + costSum*sums
	f.say = func() speech.Text { return speech.Say("repair.and-sums", "says", begun.say()) }
	return &f
}

// runsOn says whether a fix puts one number right as a sum wants it, and the rest
// of its column with it: a running total that was added up wrong once is mostly
// carried on.
func (s *sheets) runsOn(begun *sheetFix, now scoring.Filled) bool {
	if begun.cost > costWanted || len(begun.now) != 1 {
		return false
	}
	along := 0
	for root := range begun.now {
		for p := range now {
			along += scoring.When(s.Shapes[p] == s.Shapes[root], 1)
		}
	}
	return 2*along > len(now)
}

// A wave goes through the rules from what has changed.
type wave struct {
	*sheets
	fails   map[int]bool
	readers map[scoring.Place][]int // those that read a place only now
}

// ask asks some rules again.
func (w *wave) ask(rules []int) {
	slices.Sort(rules)
	for _, rule := range slices.Compact(rules) {
		says, places := w.sheets.ask(rule)
		for _, p := range places {
			if _, reads := slices.BinarySearch(w.balance.readers[p], rule); !reads {
				w.readers[p] = append(w.readers[p], rule)
			}
		}
		w.fails[rule] = says != ""
	}
}

// failing are the rules that fail now.
func (w *wave) failing() []int {
	var all []int
	for rule, fails := range w.fails {
		if fails {
			all = append(all, rule)
		}
	}
	slices.Sort(all)
	return all
}

// wanted is the first number that rules want which fail, in a place that has not
// been changed.
func (s *sheets) wanted(failing []int, changed scoring.Filled) (scoring.Place, scoring.Written, bool) {
	for _, rule := range failing {
		wants := s.list.Rules[rule].Wants
		if wants == nil {
			continue
		}
		p, n, ok := wants(s.sheet)
		if _, again := changed[p]; ok && !again {
			return p, s.figure(p, n), true
		}
	}
	return scoring.Place{}, scoring.Written{}, false
}

// figure writes a number as the column of a place does: nothing may be a 0, or
// blank.
func (s *sheets) figure(p scoring.Place, n scoring.Tenths) scoring.Written {
	w := scoring.Written{Value: n.String(), Struck: s.filled[p].Struck}
	if n == 0 && !slices.ContainsFunc(s.Columns[s.Shapes[p]], func(q scoring.Place) bool { return q != p && s.filled[q].Value == w.Value }) {
		for _, q := range s.Columns[s.Shapes[p]] {
			if q != p && s.filled[q].Value == "" {
				w.Value = ""
			}
		}
	}
	return w
}
