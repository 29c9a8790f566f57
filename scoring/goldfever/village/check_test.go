package village

import (
	"errors"
	"strings"
	"testing"

	"saddlebag/scoring/house"
	"saddlebag/scoring/scoringtest"
)

// hamlet is the smallest village that has one of everything.
const hamlet = `village:
  width: 120
  height: 120
  zones:
    - {name: a1, centre: [30, 30], outline: [[0, 0], [60, 0], [60, 60], [0, 60]]}
    - {name: b1, centre: [90, 30], outline: [[60, 0], [120, 0], [120, 60], [60, 60]]}
    - {name: a2, centre: [30, 90], outline: [[0, 60], [120, 60], [120, 120], [0, 120]]}
  buildings:
    - {name: Jail, outline: [[60, 0], [120, 0], [120, 60], [60, 60]]}
  barriers:
    - {kind: wall, path: [[60, 0], [60, 60], [120, 60]]}
    - {kind: fence, path: [[0, 60], [40, 60]]}
  openings:
    - {kind: door, line: [[60, 20], [60, 40]]}
    - {kind: window, line: [[80, 60], [100, 60]]}
  trees:
    - {centre: [70, 90], radius: 5}
`

// What is wrong with a village is told with its field. Each change breaks the
// hamlet in one way.
func TestVillageErrors(t *testing.T) {
	for _, c := range []struct{ old, new, want string }{
		{"a1", "a1", ""},
		{"width: 120", "width: 99", "2:10: village.width: 99 is out of range; use 100 to 1000"},
		{"height: 120", "height: 1001", "3:11: village.height: 1001 is out of range; use 100 to 1000"},
		{"name: b1", "name: B1", `6:14: village.zones[1].name: "B1" isn't a zone's name; use a small letter and a number, like c4`},
		{"name: b1", "name: b01", `6:14: village.zones[1].name: "b01" isn't a zone's name; use a small letter and a number, like c4`},
		{"name: b1", "name: a1", "6:14: village.zones[1].name: a1 is here twice; use each only once"},
		{"[60, 60], [0, 60]]}", "[60, 60], [0, 121]]}", "5:73: village.zones[0].outline[3]: [0, 121] isn't on the plan, which is 120 by 120"},
		{"[[0, 0], [60, 0], [60, 60], [0, 60]]", "[[0, 0], [60, 0]]", "5:45: village.zones[0].outline: this has 2 corners; an outline needs at least 3"},
		{"[0, 0], [60, 0]", "[0, 0], [60, 0], [60, 0]", "[60, 0] is here twice; use each only once"},
		{"[0, 0], [60, 0]", "[0, 0], [60, 0], [30, 0]", "the outline turns back on itself here; move this corner"},
		{"[[0, 0], [60, 0], [60, 60], [0, 60]]", "[[0, 0], [60, 60], [60, 0], [0, 60]]", "the side from [60, 0] to [0, 60] meets the one from [0, 0] to [60, 60]; move a corner"},
		{"centre: [30, 30]", "centre: [70, 30]", "5:26: village.zones[0].centre: [70, 30] isn't in a1; move the centre into it"},
		{"centre: [30, 30]", "centre: [-1, 30]", "5:26: village.zones[0].centre: [-1, 30] isn't on the plan, which is 120 by 120"},
		{"centre: [30, 30]", "centre: [49, 30]", "5:26: village.zones[0].centre: the circle of a1, 22 wide, touches its outline; move it or make it smaller"},
		{"centre: [30, 30]", "centre: [48, 48]", ""},
		{"height: 120", "height: 120\n  circle: 29", ""}, // a1 is 60 wide
		{"height: 120", "height: 120\n  circle: 30", "6:26: village.zones[0].centre: the circle of a1, 60 wide, touches its outline; move it or make it smaller"},
		{"height: 120", "height: 120\n  circle: -1", "4:11: village.circle: -1 is out of range; use 1 to 1000"},
		{"[60, 60], [0, 60]]}", "[60, 60], [0, 70]]}", "7:45: village.zones[2].outline: a2 overlaps a1; change one of their outlines"},
		{"[[60, 0], [120, 0], [120, 60], [60, 60]]}\n    - {name: a2", "[[0, 0], [120, 0], [120, 60], [0, 60]]}\n    - {name: a2", "6:45: village.zones[1].outline: b1 overlaps a1; change one of their outlines"},
		{"centre: [90, 30], outline: [[60, 0], [120, 0], [120, 60], [60, 60]]", "centre: [30, 30], outline: [[0, 0], [60, 0], [60, 60], [0, 60]]", "6:45: village.zones[1].outline: b1 overlaps a1; change one of their outlines"},
		{"[60, 60], [0, 60]]}", "[60, 60], [0, 50]]}", "5:45: village.zones[0].outline: a1 has no zone beside it from [60, 60] to [0, 50]; the zones must cover the plan"},
		{"kind: fence", "kind: hedge", `12:14: village.barriers[1].kind: there's no "hedge" here; use wall or fence`},
		{"[[0, 60], [40, 60]]", "[[0, 60]]", "12:27: village.barriers[1].path: this has 1 point; a path needs at least 2"},
		{"[[0, 60], [40, 60]]", "[[0, 60], [0, 60]]", "12:28: village.barriers[1].path[0]: [0, 60] is here twice; use each only once"},
		{"[[0, 60], [40, 60]]", "[[0, 60], [40, 121]]", "12:37: village.barriers[1].path[1]: [40, 121] isn't on the plan, which is 120 by 120"},
		{"[[0, 60], [40, 60]]", "[[0, 60], [40, 61]]", "12:28: village.barriers[1].path[0]: the fence from [0, 60] to [40, 61] runs through a2; run it along borders"},
		{"[[0, 60], [40, 60]]", "[[0, 60], [70, 60]]", "12:28: village.barriers[1].path[0]: there's already a wall from [60, 60] to [70, 60]; leave one out"},
		{"kind: door", "kind: gate", `14:14: village.openings[0].kind: there's no "gate" here; use door or window`},
		{"[[60, 20], [60, 40]]", "[[60, 20], [60, 20]]", "14:26: village.openings[0].line: [60, 20] is here twice; use each only once"},
		{"[[60, 20], [60, 40]]", "[[60, 0], [60, 40]]", "14:26: village.openings[0].line: the door from [60, 0] to [60, 40] must be in one straight wall, away from its ends"},
		{"[[60, 20], [60, 40]]", "[[60, 20], [61, 40]]", "14:26: village.openings[0].line: the door from [60, 20] to [61, 40] must be in one straight wall, away from its ends"},
		{"[[60, 20], [60, 40]]", "[[10, 60], [20, 60]]", "14:26: village.openings[0].line: the door from [10, 60] to [20, 60] must be in one straight wall, away from its ends"},
		{"[[80, 60], [100, 60]]", "[[60, 40], [60, 50]]", "15:28: village.openings[1].line: this window touches the door from [60, 20]; move one of them"},
		{"[[60, 0], [60, 60], [120, 60]]", "[[60, 0], [60, 60], [120, 60], [120, 0]]", ""},
		{"[[60, 0], [60, 60], [120, 60]]}\n    - {kind: fence, path: [[0, 60], [40, 60]]}\n  openings:\n    - {kind: door, line: [[60, 20], [60, 40]]}", "[[60, 0], [60, 60], [120, 60], [120, 0]]}\n    - {kind: fence, path: [[0, 60], [40, 60]]}\n  openings:\n    - {kind: door, line: [[120, 20], [120, 40]]}", "14:26: village.openings[0].line: this door is on the border of 1 zone; it must join 2"},
		{"centre: [70, 90]", "centre: [70, 190]", "17:16: village.trees[0].centre: [70, 190] isn't on the plan, which is 120 by 120"},
		{"radius: 5", "radius: 0", "17:34: village.trees[0].radius: 0 is out of range; use 1 to 100"},
		{"radius: 5", "radius: 29", "17:7: village.trees[0]: the tree at [70, 90] is on the circle of a2; move it"},
		{"centre: [70, 90]", "centre: [85, 65]", "17:7: village.trees[0]: the tree at [85, 65] is in the window from [80, 60]; move it"},
		{"radius: 5}", "radius: 5}\n    - {centre: [80, 90], radius: 5}", "18:7: village.trees[1]: the tree at [80, 90] touches the one at [70, 90]; move one of them"},
		{"radius: 5}", "radius: 5}\n    - {centre: [81, 90], radius: 5}", ""},
		{"[[0, 60], [40, 60]]", "[[0, 60], [60, 60]]", ""}, // by door and window
		{"name: Jail", `name: ""`, "9:14: village.buildings[0].name: this has 0 characters; use 1 to 16"},
		{"name: Jail", "name: Jail of the county", "9:14: village.buildings[0].name: this has 18 characters; use 1 to 16"},
		{"name: Jail, outline: [[60, 0], ", "name: Jail, outline: [[60, 200], ", "9:30: village.buildings[0].outline[0]: [60, 200] isn't on the plan, which is 120 by 120"},
		{"  barriers:", "    - {name: Jail, outline: [[0, 0], [60, 0], [60, 60]]}\n  barriers:", "10:14: village.buildings[1].name: Jail is here twice; use each only once"},
	} {
		changed := strings.Replace(hamlet, c.old, c.new, 1)
		if !strings.Contains(hamlet, c.old) {
			t.Fatalf("%q is not in the hamlet", c.old)
		}
		_, err := readVillage([]byte(changed))
		var e *house.Error
		if c.want != "" && (!errors.As(err, &e) || !strings.HasSuffix(err.Error(), c.want)) || c.want == "" && err != nil {
			t.Errorf("%q:\ngot  %v\nwant my.yaml:%s", c.new, err, c.want)
		} else if e != nil {
			scoringtest.Messaged(t, e)
		}
	}
}

// Where nothing leads out of a zone, it cannot be reached (GF2).
func TestVillageCutOff(t *testing.T) {
	shut := strings.NewReplacer(
		"    - {kind: door, line: [[60, 20], [60, 40]]}\n", "",
		"    - {kind: window, line: [[80, 60], [100, 60]]}\n", "",
		"openings:", "openings: []",
	).Replace(hamlet)
	if _, err := readVillage([]byte(shut)); err == nil || err.Error() != "my.yaml:6:7: village.zones[1]: there's no way from a1 to b1; make one" {
		t.Error(err)
	}
}

// A tree on the way from zone to zone leaves it open, unless nothing sticks out
// of it (GF2).
func TestBorderUnderATree(t *testing.T) {
	for _, c := range []struct {
		tree string
		open bool
	}{
		{"centre: [50, 60], radius: 9", true},
		{"centre: [50, 60], radius: 10", false}, // from 40 to 60, what the fence and the wall leave
		{"centre: [50, 61], radius: 10", true},
	} {
		text := strings.Replace(hamlet, "centre: [70, 90], radius: 5", c.tree, 1)
		v, err := readVillage([]byte(text))
		if err != nil {
			t.Fatal(err)
		}
		if border, ok := v.Border(0, 2); ok != c.open || ok && border != OpenBorder {
			t.Errorf("%s: %q, %v", c.tree, border, ok)
		}
		if border, ok := v.Border(0, 0); ok {
			t.Errorf("a1 borders itself: %q", border)
		}
	}
}
