package press_test

import (
	"math"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

// A title in wood type is found where it is seen, in any ink, whether the page draws it or a
// part that is kept, and which way up it is; and nothing more is seen.
func TestTitlesAreFound(t *testing.T) {
	const caps = 8.0
	draw := func(c canvas.Canvas) {
		c.Text(20, 25, "before", canvas.Type{Size: 10, Colour: canvas.Black})
		art.DrawTitle(c, 30, 40, caps, "Red Canyon", art.Shaded, canvas.Left)
		c.Text(20, 60, "after", canvas.Type{Size: 10, Colour: canvas.Black})
	}
	for _, ink := range canvas.Inks {
		for _, key := range []string{"", "found"} {
			o := sheetstest.SpecimenOptions()
			o.Ink = ink
			page := press.Page{Size: press.Papers[0], Placed: []panel.Placement{{Panel: panel.Panel{ID: "titled", W: 150, H: 100, Key: key, Static: draw}}}}
			file := sheetstest.Write(t, o, page)
			if text := strings.Fields(sheetstest.Read(t, file, "pdftotext", "FILE", "-")); strings.Join(text, " ") != "before Red Canyon after" {
				t.Errorf("%s, part %q: %q", ink, key, text)
			}
			words := regexp.MustCompile(`xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(Red|Canyon)<`).FindAllStringSubmatch(sheetstest.Read(t, file, "pdftotext", "-bbox", "FILE", "-"), -1)
			if len(words) != 2 {
				t.Fatalf("%s, part %q: %q", ink, key, words)
			}
			at := func(word, edge int) float64 {
				v, _ := strconv.ParseFloat(words[word][edge], 64)
				return v * canvas.Point
			}
			for _, test := range []struct{ got, want float64 }{
				{at(0, 1), 30}, {at(1, 3), 30 + art.TitleWidth("Red Canyon", caps)},
			} {
				if math.Abs(test.got-test.want) > 0.5 {
					t.Errorf("%s, part %q: an edge at %.2f mm, want %.2f", ink, key, test.got, test.want)
				}
			}
			if at(0, 2) > 40-caps || at(0, 4) < 40 {
				t.Errorf("%s, part %q: from %.2f to %.2f mm, want all of the letters", ink, key, at(0, 2), at(0, 4))
			}
		}
	}
}

// What stands on its head is found there, too.
func TestTitlesUpsideDownAreFound(t *testing.T) {
	page := press.Page{Size: press.Papers[0], Decor: func(c canvas.Canvas) {
		art.DrawLettered(c, 100, 50, -6, "Boodle", canvas.Black)
	}}
	file := sheetstest.Write(t, sheetstest.SpecimenOptions(), page)
	m := regexp.MustCompile(`xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">Boodle<`).FindStringSubmatch(sheetstest.Read(t, file, "pdftotext", "-bbox", "FILE", "-"))
	if m == nil {
		t.Fatal("not found")
	}
	left, _ := strconv.ParseFloat(m[1], 64)
	right, _ := strconv.ParseFloat(m[3], 64)
	if middle := (left + right) / 2 * canvas.Point; math.Abs(middle-100) > 0.5 {
		t.Errorf("its middle is at %.2f mm, want 100", middle)
	}
}

// Words that nobody sees take no ink.
func TestFoundWordsAreNotSeen(t *testing.T) {
	page := press.Page{Size: press.Papers[0], Decor: func(c canvas.Canvas) { canvas.Read(c, 30, 40, 60, 8, "Red Canyon") }}
	if got := darkness(render(t, sheetstest.Write(t, sheetstest.SpecimenOptions(), page), 50)[0]); got != 0 {
		t.Errorf("darkness %.5f", got)
	}
}
