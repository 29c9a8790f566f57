package press

import (
	"testing"

	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
)

// Eight poker cards of 0.32 mm take a box that is 65 by 90 by 4.56 mm inside. The flap that
// is glued behind a side is no wider than that, where it is 14 mm for 70 cards in 24.4.
func TestGluedFlapIsNoWiderThanTheSide(t *testing.T) {
	label := Label{Title: "Night", Icon: art.Coal, Picture: func(canvas.Canvas) {}}
	for cards, want := range map[int]float64{8: 4.56 + 2*65 + 2*4.56, 70: 14 + 2*65 + 2*24.4} {
		pages, err := TuckBox(Job{Paper: a4, Margin: 8}, Poker, cards, label)
		if err != nil {
			t.Fatal(err)
		}
		if p := pages[0].Placed[0].Panel; !near(p.W, want) {
			t.Errorf("%d cards: %g mm wide, want %g", cards, p.W, want)
		}
	}
}

// A title that is larger in two lines has two.
func TestTitleOfABoxIsAsLargeAsItCanBe(t *testing.T) {
	for _, test := range []struct {
		title string
		lines int
	}{{"Goldfever", 1}, {"Maloney's Inheritance", 2}, {"X Y", 1}} {
		if lines, caps := titleLines(test.title, 52); len(lines) != test.lines || caps <= 0 || art.TitleWidth(lines[0], caps) > 52+canvas.Slack {
			t.Errorf("%s: %q, %g mm high", speech.Words(test.title), lines, caps)
		}
	}
}
