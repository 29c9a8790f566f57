package village

import (
	"slices"
	"strings"
	"testing"
)

// square is a village of four by three squares of 60, a1 to d3, with nothing in
// it; their middles are 60 apart, the first at 30, 30.
func square() *Village {
	v := &Village{Width: 240, Height: 180}
	for y := range 3 {
		for x := range 4 {
			l, t := 60*x, 60*y
			v.Zones = append(v.Zones, Zone{
				Name: string(rune('a'+x)) + string(rune('1'+y)), Centre: Point{l + 30, t + 30},
				Outline: []Point{{l, t}, {l + 60, t}, {l + 60, t + 60}, {l, t + 60}},
			})
		}
	}
	return v
}

func named(t *testing.T, v *Village, name string) int {
	t.Helper()
	i, ok := v.Index(name)
	if !ok {
		t.Fatalf("no zone %s", name)
	}
	return i
}

// Sights of the squares, reckoned by hand.
func TestSight(t *testing.T) {
	wall := func(points ...Point) func(*Village) {
		return func(v *Village) { v.Barriers = append(v.Barriers, Barrier{Kind: Wall, Path: points}) }
	}
	fence := func(points ...Point) func(*Village) {
		return func(v *Village) { v.Barriers = append(v.Barriers, Barrier{Kind: Fence, Path: points}) }
	}
	opening := func(kind OpeningKind, a, b Point) func(*Village) {
		return func(v *Village) { v.Openings = append(v.Openings, Opening{kind, Segment{a, b}}) }
	}
	tree := func(x, y, r int) func(*Village) {
		return func(v *Village) { v.Trees = append(v.Trees, Tree{Point{x, y}, r}) }
	}
	middle := func(x, y int) func(*Village) {
		return func(v *Village) { v.Zones[1].Centre = Point{x, y} }
	}
	all := func(changes ...func(*Village)) func(*Village) {
		return func(v *Village) {
			for _, change := range changes {
				change(v)
			}
		}
	}
	nothing := all()
	for name, c := range map[string]struct {
		change   func(*Village)
		from, to string
		taken    string
		want     Sight
	}{
		"one zone":                    {wall(Point{60, 0}, Point{60, 60}), "a1", "a1", "a1", Sight{Clear: true}},
		"next":                        {nothing, "a1", "b1", "", Sight{Clear: true, Range: 1}},
		"along a row":                 {nothing, "a1", "d1", "", Sight{Clear: true, Range: 3}},
		"through a corner":            {nothing, "a1", "b2", "", Sight{Clear: true, Range: 1}},
		"through two corners":         {nothing, "a1", "c3", "", Sight{Clear: true, Range: 2}},
		"past corners":                {nothing, "a1", "c2", "", Sight{Clear: true, Range: 3}},
		"wall":                        {wall(Point{60, 0}, Point{60, 60}), "a1", "b1", "", Sight{Blocked: Obstacle{Kind: Wall}}},
		"fence":                       {fence(Point{60, 0}, Point{60, 60}), "a1", "d1", "", Sight{Blocked: Obstacle{Kind: Fence}}},
		"wall ends on the line":       {wall(Point{60, 0}, Point{60, 30}), "a1", "b1", "", Sight{Blocked: Obstacle{Kind: Wall}}},
		"wall ends before the line":   {wall(Point{60, 0}, Point{60, 29}), "a1", "b1", "", Sight{Clear: true, Range: 1}},
		"corner of two walls":         {wall(Point{60, 0}, Point{60, 60}, Point{120, 60}), "a2", "b1", "", Sight{Blocked: Obstacle{Kind: Wall}}},
		"wall that is not between":    {wall(Point{180, 0}, Point{180, 60}), "a1", "c1", "", Sight{Clear: true, Range: 2}},
		"door":                        {all(wall(Point{60, 0}, Point{60, 60}), opening(Door, Point{60, 20}, Point{60, 40})), "a1", "b1", "", Sight{Clear: true, Range: 1, Into: Door, Out: Door}},
		"window, then open ground":    {all(wall(Point{60, 0}, Point{60, 60}), opening(Window, Point{60, 40}, Point{60, 20})), "a1", "c1", "", Sight{Clear: true, Range: 2, Out: Window}},
		"window, then door":           {all(wall(Point{60, 0}, Point{60, 60}), wall(Point{120, 0}, Point{120, 60}), opening(Window, Point{60, 20}, Point{60, 40}), opening(Door, Point{120, 20}, Point{120, 40})), "a1", "c1", "", Sight{Clear: true, Range: 2, Into: Door, Out: Window}},
		"door's end on the line":      {all(wall(Point{60, 0}, Point{60, 60}), opening(Door, Point{60, 30}, Point{60, 40})), "a1", "b1", "", Sight{Blocked: Obstacle{Kind: Wall}}},
		"wall beside the door":        {all(wall(Point{60, 0}, Point{60, 60}), opening(Door, Point{60, 5}, Point{60, 25})), "a1", "b1", "", Sight{Blocked: Obstacle{Kind: Wall}}},
		"door of another wall":        {all(wall(Point{60, 0}, Point{60, 60}), wall(Point{120, 0}, Point{120, 60}), opening(Door, Point{60, 20}, Point{60, 40})), "a1", "c1", "", Sight{Blocked: Obstacle{Kind: Wall}}},
		"tree on the line":            {tree(60, 36, 7), "a1", "b1", "", Sight{Blocked: Obstacle{Kind: TreeObstacle}}},
		"tree touched":                {tree(60, 36, 6), "a1", "b1", "", Sight{Blocked: Obstacle{Kind: TreeObstacle}}},
		"tree beside the line":        {tree(60, 36, 5), "a1", "b1", "", Sight{Clear: true, Range: 1}},
		"friend or foe between":       {nothing, "a1", "c1", "b1", Sight{Blocked: Obstacle{CharacterObstacle, 1}}},
		"nearest of two":              {nothing, "a1", "d1", "b1 c1", Sight{Blocked: Obstacle{CharacterObstacle, 1}}},
		"nearest on the way back":     {nothing, "d1", "a1", "b1 c1", Sight{Blocked: Obstacle{CharacterObstacle, 2}}},
		"wall before a character":     {wall(Point{180, 0}, Point{180, 60}), "a1", "d1", "b1", Sight{Blocked: Obstacle{Kind: Wall}}},
		"own and target's zone taken": {nothing, "a1", "b1", "a1 b1", Sight{Clear: true, Range: 1}},
		// Half way, at 90, 60, the line is 30 below the middle of b1 and 30 above that
		// of b2, and by its slope some 27 from both; a circle is 11.
		"zone but not its circle": {nothing, "a1", "c2", "b1 b2", Sight{Clear: true, Range: 3}},
		"touched circle":          {middle(90, 41), "a1", "c1", "b1", Sight{Blocked: Obstacle{CharacterObstacle, 1}}},
		"circle beside the line":  {middle(90, 42), "a1", "c1", "b1", Sight{Clear: true, Range: 2}},
	} {
		t.Run(name, func(t *testing.T) {
			v := square()
			c.change(v)
			taken := map[int]bool{}
			for i, z := range v.Zones {
				taken[i] = slices.Contains(strings.Fields(c.taken), z.Name)
			}
			got := v.Sight(named(t, v, c.from), named(t, v, c.to), func(zone int) bool { return taken[zone] })
			if got.Clear && len(got.Zones) != got.Range+1 {
				t.Errorf("range %d through %v", got.Range, got.Zones)
			}
			if got.Clear != c.want.Clear || got.Blocked != c.want.Blocked || got.Range != c.want.Range || got.Into != c.want.Into || got.Out != c.want.Out {
				t.Errorf("got  %+v\nwant %+v", got, c.want)
			}
		})
	}
}

// A line along a border counts the zone on neither side (GF21): here, two zones
// lie between the sides, above and below the line.
func TestSightAlongABorder(t *testing.T) {
	v := &Village{Width: 180, Height: 120, Zones: []Zone{
		{"a1", Point{30, 60}, []Point{{0, 0}, {60, 0}, {60, 120}, {0, 120}}},
		{"b1", Point{90, 30}, []Point{{60, 0}, {120, 0}, {120, 60}, {60, 60}}},
		{"b2", Point{90, 90}, []Point{{60, 60}, {120, 60}, {120, 120}, {60, 120}}},
		{"c1", Point{150, 60}, []Point{{120, 0}, {180, 0}, {180, 120}, {120, 120}}},
	}}
	somebody := func(int) bool { return true }
	if got := v.Sight(0, 3, somebody); !got.Clear || got.Range != 1 || !slices.Equal(got.Zones, []int{0, 3}) {
		t.Errorf("%+v", got)
	}
	v.Barriers = []Barrier{{Fence, []Point{{60, 60}, {120, 60}}}}
	if got := v.Sight(0, 3, somebody); got.Clear || got.Blocked.Kind != Fence {
		t.Errorf("along a fence: %+v", got)
	}
}

// A zone that goes round a corner is left and entered again, and counts once;
// how its door is entered does not matter where the line came over open ground
// in the end (GF52).
func TestSightIntoAZoneTwice(t *testing.T) {
	v := &Village{
		Width: 200, Height: 100,
		Zones: []Zone{
			{"a1", Point{20, 70}, []Point{{0, 0}, {50, 0}, {50, 100}, {0, 100}}},
			{"b1", Point{175, 70}, []Point{{50, 0}, {200, 0}, {200, 100}, {150, 100}, {150, 40}, {80, 40}, {80, 100}, {50, 100}}},
			{"c1", Point{115, 85}, []Point{{80, 40}, {150, 40}, {150, 100}, {80, 100}}},
		},
		Barriers: []Barrier{{Wall, []Point{{50, 0}, {50, 100}}}},
		Openings: []Opening{{Door, Segment{{50, 60}, {50, 80}}}},
	}
	got := v.Sight(0, 1, nobody)
	if !got.Clear || got.Range != 2 || !slices.Equal(got.Zones, []int{0, 1, 2}) || got.Into != NoOpening || got.Out != Door {
		t.Errorf("%+v", got)
	}
	if back := v.Sight(1, 0, nobody); !back.Clear || back.Range != 2 || back.Into != Door || back.Out != NoOpening {
		t.Errorf("back: %+v", back)
	}
}

// Where the line touches a corner of a zone it has not been out of it: the door
// is what it came in by.
func TestSightTouchesACorner(t *testing.T) {
	v := &Village{
		Width: 200, Height: 100,
		Zones: []Zone{
			{"a1", Point{20, 70}, []Point{{0, 0}, {50, 0}, {50, 100}, {0, 100}}},
			{"b1", Point{175, 70}, []Point{{50, 0}, {200, 0}, {200, 100}, {130, 100}, {115, 70}, {100, 100}, {50, 100}}},
			{"c1", Point{115, 90}, []Point{{100, 100}, {115, 70}, {130, 100}}},
		},
		Barriers: []Barrier{{Wall, []Point{{50, 0}, {50, 100}}}},
		Openings: []Opening{{Door, Segment{{50, 60}, {50, 80}}}},
	}
	if got := v.Sight(0, 1, nobody); !got.Clear || got.Range != 1 || got.Into != Door || got.Out != Door {
		t.Errorf("%+v", got)
	}
}
