package art

import (
	"strings"
	"testing"

	"saddlebag/sheets/canvas"
)

func TestParseEngravingRefuses(t *testing.T) {
	for text, want := range map[string]string{
		"glitter 1,2 3,4 ;":             `"glitter"`,
		"ink 1,2 3,4":                   "does not end",
		"line 1,2 3;4 ;":                `"3;4"`,
		"cut 2,1 1,2 3,4 ; 1,3 3,5 ;":   "number and two widths",
		"cut 0,1,1 1,2 3,4 ; 1,3 3,5 ;": "number and two widths",
		"cut 2,1,1 1,2 3,4 ;":           "pairs",
		"cut 2,1,1 1,2 3,4 ; 1,3 ;":     "pairs",
		"cut 2,1,1 1,2 3,4 ; 1,3 3,5":   "pairs",
		"cut 2,1,x 1,2 3,4 ; 1,3 3,5 ;": `"2,1,x"`,
	} {
		_, err := ParseEngraving(text)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("ParseEngraving(%q): %v, want an error with %s", text, err, want)
		}
	}
}

// Head over heels a drawing reaches to the other side of its origin, with lines
// as wide as before.
func TestEngravingHeadOverHeels(t *testing.T) {
	drawing, err := ParseEngraving("form 0,0 10,0 10,4 z\n")
	if err != nil {
		t.Fatal(err)
	}
	l := canvas.NewListing()
	drawing.Draw(l, 20, 30, -0.5, canvas.Black)
	want := canvas.NewListing()
	want.Path(canvas.Path{}.Move(20, 30).Line(15, 30).Line(15, 28).Line(20, 30).Close(), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.35, Round: true})
	if l.String() != want.String() {
		t.Errorf("got\n%swant\n%s", l, want)
	}
}

// Two cuts between two level guides lie at a quarter and three quarters of the way. Each
// swells from 1 to 2 tenths of a unit, half of it to each side.
func TestCutsSwell(t *testing.T) {
	drawing, err := ParseEngraving("tint 2,10,20 0,0 10,0 ; 0,4 10,4 ;\n")
	if err != nil {
		t.Fatal(err)
	}
	l := canvas.NewListing()
	drawing.DrawTinted(l, 0, 0, 1, canvas.Black, canvas.Red)
	want := canvas.NewListing()
	want.Path(canvas.Path{}.
		Move(0, 0.95).Line(10, 0.9).Line(10, 1.1).Line(0, 1.05).Close().
		Move(0, 2.95).Line(10, 2.9).Line(10, 3.1).Line(0, 3.05).Close(), canvas.Paint{Fill: canvas.Red, Width: canvas.PrintedLine, Round: true})
	if l.String() != want.String() {
		t.Errorf("got\n%swant\n%s", l, want)
	}
}
