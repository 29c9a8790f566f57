package village

import (
	"encoding/json"
	"os"
	"reflect"
	"testing"

	"saddlebag/scoring/house"
)

// villageFile is a document that holds a village alone.
type villageFile struct {
	Village Village `json:"village"`
}

// readVillage reads and checks a village.
func readVillage(text []byte) (*Village, error) {
	file := &villageFile{}
	doc, err := house.Decode("my.yaml", text, file)
	if err != nil {
		return nil, err
	}
	if err := file.Village.Check(doc, "village"); err != nil {
		return nil, err
	}
	return &file.Village, nil
}

// ours is the text of the village that comes with the program.
func ourVillageText(t testing.TB) []byte {
	t.Helper()
	text, err := os.ReadFile("../../../templates/goldfever/parts/village.yaml")
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func ourVillage(t testing.TB) *Village {
	t.Helper()
	v, err := readVillage(ourVillageText(t))
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// Our village has room to hide, to shoot and to get about: as many zones and
// buildings as asked, doors and windows in each, and sights of every range that
// a gun reaches.
func TestOurVillage(t *testing.T) {
	v := ourVillage(t)
	if n := len(v.Zones); n < 40 || n > 60 {
		t.Errorf("%d zones, want 40 to 60", n)
	}
	if n := len(v.Buildings); n < 6 {
		t.Errorf("%d buildings, want 6 at least", n)
	}
	for _, b := range v.Buildings {
		ways := map[Border]int{}
		for in, z := range v.Zones {
			for _, out := range v.Neighbours(in) {
				if border, _ := v.Border(in, out); b.Holds(z.Centre) && !b.Holds(v.Zones[out].Centre) {
					ways[border]++
				}
			}
		}
		if ways[DoorBorder] == 0 || ways[WindowBorder] == 0 || ways[OpenBorder] > 0 {
			t.Errorf("out of the %s lead %v", b.Name, ways)
		}
	}
	ranges := map[int]int{}
	for a := range v.Zones {
		for b := range a {
			if seen := v.Sight(a, b, nobody); seen.Clear {
				ranges[seen.Range]++
			}
		}
	}
	for reach := 1; reach <= 8; reach++ { // of the hunting rifle (GF5)
		if ranges[reach] == 0 {
			t.Errorf("nobody sees over %d zones: %v", reach, ranges)
		}
	}
	if text, err := json.Marshal(villageFile{*v}); err != nil {
		t.Error(err)
	} else if again, err := readVillage(text); err != nil || !reflect.DeepEqual(again, v) {
		t.Errorf("read back: %v", err)
	}
}

// Down the street and through doors, by the map.
func TestOurSights(t *testing.T) {
	v := ourVillage(t)
	for _, c := range []struct {
		from, to string
		want     Sight
	}{
		{"a3", "b3", Sight{Clear: true, Range: 1}},
		{"f3", "f2", Sight{Clear: true, Range: 1, Into: Door, Out: Door}},     // by the saloon's front door
		{"f3", "f1", Sight{Clear: true, Range: 2, Into: Door, Out: Door}},     // and through to the back
		{"e1", "f1", Sight{Clear: true, Range: 1, Into: Window, Out: Window}}, // by its window
		{"c5", "c6", Sight{Blocked: Obstacle{Kind: Fence}}},                   // into the corral
		{"b4", "b5", Sight{Blocked: Obstacle{Kind: Wall}}},                    // the back of the bank
		{"d4", "d5", Sight{Blocked: Obstacle{Kind: TreeObstacle}}},            // between them stands one
		{"a5", "a6", Sight{Clear: true, Range: 1, Into: Door, Out: Door}},
	} {
		got := v.Sight(named(t, v, c.from), named(t, v, c.to), nobody)
		got.Zones = nil
		if !reflect.DeepEqual(got, c.want) {
			t.Errorf("from %s to %s: %+v, want %+v", c.from, c.to, got, c.want)
		}
	}
}

func nobody(int) bool { return false }

// All pairs of our village take milliseconds.
func BenchmarkSights(b *testing.B) {
	v := ourVillage(b)
	for b.Loop() {
		for from := range v.Zones {
			for to := range from {
				v.Sight(from, to, nobody)
			}
		}
	}
}
