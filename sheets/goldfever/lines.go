package goldfever

import (
	"math"
	"slices"
)

// within calls draw for the parts of the line from p to q that lie inside an outline.
func within(p, q place, outline []place, draw func(a, b place)) {
	var few [8]float64
	cuts := append(few[:0], 0, 1)
	dx, dy := q.x-p.x, q.y-p.y
	a := outline[len(outline)-1]
	for _, b := range outline {
		ex, ey := b.x-a.x, b.y-a.y
		if cross := dx*ey - dy*ex; cross != 0 {
			t, u := ((a.x-p.x)*ey-(a.y-p.y)*ex)/cross, ((a.x-p.x)*dy-(a.y-p.y)*dx)/cross
			if t > 0 && t < 1 && u >= 0 && u <= 1 {
				cuts = append(cuts, t)
			}
		}
		a = b
	}
	slices.Sort(cuts)
	at := func(t float64) place { return place{p.x + t*dx, p.y + t*dy} }
	for i, t := range cuts[1:] {
		if holds(outline, at((cuts[i]+t)/2)) {
			draw(at(cuts[i]), at(t))
		}
	}
}

// holds says whether a place lies inside an outline.
func holds(outline []place, at place) bool {
	in := false
	a := outline[len(outline)-1]
	for _, b := range outline {
		if (a.y > at.y) != (b.y > at.y) && at.x < a.x+(b.x-a.x)*(at.y-a.y)/(b.y-a.y) {
			in = !in
		}
		a = b
	}
	return in
}

// rightOf is what of an outline lies to the right of the line from p to q, seen on the way.
func rightOf(outline []place, p, q place) []place {
	side := func(at place) float64 { return (q.x-p.x)*(at.y-p.y) - (q.y-p.y)*(at.x-p.x) }
	var kept []place
	a := outline[len(outline)-1]
	for _, b := range outline {
		s, t := side(a), side(b)
		if s < 0 != (t < 0) {
			kept = append(kept, place{a.x + (b.x-a.x)*s/(s-t), a.y + (b.y-a.y)*s/(s-t)})
		}
		if t >= 0 {
			kept = append(kept, b)
		}
		a = b
	}
	return kept
}

// A scatter is numbers from 0 to 1 that look thrown, and are the same each time.
type scatter float64

// next is the next of them.
func (s *scatter) next() float64 {
	_, frac := math.Modf(float64(*s) + math.Phi)
	*s = scatter(frac)
	_, thrown := math.Modf(frac * 91.7)
	return thrown
}
