package village

import "slices"

// A Sight is what is met on the straight line from the circle of one zone to
// that of another.
type Sight struct {
	Clear   bool
	Blocked Obstacle    // what is in the way; all that follows is of clear sights
	Range   int         // the zones that the line runs through after the first (GF21)
	Zones   []int       // those that it runs through, in the order of entering, the first among them
	Into    OpeningKind // through which the line enters the target's zone (GF52)
	Out     OpeningKind // through which the way back enters the first zone
}

// An Obstacle is what blocks a line of sight.
type Obstacle struct {
	Kind ObstacleKind
	Zone int // in which the character stands; nothing for the other kinds
}

// An ObstacleKind is a word for people.
type ObstacleKind string

// The kinds of obstacles.
const (
	Wall              ObstacleKind = "wall"
	Fence             ObstacleKind = "fence"
	TreeObstacle      ObstacleKind = "tree"
	CharacterObstacle ObstacleKind = "character"
	Darkness          ObstacleKind = "night" // over a line that is too long for it (GF68)
)

// Sight tells what is seen of one zone from another. taken says where a living
// character stands; it is not asked about the two zones themselves. Both ways
// the sight is as clear and the range the same (GF40-GF42).
func (v *Village) Sight(a, b int, taken func(zone int) bool) Sight {
	if a == b {
		return Sight{Clear: true, Zones: []int{a}}
	}
	line := Segment{v.Zones[a].Centre, v.Zones[b].Centre}
	if what, blocked := v.obstacle(line, a, b, taken); blocked {
		return Sight{Blocked: what}
	}
	zones := v.through(line)
	return Sight{
		Clear: true,
		Range: len(zones) - 1,
		Zones: zones,
		Into:  v.entry(line, b),
		Out:   v.entry(Segment{line[1], line[0]}, a),
	}
}

// through lists the zones that a line runs through, in the order in which it
// enters them. A zone entered again counts once.
func (v *Village) through(line Segment) []int {
	type entered struct {
		zone int
		at   ratio
	}
	var met []entered
	for i, z := range v.Zones {
		if parts := stretches(line, z.Outline); len(parts) > 0 {
			met = append(met, entered{i, parts[0].from})
		}
	}
	slices.SortFunc(met, func(x, y entered) int { return x.at.compare(y.at) })
	zones := make([]int, len(met))
	for i, m := range met {
		zones[i] = m.zone
	}
	return zones
}

// obstacle finds what blocks a line: what stands for ever before those who may
// step aside, and of them the one who is nearest to its start.
func (v *Village) obstacle(line Segment, a, b int, taken func(zone int) bool) (Obstacle, bool) {
	for _, barrier := range v.Barriers {
		for straight := range barrier.straights() {
			if line.touches(straight) && !v.opens(line, straight) {
				return Obstacle{Kind: barrier.Kind}, true
			}
		}
	}
	for _, t := range v.Trees {
		if line.near(t.Centre, t.Radius) {
			return Obstacle{Kind: TreeObstacle}, true
		}
	}
	nearest, found := 0, false
	for i, z := range v.Zones {
		if i == a || i == b || !line.near(z.Centre, v.CircleRadius()) || !taken(i) {
			continue
		}
		if along := dot(line.vector(), z.Centre.minus(v.Zones[nearest].Centre)); !found || along < 0 {
			nearest, found = i, true
		}
	}
	return Obstacle{Kind: CharacterObstacle, Zone: nearest}, found
}

// opens says whether a line that meets a straight of a barrier does so within
// an opening, clear of its ends (GF40).
func (v *Village) opens(line, straight Segment) bool {
	return slices.ContainsFunc(v.Openings, func(o Opening) bool {
		return straight.covers(o.Line) && line.crosses(o.Line)
	})
}

// entry is how a clear line comes into the zone that it ends in, the last time
// that it does. Where it only touches the outline it has not been out.
func (v *Village) entry(line Segment, zone int) OpeningKind {
	inside := stretches(line, v.Zones[zone].Outline)
	last := len(inside) - 1
	for last > 0 && inside[last-1].to.compare(inside[last].from) == 0 {
		last--
	}
	from := inside[last].from
	for _, o := range v.Openings {
		if line.crosses(o.Line) && line.meets(o.Line).compare(from) == 0 {
			return o.Kind
		}
	}
	return NoOpening
}
