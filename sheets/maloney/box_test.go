package maloney_test

import (
	"errors"
	"math"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"saddlebag/sheets/canvas"
	"saddlebag/sheets/maloney"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

// The box holds 70 cards of 63 by 88 mm and 0.32 mm: inside it is 65 wide, 90 high
// and 24.4 deep. Lying flat it is as wide as two faces, two sides and a flap of 14,
// and as high as a face, two ends and two flaps.
func TestBox(t *testing.T) {
	job := blank(t, 3)
	for _, paper := range []string{"a4", "letter"} {
		job.Paper = sheetstest.Paper(t, paper)
		pages := made(t, job, "box")
		p := pages[0].Placed[0].Panel
		if math.Abs(p.W-192.8) > 0.01 || math.Abs(p.H-166.8) > 0.01 {
			t.Errorf("%s: %.1f × %.1f mm", paper, p.W, p.H)
		}
		pdf := sheetstest.Write(t, sheetstest.Options(maloney.Title), pages...)
		text := sheetstest.Read(t, pdf, "pdftotext", "FILE", "-")
		for _, want := range []string{"glue the dotted flap", "70 cards"} {
			if !strings.Contains(text, want) {
				t.Errorf("%s says %q, not %q", paper, text, want)
			}
		}
	}
	job.Paper = sheetstest.Paper(t, "a5")
	chosen, err := maloney.Title.Choose([]string{"box"})
	if err != nil {
		t.Fatal(err)
	}
	var refusal *canvas.Refusal
	if _, err := press.Pages(chosen, job, 1); !errors.As(err, &refusal) {
		t.Errorf("on a5: %v", err)
	}
}

// From left to right there are the glued flap of 14 mm, the back of 65, a side of 24.4, the
// front and the other side, 90 mm high under the lid of 24.4 and its flap of 14; the floor
// and its flap are below. Something is drawn on all that one sees of the box. What tells
// how to make it is on what one doesn't: the glued flap and the floor's.
func TestBoxIsDrawnOnAllSides(t *testing.T) {
	p := made(t, blank(t, 3), "box")[0].Placed[0].Panel
	eye := look(p)
	for name, face := range map[string]canvas.Area{
		"back": {X: 14, Y: 38.4, W: 65, H: 90}, "left": {X: 79, Y: 38.4, W: 24.4, H: 90}, "front": {X: 103.4, Y: 38.4, W: 65, H: 90},
		"right": {X: 168.4, Y: 38.4, W: 24.4, H: 90}, "lid": {X: 14, Y: 14, W: 65, H: 24.4},
	} {
		drawn := 0
		for at := range eye.points {
			x, y := float64(at[0])/100, float64(at[1])/100
			if x > face.X+1 && x < face.X+face.W-1 && y > face.Y+1 && y < face.Y+face.H-1 {
				drawn++
			}
		}
		if drawn < 50 {
			t.Errorf("%s: only %d points", name, drawn)
		}
	}
	list := canvas.NewListing()
	p.Static(list)
	flaps := 0
	for _, m := range regexp.MustCompile(`(?m)^ *text ([\d.]+) ([\d.]+).*"(.*)"$`).FindAllStringSubmatch(list.String(), -1) {
		x, _ := strconv.ParseFloat(m[1], 64)
		y, _ := strconv.ParseFloat(m[2], 64)
		if strings.Contains(m[3], "glue") || strings.Contains(m[3], "tuck") {
			flaps++
			if x > 14 && y < 38.4+90+24.4 {
				t.Errorf("%q at %g, %g is seen on the box", m[3], x, y)
			}
		}
	}
	if flaps < 2 {
		t.Errorf("%d flaps say what to do:\n%s", flaps, list)
	}
}
