package press

import (
	"testing"

	"saddlebag/sheets/canvas"
)

// On paper of 100 by 100 mm, cuts worked out by hand.
func TestCutsOf(t *testing.T) {
	at := func(x, y, w, h float64) canvas.Area { return canvas.Area{X: x, Y: y, W: w, H: h} }
	for name, test := range map[string]struct {
		pieces []canvas.Area
		cuts   int
		ok     bool
	}{
		"nothing":          {nil, 0, true},
		"one in the midst": {[]canvas.Area{at(40, 40, 20, 20)}, 4, true},
		"one in a corner":  {[]canvas.Area{at(0, 0, 20, 20)}, 2, true},
		// Four round them, and one where they touch.
		"two that touch": {[]canvas.Area{at(20, 20, 30, 20), at(50, 20, 30, 20)}, 5, true},
		// Of the gap of 10 both have an edge.
		"two apart": {[]canvas.Area{at(20, 20, 20, 20), at(50, 20, 20, 20)}, 6, true},
		// Four round them, one into rows, and in each row one.
		"two by two": {[]canvas.Area{at(20, 20, 30, 30), at(50, 20, 30, 30), at(20, 50, 30, 30), at(50, 50, 30, 30)}, 7, true},
		// Four round them, one under the wide one, and one between those below it.
		"one over two": {[]canvas.Area{at(20, 20, 60, 30), at(20, 50, 30, 30), at(50, 50, 30, 30)}, 6, true},
		// Each of four is in the way of the cut beside the next.
		"a pinwheel": {[]canvas.Area{at(10, 10, 40, 20), at(50, 10, 20, 40), at(30, 50, 40, 20), at(10, 30, 20, 40)}, 0, false},
	} {
		cuts, ok := cutsOf(at(0, 0, 100, 100), test.pieces)
		if ok != test.ok || ok && cuts != test.cuts {
			t.Errorf("%s: %d cuts, %v; want %d, %v", name, cuts, ok, test.cuts, test.ok)
		}
	}
}

// Nine cards on a4, edge to edge: four cuts round them, two into rows, and two in each of
// these.
func TestCutsOfALeafOfCards(t *testing.T) {
	pages, err := LayCards(Job{Paper: a4, Margin: 8}, "deck", Poker, CardBlank, deck(Poker, 9))
	if err != nil {
		t.Fatal(err)
	}
	if cuts, ok := Leaves(pages, OneSided)[0].Cuts(); !ok || cuts != 12 {
		t.Errorf("%d cuts, %v", cuts, ok)
	}
}
