package village

import (
	"cmp"
	"slices"
)

// A ratio is a place along a segment, exact: 0 is its start and 1 its end. The
// denominator is positive.
type ratio struct{ num, den int }

func (r ratio) compare(o ratio) int { return cmp.Compare(r.num*o.den, o.num*r.den) }

// A stretch is a part of a segment, without its ends.
type stretch struct{ from, to ratio }

// stretches are the parts of a segment in the inside of a simple polygon, in
// order. What runs along an edge is not inside (GF21).
//
// A point of the line is inside where both banks of the line are, each being the
// line moved aside by less than matters: on a bank there are no corners, and an
// edge along the line is inside of one bank at most.
func stretches(line Segment, outline []Point) []stretch {
	if line.apart(outline) || line.misses(outline) {
		return nil
	}
	left := bank(line, outline, 1)
	var found []stretch
	for _, r := range bank(line, outline, 0) {
		for _, l := range left {
			s := stretch{
				from: slices.MaxFunc([]ratio{{0, 1}, l.from, r.from}, ratio.compare),
				to:   slices.MinFunc([]ratio{{1, 1}, l.to, r.to}, ratio.compare),
			}
			if s.from.compare(s.to) < 0 {
				found = append(found, s)
			}
		}
	}
	return found
}

// misses says whether all corners of a polygon lie to one side of the endless
// line, which is all that most polygons need to be asked.
func (s Segment) misses(outline []Point) bool {
	least, most := 0, 0
	for _, p := range outline {
		side := s.side(p)
		least, most = min(least, side), max(most, side)
	}
	return least == 0 || most == 0
}

// bank are the stretches in which a line moved slightly aside runs inside of a
// polygon. least is what a point's side must be to lie beyond that bank: with 1
// what is on the line lies on this side of it, with 0 beyond.
func bank(line Segment, outline []Point, least int) []stretch {
	crossed := make([]ratio, 0, len(outline))
	for side := range edges(outline) {
		if (line.side(side[0]) >= least) != (line.side(side[1]) >= least) {
			crossed = append(crossed, line.meets(side))
		}
	}
	slices.SortFunc(crossed, ratio.compare)
	found := make([]stretch, 0, len(crossed)/2)
	for i := 0; i+1 < len(crossed); i += 2 {
		found = append(found, stretch{crossed[i], crossed[i+1]})
	}
	return found
}

// meets is where along the segment the endless line through another is met,
// which is not parallel.
func (s Segment) meets(t Segment) ratio {
	num, den := cross(t[0].minus(s[0]), t.vector()), cross(s.vector(), t.vector())
	if den < 0 {
		num, den = -num, -den
	}
	return ratio{num, den}
}
