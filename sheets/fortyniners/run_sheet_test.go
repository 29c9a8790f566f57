package fortyniners_test

import (
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/sheets/fortyniners"
	"saddlebag/sheets/sheetstest"
)

// A run may have more turns than any other, and than a page has places: 40 of
// them with a board (FN16), and as many as it takes without one (FN41). None is
// lost, no row is too low for a pencil, and nothing leaves the paper.
//
// A run has 40 places, ten legs of four on a4 and letter, and two such runs share a page; one
// with a turn more has eleven legs. A run of 101 turns has 26 legs, and a page for itself. On
// a5 a run has twenty legs of two, and takes two pages.
func TestLongRunsGoOnOnTheNextPage(t *testing.T) {
	for _, test := range []struct {
		name  string
		paper string
		stops [4]int // of each seat; the last seat's run goes on
		pages int
	}{
		{"short", "a4", [4]int{3, 5, 2, 4}, 2},
		{"full, in a run that is not the first", "a4", [4]int{3, 20, 2, 4}, 2},
		{"long, at the turn cap", "a4", [4]int{3, 5, 2, 39}, 2},
		{"long, next to a short one", "letter", [4]int{40, 5, 40, 4}, 2},
		{"very long", "a4", [4]int{3, 100, 2, 4}, 3},
		{"on small paper", "a5", [4]int{3, 5, 2, 4}, 8},
	} {
		job := blank(t, "none")
		state, err := fortyniners.Title.Game.New(job.Setup)
		if err != nil {
			t.Fatal(err)
		}
		job.Paper = sheetstest.Paper(t, test.paper)
		job.Started = true
		number := 0
		say := func(seat int, words ...string) {
			number++
			if v := state.Apply(scoring.Event{Number: number, Seat: seat, Verb: words[0], Args: words[1:]}); v != nil {
				t.Fatal(v)
			}
		}
		for seat, stops := range test.stops {
			for range stops {
				say(seat, "stop", "5")
			}
			if seat < 3 {
				say(seat, "end-of-run")
			}
		}
		job = job.Showing(state)
		pages := made(t, job, "run")
		if len(pages) != test.pages {
			t.Errorf("%s: %d pages, want %d", test.name, len(pages), test.pages)
		}
		type place struct {
			owner int
			cell  string
		}
		shown := map[place]int{}
		for _, page := range pages {
			for _, at := range page.Placed {
				for _, s := range at.Panel.Slots {
					shown[place{at.Panel.Owner, s.Cell}]++
					if strings.HasPrefix(s.Cell, "turn-") && s.H < 5.999 {
						t.Errorf("%s: %s is %.2f mm high", test.name, s.Cell, s.H)
					}
				}
			}
		}
		for _, c := range job.Cells {
			if n := shown[place{c.Owner, c.ID}]; n != 1 && c.Use != scoring.Shown {
				t.Errorf("%s: %s of seat %d is shown %d times", test.name, c.ID, c.Owner, n)
			}
		}
		sheetstest.Write(t, sheetstest.Options(fortyniners.Title), pages...) // refuses what leaves the paper
	}
}
