package audit

import (
	"math"

	"saddlebag/scoring"
)

// A Span is between what and what a whole number lies, both included, as far
// as it is known.
type Span struct{ Least, Most int }

// plenty is more than any number on a sheet, where an int has 32 bits, too.
const plenty = math.MaxInt32

// Unknown is the span of a number, not below 0, of which nothing is known.
var Unknown = Span{0, plenty}

// Exactly is the span of a number that is known.
func Exactly(n int) Span { return Span{n, n} }

// Known says whether the number is known.
func (s Span) Known() bool { return s.Least == s.Most }

// Plus is the span of a sum.
func (s Span) Plus(t Span) Span {
	return Span{bounded(int64(s.Least) + int64(t.Least)), bounded(int64(s.Most) + int64(t.Most))}
}

// Times is the span of a number taken n times, n not below 0.
func (s Span) Times(n int) Span {
	return Span{bounded(int64(s.Least) * int64(n)), bounded(int64(s.Most) * int64(n))}
}

// bounded is a number that is not beyond plenty, on either side.
func bounded(n int64) int { return int(max(-plenty, min(plenty, n))) }

// Apart says whether two numbers cannot be the same.
func (s Span) Apart(t Span) bool { return s.Most < t.Least || t.Most < s.Least }

// Count is how many of some places are such as is asks for, which may not be
// known of each.
func (s *Sheet) Count(places []scoring.Place, is func(scoring.Place) (yes, known bool)) (n Span) {
	for _, p := range places {
		switch yes, known := is(p); {
		case !known:
			n.Most++
		case yes:
			n = n.Plus(Exactly(1))
		}
	}
	return n
}

// Crosses counts the boxes that are crossed.
func (s *Sheet) Crosses(boxes []scoring.Place) Span { return s.Count(boxes, s.Crossed) }
