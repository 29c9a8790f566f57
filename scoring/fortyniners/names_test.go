package fortyniners_test

import (
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring/fortyniners"
)

// Every spot of our board has a name of its own that people can say: that of a settlement, what it
// is, or the places between which it lies.
func TestSpotsHaveNames(t *testing.T) {
	n := fortyniners.NewNetwork(ours(t))
	for id, want := range map[string]string{
		"s0": "Start", "e0": "End of Run", "r5": "Tinhorn", "r37": "Fool's Gold",
		"x1": "the crossing by Wolf Ford", "t3": "the lookout by Dusty Fork", "r31": "the road block by Two Barrel",
		"hideout-red": "Roarin' Red's hideout", "jail-blue": "Bluebeard's cell",
		"r1": "the spot between Start and Dusty Fork",
		// The coach jumps over the crossing that is next to it, too (FN10).
		"r3": "the spot a mile from Dusty Fork towards Tinhorn", "r4": "the spot a mile from Tinhorn towards Dusty Fork",
		"r8":  "the spot a mile from Mercy Flats towards Copper Hat",
		"t1":  "the spot between Roarin' Red's hideout and the lookout by Dusty Fork",
		"t16": "the spot a mile from the crossing by Lone Mule towards the crossing by Dusty Fork",
		"t17": "the spot 2 miles from the crossing by Lone Mule towards the crossing by Dusty Fork",
	} {
		if got := n.Name(n.Index[id]).String(); got != want {
			t.Errorf("%s is called %q, want %q", id, got, want)
		}
	}
	called := map[string]string{}
	for at, s := range n.Spots {
		name := n.Name(fortyniners.SpotIndex(at)).String()
		if other, twice := called[name]; twice {
			t.Errorf("%s and %s are both called %q", other, s.ID, name)
		}
		called[name] = s.ID
		if slices.Contains(strings.FieldsFunc(name, func(r rune) bool { return strings.ContainsRune(" ()", r) }), s.ID) {
			t.Errorf("%s is called %q", s.ID, name)
		}
	}
}

// On a board without names, settlements are called as they stand there, and what would be called
// the same has that, too.
func TestSpotsWithoutNames(t *testing.T) {
	n := fortyniners.NewNetwork(tiny(t))
	called := map[string]bool{}
	for at := range n.Spots {
		name := n.Name(fortyniners.SpotIndex(at)).String()
		if called[name] {
			t.Errorf("two spots are called %q", name)
		}
		called[name] = true
	}
	if got := n.Name(n.Index["n1"]).String(); got != "n1" {
		t.Errorf("n1 is called %q", got)
	}
}
