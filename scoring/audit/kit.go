package audit

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
)

// At are so many places of an owner, whose cells are called by their index from 0.
func At(owner, n int, cell func(int) string) []scoring.Place {
	all := make([]scoring.Place, n)
	for i := range all {
		all[i] = scoring.Place{Owner: owner, Cell: cell(i)}
	}
	return all
}

// Sentence is what a rule says if it is broken.
func Sentence(broken bool, format string, args ...any) string {
	if !broken {
		return ""
	}
	return fmt.Sprintf(format, args...)
}

// Legible demands of one place that what stands there can: says is given what is
// written, of a place that is known and not blank, and says why not.
func Legible(clause string, p scoring.Place, says func(scoring.Written) string) Rule {
	return Rule{Clause: clause, Fails: func(s *Sheet) string {
		if w, known := s.At(p); known && !w.Blank() {
			return says(w)
		}
		return ""
	}}
}

// NoGap demands that nothing stands in a row when the row before it is blank.
// Says is the sentence.
func NoGap(clause string, before, row []scoring.Place, says string) Rule {
	return Rule{Clause: clause, Fails: func(s *Sheet) string {
		filled := func(p scoring.Place) bool { return s.Filled(p) }
		notBlank := func(p scoring.Place) bool { return !s.Blank(p) }
		if slices.ContainsFunc(before, notBlank) || !slices.ContainsFunc(row, filled) {
			return ""
		}
		return says
	}}
}

// A Way adds up what a total should be, if the parts that it adds are known.
type Way func(*Sheet) (sum scoring.Tenths, known bool)

// Adds demands that a total is what its parts add up to: "What NUMBER, not
// NUMBER." The ways to add them up come with the nearest written parts first.
// A total is right if any way comes to it: where nearer sums are wrong
// themselves, they say so. A wrong one is told by the nearest way that can be
// gone.
func Adds(clause string, total scoring.Place, what string, ways ...Way) Rule {
	// sum is what the nearest way comes to; it is not wrong where there is none.
	sum := func(s *Sheet) (right, written scoring.Tenths, wrong bool) {
		written, ok := s.Number(total)
		if !ok {
			return 0, 0, false
		}
		for _, add := range slices.Backward(ways) { // the nearest is read last: narrowing keeps that
			switch sum, known := add(s); {
			case known && sum == written:
				return 0, 0, false
			case known:
				right, wrong = sum, true
			}
		}
		return right, written, wrong
	}
	return Rule{
		Clause: clause, Sum: true,
		Fails: func(s *Sheet) string {
			if right, written, wrong := sum(s); wrong {
				return fmt.Sprintf("%s %s, not %s.", what, right, written)
			}
			return ""
		},
		Wants: func(s *Sheet) (scoring.Place, scoring.Tenths, bool) {
			right, _, wrong := sum(s)
			return total, right, wrong
		},
	}
}

// Nearest is the first of several ways that can be gone.
func Nearest(ways ...Way) Way {
	return func(s *Sheet) (sum scoring.Tenths, known bool) {
		for _, add := range ways {
			if sum, known = add(s); known {
				break
			}
		}
		return sum, known
	}
}

// Plus is the way to add what two ways come to.
func Plus(one, two Way) Way {
	return func(s *Sheet) (sum scoring.Tenths, known bool) {
		a, known := one(s)
		b, also := two(s)
		return a + b, known && also
	}
}

// Numbers is the way to add up some places that hold written numbers. A blank
// place is 0.
func Numbers(places ...scoring.Place) Way {
	return func(s *Sheet) (sum scoring.Tenths, known bool) {
		known = true
		for _, p := range places {
			n, ok := s.Number(p)
			sum, known = sum+n, known && ok
		}
		return sum, known
	}
}

// Same demands that two places with the same number or words in them say the
// same, where both are known. Says is given what stands in them.
func Same(clause string, a, b scoring.Place, says func(a, b scoring.Written) string) Rule {
	return Rule{Clause: clause, Fails: func(s *Sheet) string {
		one, known := s.At(a)
		two, also := s.At(b)
		n, number := one.Number()
		m, numbers := two.Number()
		if !known || !also || one == two || number && numbers && n == m && one.Struck == two.Struck {
			return ""
		}
		return says(one, two)
	}}
}

// Score is a seat's score of some lines, and the total that its sheet claims.
func (s *Sheet) Score(lines []scoring.Line, known bool, total scoring.Place) scoring.Audited {
	a := scoring.Audited{Score: scoring.Score{Lines: lines}, Known: known}
	a.Claimed, a.Written = s.Number(total)
	return a
}

// Unknown are those of some places of which nothing is known.
func (s *Sheet) Unknown(places ...scoring.Place) []scoring.Place {
	return slices.DeleteFunc(slices.Clone(places), s.Known)
}
