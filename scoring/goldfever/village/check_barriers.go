package village

import (
	"fmt"
	"slices"
	"strconv"

	"saddlebag/scoring/house"
	"saddlebag/scoring/speech"
)

// checkBarriers looks at each barrier by itself.
func (s *survey) checkBarriers() *house.Error {
	for i, b := range s.Barriers {
		path := barrierPath(i)
		if b.Kind != Wall && b.Kind != Fence {
			return s.Err(path+".kind", "house.unknown", "word", strconv.Quote(string(b.Kind)), "words", speech.Any(speech.Named(string(Wall), string(Fence))))
		}
		if len(b.Path) < 2 {
			return s.Err(path+".path", "goldfever.house-path", "n", len(b.Path))
		}
		if err := s.checkPoints(path+".path", b.Path); err != nil {
			return err
		}
		for n, straight := range slices.Collect(b.straights()) {
			if straight[0] == straight[1] {
				return s.Err(fmt.Sprintf("%s.path[%d]", path, n), "house.twice", "name", straight[0].String())
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
				return s.Err(b.path, "goldfever.house-runs-through", "kind", string(b.kind), "from", b.Segment[0].String(), "to", b.Segment[1].String(), "zone", z.Name)
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
				return s.Err(b.path, "goldfever.house-overlaid", "from", both[0].String(), "to", both[1].String(), "kind", string(other.kind))
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
			return s.Err(path+".kind", "house.unknown", "word", strconv.Quote(string(o.Kind)), "words", speech.Any(speech.Named(string(Door), string(Window))))
		}
		if o.Line[0] == o.Line[1] {
			return s.Err(path+".line", "house.twice", "name", o.Line[0].String())
		}
		if err := s.checkPoints(path+".line", o.Line[:]); err != nil {
			return err
		}
		if !s.inWall(o) {
			return s.Err(path+".line", "goldfever.house-not-in-wall", "kind", string(o.Kind), "from", o.Line[0].String(), "to", o.Line[1].String())
		}
		for _, other := range s.Openings[:i] {
			if o.Line.touches(other.Line) {
				return s.Err(path+".line", "goldfever.house-openings-touch", "kind", string(o.Kind), "other", string(other.Kind), "from", other.Line[0].String())
			}
		}
		if n := s.sides(o); n != 2 {
			return s.Err(path+".line", "goldfever.house-opening-zones", "kind", string(o.Kind), "n", n)
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
			return s.Err(path+".radius", "house.range", "number", t.Radius, "least", 1, "most", MinSide)
		}
		for _, z := range s.Zones {
			if (Segment{t.Centre, t.Centre}).near(z.Centre, t.Radius+s.CircleRadius()) {
				return s.Err(path, "goldfever.house-tree-on-circle", "at", t.Centre.String(), "zone", z.Name)
			}
		}
		for _, o := range s.Openings {
			if o.Line.near(t.Centre, t.Radius) {
				return s.Err(path, "goldfever.house-tree-in-opening", "at", t.Centre.String(), "kind", string(o.Kind), "from", o.Line[0].String())
			}
		}
		for _, other := range s.Trees[:i] {
			if (Segment{t.Centre, t.Centre}).near(other.Centre, t.Radius+other.Radius) {
				return s.Err(path, "goldfever.house-trees-touch", "at", t.Centre.String(), "other", other.Centre.String())
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
			return s.Err(zonePath(i), "house.no-way", "from", s.Zones[0].Name, "to", z.Name)
		}
	}
	return nil
}
