package village

import (
	"fmt"
	"slices"

	"saddlebag/scoring/house"
)

// checkBarriers looks at each barrier by itself.
func (s *survey) checkBarriers() *house.Error {
	for i, b := range s.Barriers {
		path := barrierPath(i)
		if b.Kind != Wall && b.Kind != Fence {
			return s.errorf(path+".kind", "%q; a barrier is a %s or a %s", b.Kind, Wall, Fence)
		}
		if len(b.Path) < 2 {
			return s.errorf(path+".path", "%d points; a path needs at least 2", len(b.Path))
		}
		if err := s.checkPoints(path+".path", b.Path); err != nil {
			return err
		}
		for n, straight := range slices.Collect(b.straights()) {
			if straight[0] == straight[1] {
				return s.errorf(fmt.Sprintf("%s.path[%d]", path, n), "the same point twice")
			}
		}
	}
	return nil
}

func barrierPath(barrier int) string { return fmt.Sprintf("barriers[%d]", barrier) }

// A placedStraight is a straight of a barrier with its field in the file.
type placedStraight struct {
	Segment
	kind ObstacleKind
	path string
}

// straights are those of all barriers.
func (s *survey) straights() []placedStraight {
	var all []placedStraight
	for i, b := range s.Barriers {
		for n, straight := range slices.Collect(b.straights()) {
			all = append(all, placedStraight{straight, b.Kind, fmt.Sprintf("%s.path[%d]", barrierPath(i), n)})
		}
	}
	return all
}

// checkInside looks for barriers that do not keep to the borders of zones. The
// zones are known to cover the plan.
func (s *survey) checkInside() *house.Error {
	for _, b := range s.straights() {
		for _, z := range s.Zones {
			if len(stretches(b.Segment, z.Outline)) > 0 {
				return s.errorf(b.path, "the %s from %v to %v runs through %s; barriers run along borders", b.kind, b.Segment[0], b.Segment[1], z.Name)
			}
		}
	}
	return nil
}

// checkOverlaid looks for two barriers in one place, of which only one would
// have the door.
func (s *survey) checkOverlaid() *house.Error {
	all := s.straights()
	for i, b := range all {
		for _, other := range all[:i] {
			if both, ok := b.shared(other.Segment); ok {
				return s.errorf(b.path, "from %v to %v there is a %s already", both[0], both[1], other.kind)
			}
		}
	}
	return nil
}

// checkOpenings looks whether each opening lies in a wall, apart from others,
// and joins two zones.
func (s *survey) checkOpenings() *house.Error {
	for i, o := range s.Openings {
		path := fmt.Sprintf("openings[%d]", i)
		if o.Kind != Door && o.Kind != Window {
			return s.errorf(path+".kind", "%q; an opening is a %s or a %s", o.Kind, Door, Window)
		}
		if o.Line[0] == o.Line[1] {
			return s.errorf(path+".line", "the same point twice")
		}
		if err := s.checkPoints(path+".line", o.Line[:]); err != nil {
			return err
		}
		if !s.inWall(o) {
			return s.errorf(path+".line", "the %s from %v to %v isn't on one straight of a wall, away from its ends", o.Kind, o.Line[0], o.Line[1])
		}
		for _, other := range s.Openings[:i] {
			if o.Line.touches(other.Line) {
				return s.errorf(path+".line", "the %s touches the %s from %v", o.Kind, other.Kind, other.Line[0])
			}
		}
		if n := s.sides(o); n != 2 {
			return s.errorf(path+".line", "the %s is on the border of %d zones, but must join 2", o.Kind, n)
		}
	}
	return nil
}

// inWall says whether there is a wall on both sides of an opening.
func (s *survey) inWall(o Opening) bool {
	return slices.ContainsFunc(s.straights(), func(b placedStraight) bool {
		return b.kind == Wall && b.covers(o.Line) && !o.Line.holds(b.Segment[0]) && !o.Line.holds(b.Segment[1])
	})
}

// sides counts the zones that an opening lies on the border of.
func (s *survey) sides(o Opening) int {
	n := 0
	for _, z := range s.Zones {
		for side := range edges(z.Outline) {
			if side.covers(o.Line) {
				n++
			}
		}
	}
	return n
}

// checkTrees looks whether trees stand apart, and clear of circles and openings.
func (s *survey) checkTrees() *house.Error {
	for i, t := range s.Trees {
		path := fmt.Sprintf("trees[%d]", i)
		if err := s.checkPoint(path+".centre", t.Centre); err != nil {
			return err
		}
		if t.Radius < 1 || t.Radius > MinSide {
			return s.errorf(path+".radius", "%d; a tree's is 1 to %d", t.Radius, MinSide)
		}
		for _, z := range s.Zones {
			if (Segment{t.Centre, t.Centre}).near(z.Centre, t.Radius+s.CircleRadius()) {
				return s.errorf(path, "the tree at %v is on the circle of %s", t.Centre, z.Name)
			}
		}
		for _, o := range s.Openings {
			if o.Line.near(t.Centre, t.Radius) {
				return s.errorf(path, "the tree at %v is in the %s from %v", t.Centre, o.Kind, o.Line[0])
			}
		}
		for _, other := range s.Trees[:i] {
			if (Segment{t.Centre, t.Centre}).near(other.Centre, t.Radius+other.Radius) {
				return s.errorf(path, "the tree at %v touches the one at %v", t.Centre, other.Centre)
			}
		}
	}
	return nil
}

// checkReach looks whether one can walk from each zone to each other.
func (s *survey) checkReach() *house.Error {
	reached := make([]bool, len(s.Zones))
	reached[0] = true
	for next := []int{0}; len(next) > 0; next = next[1:] {
		for _, to := range s.Neighbours(next[0]) {
			if !reached[to] {
				reached[to] = true
				next = append(next, to)
			}
		}
	}
	for i, z := range s.Zones {
		if !reached[i] {
			return s.errorf(zonePath(i), "there's no way from %s to %s", s.Zones[0].Name, z.Name)
		}
	}
	return nil
}
