package village

import (
	"cmp"
	"fmt"
	"iter"
)

// A Point is a place on the plan: x and y.
type Point [2]int

// String is the point as the file writes it: "[60, 20]".
func (p Point) String() string { return fmt.Sprintf("[%d, %d]", p[0], p[1]) }

// A Segment is a straight line with its two ends.
type Segment [2]Point

func (p Point) minus(q Point) Point { return Point{p[0] - q[0], p[1] - q[1]} }

func dot(a, b Point) int   { return a[0]*b[0] + a[1]*b[1] }
func cross(a, b Point) int { return a[0]*b[1] - a[1]*b[0] }

func (s Segment) vector() Point { return s[1].minus(s[0]) }

// side is 0 for a point on the endless line through a segment, and of one sign
// for all that lie to one side of it. It is asked so often that it is written out.
func (s Segment) side(p Point) int {
	return (s[1][0]-s[0][0])*(p[1]-s[0][1]) - (s[1][1]-s[0][1])*(p[0]-s[0][0])
}

// holds says whether a point lies on the segment, its ends among them.
func (s Segment) holds(p Point) bool {
	return s.side(p) == 0 && dot(s[0].minus(p), s[1].minus(p)) <= 0
}

// covers says whether another segment lies on this one.
func (s Segment) covers(t Segment) bool { return s.holds(t[0]) && s.holds(t[1]) }

// crosses says whether two segments have one point in common, that is the end
// of neither.
func (s Segment) crosses(t Segment) bool { return s.parts(t) < 0 && t.parts(s) < 0 }

// touches says whether two segments have a point in common.
func (s Segment) touches(t Segment) bool {
	if s.apart(t[:]) || s.parts(t) > 0 || t.parts(s) > 0 {
		return false
	}
	if cross(s.vector(), t.vector()) != 0 {
		return true
	}
	return s.holds(t[0]) || s.holds(t[1]) || t.holds(s[0])
}

// apart says whether all points lie to one side of all the segment, left, right, above or
// below, which is cheap to see and true of most.
func (s Segment) apart(points []Point) bool {
	for axis := range 2 {
		least, most := min(s[0][axis], s[1][axis]), max(s[0][axis], s[1][axis])
		before, beyond := true, true
		for _, p := range points {
			before, beyond = before && p[axis] < least, beyond && p[axis] > most
		}
		if before || beyond {
			return true
		}
	}
	return false
}

// parts is negative where the endless line through a segment parts the ends of
// another, positive where both lie to one side of it, and 0 where one lies on
// it.
func (s Segment) parts(t Segment) int {
	return sign(s.side(t[0])) * sign(s.side(t[1]))
}

func sign(n int) int { return cmp.Compare(n, 0) }

// near says whether a point lies at most so far from the segment.
func (s Segment) near(p Point, distance int) bool {
	d, to := s.vector(), p.minus(s[0])
	length, along := dot(d, d), dot(d, to)
	switch {
	case along <= 0:
		return dot(to, to) <= distance*distance
	case along >= length:
		to = p.minus(s[1])
		return dot(to, to) <= distance*distance
	}
	aside := cross(d, to)
	return aside*aside <= distance*distance*length
}

// shared returns the part that two segments on one line have in common, along
// the first; not a single point.
func (s Segment) shared(t Segment) (Segment, bool) {
	if s.side(t[0]) != 0 || s.side(t[1]) != 0 {
		return Segment{}, false
	}
	d := s.vector()
	if dot(d, t.vector()) < 0 {
		t[0], t[1] = t[1], t[0]
	}
	if dot(d, t[0].minus(s[0])) > 0 {
		s[0] = t[0]
	}
	if dot(d, t[1].minus(s[1])) < 0 {
		s[1] = t[1]
	}
	return s, dot(d, s.vector()) > 0
}

// without returns what is left of a segment without what it shares with
// another.
func (s Segment) without(t Segment) []Segment {
	cut, ok := s.shared(t)
	if !ok {
		return []Segment{s}
	}
	var left []Segment
	if cut[0] != s[0] {
		left = append(left, Segment{s[0], cut[0]})
	}
	if cut[1] != s[1] {
		left = append(left, Segment{cut[1], s[1]})
	}
	return left
}

// cutAll takes a segment out of all pieces.
func cutAll(pieces []Segment, cut Segment) []Segment {
	var left []Segment
	for _, p := range pieces {
		left = append(left, p.without(cut)...)
	}
	return left
}

// edges are the sides of a polygon.
func edges(outline []Point) iter.Seq[Segment] {
	return func(yield func(Segment) bool) {
		before := outline[len(outline)-1]
		for _, p := range outline {
			if !yield(Segment{before, p}) {
				return
			}
			before = p
		}
	}
}

// straights are the segments of a barrier's path.
func (b Barrier) straights() iter.Seq[Segment] {
	return func(yield func(Segment) bool) {
		for i, p := range b.Path[1:] {
			if !yield(Segment{b.Path[i], p}) {
				return
			}
		}
	}
}
