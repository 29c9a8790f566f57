package art

import (
	"strings"
	"testing"

	"saddlebag/sheets/canvas"
)

// Of three lines between two guides, the middle one lies half way between them and is half
// as wide more. All are 2 and 3 and 4 wide at both ends, so that none is tapered.
func TestSwellingLinesLieBetweenTheirGuides(t *testing.T) {
	drawing, err := ParseEngraving("swell 3 0,2,2 10,2,2 ; 0,22,4 10,22,4 ;\n")
	if err != nil {
		t.Fatal(err)
	}
	got, want := canvas.NewListing(), canvas.NewListing()
	drawing.Draw(got, 0, 0, 1, canvas.Black)
	var bars canvas.Path
	for _, bar := range []struct{ y, half float64 }{{2, 1}, {12, 1.5}, {22, 2}} {
		top, foot := bar.y-bar.half, bar.y+bar.half
		bars = bars.Move(0, top).Line(10, top).Line(10, foot).Line(0, foot).Line(0, top).Close()
	}
	want.Path(bars, canvas.Paint{Fill: canvas.Black, Width: canvas.PrintedLine, Round: true})
	if got.String() != want.String() {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}

// A line that is 2 wide at its ends and 4 in its middle: its upper edge is a curve that
// runs through 5,-2. With both its control points 4/3 as far from the chord as that, a
// cubic curve does so.
func TestLinesSwell(t *testing.T) {
	drawing, err := ParseEngraving("gleam 1 0,0,2 5,0,4 10,0,2 ;\n")
	if err != nil {
		t.Fatal(err)
	}
	got, want := canvas.NewListing(), canvas.NewListing()
	drawing.Draw(got, 0, 0, 1, canvas.Black)
	const away = 1 + 4.0/3
	want.Path(canvas.Path{}.Move(0, -1).Curve(10.0/3, -away, 20.0/3, -away, 10, -1).
		Line(10, 1).Curve(20.0/3, away, 10.0/3, away, 0, 1).Close(), canvas.Paint{Fill: canvas.Paper, Width: canvas.PrintedLine, Round: true})
	if got.String() != want.String() {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}

// What a hand tapers begins where it likes, but always on the line: not before its first
// point, and not after three tenths of the way to the second.
func TestTaperedLinesBeginUnevenly(t *testing.T) {
	drawing, err := ParseEngraving("swell 40 0,0,0 10,0,1 20,0,1 ; 0,80,0 10,80,1 20,80,1 ;\n")
	if err != nil {
		t.Fatal(err)
	}
	begins := map[float64]bool{}
	for _, s := range drawing[0].path {
		if s.Op == canvas.MoveTo {
			begins[s.X] = true
			if s.X < 0 || s.X > 3 {
				t.Errorf("a line begins at %g", s.X)
			}
		}
	}
	if len(begins) < 30 {
		t.Errorf("of 40 lines there are %d beginnings", len(begins))
	}
}

func TestSwellingLinesAreRefused(t *testing.T) {
	for text, want := range map[string]string{
		"swell x 1,2,3 4,5,6 ;":             `"x"`,
		"swell 0 1,2,3 4,5,6 ;":             `"0"`,
		"swell 2 1,2,3 ;":                   "line 1 has 1 points",
		"swell 2 1,2 3,4 ; 1,2 3,4 5,6 ;":   "line 2 has 3 points",
		"swell 2 1,2,3,4 5,6 ;":             `"1,2,3,4"`,
		"swell 2 1,a 5,6 ;":                 `"1,a"`,
		"swell 2 1,2 5,6":                   "do not end",
		"swell 2":                           "do not end",
		"gleam 2 1,2 3,4 ; 5,6 7,8 ; 9,9 ;": "line 3 has 1 points",
	} {
		if _, err := ParseEngraving(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want an error with %s", text, err, want)
		}
	}
}
