package finaltest

import (
	"reflect"
	"testing"

	"saddlebag/scoring/example/game"
	"saddlebag/scoring/scoringtest"
	"saddlebag/templates"
)

// An oracle finds the same sheets whether or not it saves work.
func TestOracle(t *testing.T) {
	info := game.Game.Info()
	text, _ := templates.House(info.ID, info.Data)
	house, err := game.Game.ReadHouse(info.Data, text)
	if err != nil {
		t.Fatal(err)
	}
	c := Config{Game: game.Game, House: house, Kinds: []scoringtest.Kind{{Players: 2}, {Players: 4}}}
	const games = 3
	for kind := range c.Kinds {
		for n := range games {
			tb := c.play(t, kind, n)
			for _, slip := range settled {
				d, ok := tb.settledSlip(tb.filled, slip.make)
				if !ok {
					continue
				}
				if readable, _ := tb.blank.Checklist().Readable(d.Filled); !tb.blank.Checklist().Contradicted(readable) {
					continue
				}
				if quick, slow := tb.neighbours(d.Filled, false), tb.neighbours(d.Filled, true); !reflect.DeepEqual(quick, slow) {
					t.Errorf("%s: %+v, and with more work %+v, of\n%s", slip.name, quick, slow, d)
				}
			}
		}
	}
}

// What somebody could have meant is near to what is written.
func TestNumbersNear(t *testing.T) {
	near := map[string]bool{}
	for _, n := range numbersNear("31") {
		near[n] = true
	}
	for _, n := range []string{"13", "3", "1", "36", "26", "81", "39", "311", "731", "301"} {
		if !near[n] {
			t.Errorf("%s is near to 31", n)
		}
	}
	for _, n := range []string{"48", "113", "-31"} {
		if near[n] {
			t.Errorf("%s is far from 31", n)
		}
	}
}
