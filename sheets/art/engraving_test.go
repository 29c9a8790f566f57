package art

import (
	"strings"
	"testing"

	"saddlebag/sheets/canvas"
)

func TestParseEngravingRefuses(t *testing.T) {
	for text, want := range map[string]string{
		"glitter 1,2 3,4 ;": `"glitter"`,
		"ink 1,2 3,4":       "does not end",
		"line 1,2 3;4 ;":    `"3;4"`,
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
