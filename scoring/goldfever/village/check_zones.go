package village

import (
	"fmt"
	"slices"

	"saddlebag/scoring/house"
)

// checkOutlines looks at the shape of each zone.
func (s *survey) checkOutlines() *house.Error {
	for i, z := range s.Zones {
		if err := s.checkPolygon(zonePath(i)+".outline", z.Outline); err != nil {
			return err
		}
	}
	return nil
}

// checkPolygon looks whether an outline is a simple polygon on the plan: its
// sides meet at its corners only, and none is turned back on.
func (s *survey) checkPolygon(path string, outline []Point) *house.Error {
	if len(outline) < 3 {
		return s.Err(path, "goldfever.house-outline", "n", len(outline))
	}
	if err := s.checkPoints(path, outline); err != nil {
		return err
	}
	sides := slices.Collect(edges(outline))
	for i, side := range sides {
		corner := fmt.Sprintf("%s[%d]", path, i)
		before := sides[(i+len(sides)-1)%len(sides)]
		if side[0] == side[1] {
			return s.Err(corner, "house.twice", "name", side[0].String())
		}
		if side.holds(before[0]) || before.holds(side[1]) {
			return s.Err(corner, "goldfever.house-turns-back")
		}
		for j, other := range sides[:max(0, i-1)] {
			if (i+1)%len(sides) != j && side.touches(other) {
				return s.Err(corner, "goldfever.house-sides-meet", "from", side[0].String(), "to", side[1].String(), "start", other[0].String(), "end", other[1].String())
			}
		}
	}
	return nil
}

// checkPoints looks whether points lie on the plan.
func (s *survey) checkPoints(path string, points []Point) *house.Error {
	if len(points) > maxCorners {
		return s.Err(path, "house.too-many", "number", len(points), "most", maxCorners)
	}
	for i, p := range points {
		if err := s.checkPoint(fmt.Sprintf("%s[%d]", path, i), p); err != nil {
			return err
		}
	}
	return nil
}

// checkPoint looks whether a point lies on the plan.
func (s *survey) checkPoint(path string, p Point) *house.Error {
	if p[0] < 0 || p[0] > s.Width || p[1] < 0 || p[1] > s.Height {
		return s.Err(path, "goldfever.house-off-plan", "at", p.String(), "width", s.Width, "height", s.Height)
	}
	return nil
}

// checkCircles looks whether each circle lies in its zone (GF43).
func (s *survey) checkCircles() *house.Error {
	if s.Circle < 0 || s.Circle > MaxSide {
		return s.Err("circle", "house.range", "number", s.Circle, "least", 1, "most", MaxSide)
	}
	for i, z := range s.Zones {
		path := zonePath(i) + ".centre"
		if err := s.checkPoint(path, z.Centre); err != nil {
			return err
		}
		if !inside(z.Centre, z.Outline) {
			return s.Err(path, "goldfever.house-centre", "at", z.Centre.String(), "zone", z.Name)
		}
		for side := range edges(z.Outline) {
			if side.near(z.Centre, s.CircleRadius()) {
				return s.Err(path, "goldfever.house-circle", "zone", z.Name, "wide", 2*s.CircleRadius())
			}
		}
	}
	return nil
}

// inside says whether a point lies in a polygon: the way from it to the left
// crosses the outline an odd number of times.
func inside(p Point, outline []Point) bool {
	in := false
	for side := range edges(outline) {
		if (side[0][1] > p[1]) == (side[1][1] > p[1]) {
			continue
		}
		if (side.side(p) > 0) == (side[1][1] < side[0][1]) {
			in = !in
		}
	}
	return in
}

// checkApart looks for zones that overlap. Of two that do, a side of one runs
// through the other, or they are the same.
func (s *survey) checkApart() *house.Error {
	for i, z := range s.Zones {
		for _, other := range s.Zones[:i] {
			if inside(z.Centre, other.Outline) || enters(z.Outline, other.Outline) || enters(other.Outline, z.Outline) {
				return s.Err(zonePath(i)+".outline", "goldfever.house-overlaps", "zone", z.Name, "other", other.Name)
			}
		}
	}
	return nil
}

// enters says whether a side of an outline runs through the inside of another.
func enters(outline, other []Point) bool {
	for side := range edges(outline) {
		if len(stretches(side, other)) > 0 {
			return true
		}
	}
	return false
}

// checkCover looks for ground that is in no zone: each side of a zone is
// shared with others or is the edge of the plan.
func (s *survey) checkCover() *house.Error {
	corners := []Point{{0, 0}, {s.Width, 0}, {s.Width, s.Height}, {0, s.Height}}
	for i, z := range s.Zones {
		for side := range edges(z.Outline) {
			left := []Segment{side}
			for rim := range edges(corners) {
				left = cutAll(left, rim)
			}
			for j := range s.Zones {
				if j == i {
					continue
				}
				for piece := range edges(s.Zones[j].Outline) {
					left = cutAll(left, piece)
				}
			}
			if len(left) > 0 {
				return s.Err(zonePath(i)+".outline", "goldfever.house-uncovered", "zone", z.Name, "from", left[0][0].String(), "to", left[0][1].String())
			}
		}
	}
	return nil
}
