package repair

import (
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// An amount is a number that may be meant.
type amount struct {
	scoring.Tenths
	cost int
}

// amounts are the numbers that may be meant by one: what a sum wants, as much
// more or less as sums are wrong by, what a slip of the pen makes of a number, and
// what findings say.
func (s *sheets) amounts(p scoring.Place, now scoring.Tenths, found []scoring.Contradiction) []amount {
	var all []amount
	whole := func(n scoring.Tenths) bool { return n%scoring.Whole(1) == 0 }
	add := func(cost int, numbers ...scoring.Tenths) {
		for _, n := range numbers {
			if n < 0 && now >= 0 {
				cost += costSign
			}
			if cost == costWanted || whole(n) || !whole(now) {
				all = append(all, amount{n, cost})
			}
		}
	}
	for _, rule := range s.balance.failing {
		if wants := s.list.Rules[rule].Wants; wants != nil {
			if at, n, ok := wants(s.sheet); ok && at == p {
				add(costWanted, n)
			}
		}
	}
	for _, d := range s.amiss(p) {
		add(costBy, now+d, now-d, now+d/2, now-d/2)
	}
	turned, misprinted := audit.Misprints(now)
	add(costTurned, turned...)
	add(costDigit, misprinted...)
	add(costDoubled, 2*now, now/2)
	add(costDigit+10, 10*now, now/10, -now)
	for _, by := range []int{1, 2, 3, 5, 10, 100, 1000} {
		add(costDigit+5, now-scoring.Whole(by), now+scoring.Whole(by))
	}
	said := saidOf(p, found)
	add(costElse, said...)
	for _, a := range said {
		for _, b := range said {
			add(costElse+5, now+a-b)
		}
	}
	return all
}

// amiss is by how much the sums are wrong that read a place.
func (s *sheets) amiss(p scoring.Place) []scoring.Tenths {
	var all []scoring.Tenths
	for _, rule := range s.balance.readers[p] {
		wants := s.list.Rules[rule].Wants
		if s.balance.says[rule] == "" || wants == nil {
			continue
		}
		if at, n, ok := wants(s.sheet); ok {
			written, number := s.filled[at].Number()
			if d := n - written; number && !slices.Contains(all, d) {
				all = append(all, d)
			}
		}
	}
	return all
}

// saidOf are the numbers that findings of a place name, at most six of each.
func saidOf(p scoring.Place, found []scoring.Contradiction) []scoring.Tenths {
	var all []scoring.Tenths
	for _, c := range found {
		if !slices.Contains(c.Places, p) {
			continue
		}
		left := 6
		for _, word := range strings.Fields(c.Message.String()) {
			n, ok := scoring.ParseTenths(strings.ReplaceAll(strings.Trim(word, `$.,:;()"`), ",", ""))
			if ok && left > 0 && !slices.Contains(all, n) {
				left--
				all = append(all, n)
			}
		}
	}
	return all
}
