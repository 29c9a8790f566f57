package repair

import (
	"maps"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// A balance is which rules hold of filled sheets, and which of them read a
// place. A rule that does not read a place says the same whatever stands there,
// so that a change is judged by those alone that do.
type balance struct {
	says    []speech.Text           // by rule: why the sheets cannot be; empty where it holds
	failing []int                   // the rules that fail
	readers map[scoring.Place][]int // the rules that read a place
	read    []scoring.Place         // what those read that fail
}

// weigh asks all rules.
func (s *sheets) weigh() {
	b := balance{says: speech.Named(make([]string, len(s.list.Rules))...), readers: map[scoring.Place][]int{}}
	seen := map[scoring.Place]bool{}
	for rule := range s.list.Rules {
		says, places := s.ask(rule)
		b.says[rule] = says
		for _, p := range places {
			b.readers[p] = append(b.readers[p], rule)
			if says != "" && !seen[p] {
				seen[p] = true
				b.read = append(b.read, p)
			}
		}
		if says != "" {
			b.failing = append(b.failing, rule)
		}
	}
	s.balance = b
}

// ask is what a rule says of the sheets, and what it reads for that.
func (s *sheets) ask(rule int) (says speech.Text, reads []scoring.Place) {
	before := s.sheet.Reads()
	says, reads = s.list.Rules[rule].Ask(s.sheet)
	s.left -= anAsk + s.sheet.Reads() - before
	return says, reads
}

// fails says whether a rule fails on the sheets.
func (s *sheets) fails(rule int) bool {
	before := s.sheet.Reads()
	fails := s.list.Rules[rule].Fails(s.sheet) != ""
	s.left -= anAsk + s.sheet.Reads() - before
	return fails
}

// put writes on cells, and returns what undoes that.
func (s *sheets) put(now scoring.Filled) (undo func()) {
	was := make(scoring.Filled, len(now))
	for p, w := range now {
		was[p] = s.filled[p]
		s.filled[p] = w
	}
	return func() { maps.Copy(s.filled, was) }
}

// readers are the rules that read any of some places, in order.
func (s *sheets) readers(now scoring.Filled) []int {
	var all []int
	for p := range now {
		all = append(all, s.balance.readers[p]...)
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// after is which rules fail when cells hold something else. It helps if one
// that fails now does not, and if not as many others begin to fail that want
// more than another sum.
func (s *sheets) after(now scoring.Filled) (failing []int, helps bool) {
	defer s.put(now)()
	asked := s.readers(now)
	healed := 0
	for _, rule := range s.balance.failing {
		if _, reads := slices.BinarySearch(asked, rule); reads && !s.fails(rule) {
			healed++
		} else {
			failing = append(failing, rule)
		}
	}
	if healed == 0 {
		return nil, false
	}
	broken := 0
	for _, rule := range asked {
		if s.balance.says[rule] != "" || !s.fails(rule) {
			continue
		}
		failing = append(failing, rule)
		if s.list.Rules[rule].Wants == nil {
			if broken++; broken >= healed {
				return nil, false
			}
		}
	}
	return failing, true
}

// without is how many of the rules that fail still do where some places are
// unknown. Whatever stood there, those would fail but for sums, which may be told
// by other parts then.
func (s *sheets) without(places ...scoring.Place) (still int) {
	was := make(scoring.Filled, len(places))
	for _, p := range places {
		was[p] = s.filled[p]
		delete(s.filled, p)
	}
	asked := s.readers(was)
	for _, rule := range s.balance.failing {
		if _, reads := slices.BinarySearch(asked, rule); s.list.Rules[rule].MayPass() && reads {
			continue
		} else if !reads || s.fails(rule) {
			still++
		}
	}
	maps.Copy(s.filled, was)
	return still
}
