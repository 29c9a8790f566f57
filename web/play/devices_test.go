package play

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/web/live"
)

// What a device shows is told in the words of who made it.
func TestLabelByDevice(t *testing.T) {
	throw := scoring.Prompt{Seat: 0, Verb: "roll", Label: "Throw 3 dice", Own: "We threw …", Args: []scoring.Arg{{Kind: scoring.Throw, From: 3, To: 3, Faces: 6, Device: "dice"}}}
	hunt := scoring.Prompt{Seat: 0, Verb: "hunt", Label: "Go hunting", Args: throw.Args} // of which the throw is a part
	for _, c := range []struct {
		p             scoring.Prompt
		dice          string
		label, button string
		heads         bool
	}{
		{throw, live.Physical, "We threw …", "Enter", true},
		{throw, live.Virtual, "Throw 3 dice", "Throw 3 dice", false},
		{hunt, live.Physical, "Go hunting", "Enter", true},
		{hunt, live.Virtual, "Go hunting", "Go hunting", false},
	} {
		o := offerAt(live.Presence{Dice: c.dice, Done: make([]bool, 2)}, c.p)
		if got := o.Label.String(); got != c.label || o.Heads() != c.heads || o.Buttons[0].Label.String() != c.button {
			t.Errorf("%s with %s dice: %q, as a heading %t, on the button %q", c.p.Verb, c.dice, got, o.Heads(), o.Buttons[0].Label)
		}
	}
}

// Who throws before others have finished reads whose dice are gone.
func TestNotDoneYet(t *testing.T) {
	for _, c := range []struct {
		names        []string
		left         []int
		throws, made bool
		want         string
	}{
		{[]string{"Bob"}, []int{2}, true, false, "Bob has 2 dice left; they're gone once you enter these."},
		{[]string{"Bob"}, []int{1}, true, true, "Bob has 1 die left; it's gone once you throw."},
		{[]string{"Bob", "Cy", "Dee"}, []int{1, 0, 3}, true, true, "Bob has 1 die left, Dee has 3 dice left; they're gone once you throw."},
		{[]string{"Bob", "Cy"}, []int{0, 0}, true, true, "Bob and Cy haven't finished."},
		{[]string{"Bob"}, []int{2}, false, false, "Bob hasn't finished."}, // a day is closed, and no dice are thrown
	} {
		if got := notDoneYet(c.names, c.left, c.throws, c.made).String(); got != c.want {
			t.Errorf("%v with %v: %q, want %q", c.names, c.left, got, c.want)
		}
	}
}
