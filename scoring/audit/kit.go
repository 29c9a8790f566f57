package audit

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
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
func Sentence(broken bool, format string, args ...any) speech.Text {
	if !broken {
		return ""
	}
	return speech.Words(fmt.Sprintf(format, args...))
}

// Wrong is what a rule says if it is broken: a message with its arguments, as [speech.Say]
// makes it.
func Wrong(broken bool, name string, args ...any) speech.Text {
	if !broken {
		return ""
	}
	return speech.Say(name, args...)
}

// Legible demands of one place that what stands there can: says is given what is
// written, of a place that is known and not blank, and says why not.
func Legible(clause string, p scoring.Place, says func(scoring.Written) speech.Text) Rule {
	return Rule{Clause: clause, Reads: true, alone: &p, Fails: func(s *Sheet) speech.Text {
		if w, known := s.At(p); known && !w.Blank() {
			return says(w)
		}
		return ""
	}}
}

// NoGap demands that nothing stands in a row when the row before it is blank.
// Says is the sentence.
func NoGap(clause string, before, row []scoring.Place, says speech.Text) Rule {
	return Rule{Clause: clause, Fails: func(s *Sheet) speech.Text {
		filled := func(p scoring.Place) bool { return s.Filled(p) }
		notBlank := func(p scoring.Place) bool { return !s.Blank(p) }
		if slices.ContainsFunc(before, notBlank) || !slices.ContainsFunc(row, filled) {
			return ""
		}
		return says
	}}
}

// A Sum is what parts add up to, and the parts, for people to add up again.
type Sum struct {
	Total scoring.Tenths
	Terms []scoring.Tenths // as far as they are told one by one
}

// Add adds a part.
func (m *Sum) Add(n scoring.Tenths) {
	m.Total += n
	m.Terms = append(m.Terms, n)
}

// SumOf adds up the lines of a score.
func SumOf(lines []scoring.Line) (sum Sum) {
	for _, l := range lines {
		sum.Add(l.Amount)
	}
	return sum
}

// Working is the sum as people write it: "16 + 10 = 26"; the total alone where
// the parts are too many, or one.
func (m Sum) Working() string {
	terms := slices.DeleteFunc(slices.Clone(m.Terms), func(t scoring.Tenths) bool { return t == 0 })
	var sum scoring.Tenths
	text := ""
	for i, t := range terms {
		switch {
		case i == 0:
			text = t.String()
		case t < 0:
			text += " - " + (-t).String()
		default:
			text += " + " + t.String()
		}
		sum += t
	}
	if len(terms) < 2 || len(terms) > mostTerms || sum != m.Total {
		return m.Total.String()
	}
	return text + " = " + m.Total.String()
}

// mostTerms is how many parts of a sum people look at.
const mostTerms = 12

// A Way adds up what a total should be, if the parts that it adds are known.
type Way func(*Sheet) (sum Sum, known bool)

// Adds is AddsUp with words before the sum: "What 16 + 10 = 26; the sheet says 29."
func Adds(clause string, total scoring.Place, what speech.Text, ways ...Way) Rule {
	return AddsUp(clause, total, func(sum string, sheet speech.Text) speech.Text {
		return speech.Say("audit.adds", "what", what, "sum", sum, "sheet", sheet)
	}, ways...)
}

// AddsUp demands that a total is what its parts add up to. Says is the sentence, with the
// sum as people write it ("16 + 10 = 26") and what the sheet says ("the sheet says 29").
// The ways to add them up come with the nearest written parts first. A total is right if
// any way comes to it: where nearer sums are wrong themselves, they say so. A wrong one is
// told by the nearest way that can be gone.
func AddsUp(clause string, total scoring.Place, says func(sum string, sheet speech.Text) speech.Text, ways ...Way) Rule {
	// sum is what the nearest way comes to; it is not wrong where there is none.
	sum := func(s *Sheet) (right Sum, wrong bool) {
		written, ok := s.Number(total)
		if !ok {
			return Sum{}, false
		}
		for _, add := range slices.Backward(ways) { // the nearest is read last: narrowing keeps that
			switch sum, known := add(s); {
			case known && sum.Total == written:
				return Sum{}, false
			case known:
				right, wrong = sum, true
			}
		}
		return right, wrong
	}
	return Rule{
		Clause: clause, Sum: true,
		Fails: func(s *Sheet) speech.Text {
			if right, wrong := sum(s); wrong {
				return says(right.Working(), s.Says(total))
			}
			return ""
		},
		Wants: func(s *Sheet) (scoring.Place, scoring.Tenths, bool) {
			right, wrong := sum(s)
			return total, right.Total, wrong
		},
	}
}

// A Bound is what one of a seat's totals can be, whatever its parts are: where it cannot
// be that, a sentence says so.
type Bound struct {
	Clause string
	Breaks func(s *Sheet, seat int) speech.Text
}

// Bounded are the rules of a seat's total: the sum that it is, and its bounds. Where the
// parts are known, and come to something else, the sum tells that the total is wrong.
func Bounded(sum Rule, seat int, bounds []Bound) []Rule {
	all := []Rule{sum}
	for _, b := range bounds {
		all = append(all, Rule{Clause: b.Clause, Alone: true, Fails: func(s *Sheet) speech.Text {
			why := b.Breaks(s, seat)
			if why == "" || sum.Fails(s) != "" {
				return ""
			}
			return why
		}})
	}
	return all
}

// Says is what the sheet says in a place, for the end of a sentence about what it
// should: "the sheet says 29", "the sheet is blank there".
func (s *Sheet) Says(p scoring.Place) speech.Text {
	if v := s.Value(p); v != "" {
		return speech.Say("audit.sheet-says", "value", v)
	}
	return "audit.sheet-blank"
}

// Nearest is the first of several ways that can be gone.
func Nearest(ways ...Way) Way {
	return func(s *Sheet) (sum Sum, known bool) {
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
	return func(s *Sheet) (sum Sum, known bool) {
		a, known := one(s)
		b, also := two(s)
		sum.Add(a.Total)
		sum.Add(b.Total)
		return sum, known && also
	}
}

// Numbers is the way to add up some places that hold written numbers. A blank
// place is 0.
func Numbers(places ...scoring.Place) Way {
	return func(s *Sheet) (sum Sum, known bool) {
		known = true
		for _, p := range places {
			n, ok := s.Number(p)
			sum.Add(n)
			known = known && ok
		}
		return sum, known
	}
}

// Same demands that two places with the same number or words in them say the
// same, where both are known. Says is given what stands in them.
func Same(clause string, a, b scoring.Place, says func(a, b scoring.Written) speech.Text) Rule {
	return Rule{Clause: clause, Fails: func(s *Sheet) speech.Text {
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
