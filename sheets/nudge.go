package sheets

import (
	"math"
	"strings"
)

// A Nudge is how far backs are moved, mm to the right and down as they are read:
// by as much as a printer misses their fronts.
type Nudge struct{ X, Y float64 }

// mostNudge is how far backs are moved at the most, mm: what misses by more is
// not measured in tenths.
const mostNudge = 5

// parseNudge reads "0.4,-0.2", or "0,4; -0,2". The error is a *WordError.
func parseNudge(words string) (Nudge, error) {
	if words == "" {
		return Nudge{}, nil
	}
	left, right, ok := strings.Cut(words, ";")
	if !ok {
		left, right, ok = strings.Cut(words, ",")
	}
	x, errX := ParseMillimetres(left)
	y, errY := ParseMillimetres(right)
	if !ok || errX != nil || errY != nil || !(math.Abs(x) <= mostNudge && math.Abs(y) <= mostNudge) {
		return Nudge{}, &WordError{"nudge", words, []string{"X,Y, each up to 5 mm, as in 0.4,-0.2"}}
	}
	return Nudge{x, y}, nil
}

// of is the nudge on a page of some size: printers turn a page on its side by a
// quarter to the left.
func (n Nudge) of(s Size) (x, y float64) {
	if s.W > s.H {
		return -n.Y, n.X
	}
	return n.X, n.Y
}
