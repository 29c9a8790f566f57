package canvas_test

import (
	"math"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"saddlebag/sheets/canvas"

	"github.com/google/go-cmp/cmp"
)

var body10 = canvas.Type{Face: canvas.Body, Size: 10, Colour: canvas.Black}

func TestMeasure(t *testing.T) {
	// Advances in 2048ths of an em, as the font's tables have them: A 1479,
	// V 1479, f 682, i 569, Å 1479. Neither AV is kerned nor fi a ligature.
	tests := []struct {
		text  string
		units float64
	}{
		{"", 0},
		{"AV", 1479 + 1479},
		{"fi", 682 + 569},
		{"A\u030a", 1479},
		{"A\u200bV\u202e", 1479 + 1479},
	}
	for _, test := range tests {
		want := test.units / 2048 * 10 * 25.4 / 72
		if got := canvas.Measure(test.text, body10); math.Abs(got-want) > 1e-9 {
			t.Errorf("%q is %.4f mm wide, want %.4f", test.text, got, want)
		}
	}
}

func TestLines(t *testing.T) {
	tests := []struct {
		text  string
		width float64
		want  []string
	}{
		{"", 50, []string{""}},
		{"one two", 50, []string{"one two"}},
		{"one  two\nthree", 50, []string{"one two", "three"}},
		{"one two three", 13, []string{"one two", "three"}},
		{"one two\u00a0three", 16, []string{"one", "two\u00a0three"}},
		{"wwwwww", 8, []string{"www", "www"}}, // a w is 1479 units: 2.55 mm
		{"no widthatall", 0, []string{"n", "o", "w", "i", "d", "t", "h", "a", "t", "a", "l", "l"}},
	}
	for _, test := range tests {
		if diff := cmp.Diff(test.want, canvas.Lines(test.text, test.width, body10)); diff != "" {
			t.Errorf("%q in %g mm (-want +got):\n%s", test.text, test.width, diff)
		}
	}
}

// What readers take for one character is never torn apart.
func TestLinesKeepCharactersWhole(t *testing.T) {
	for _, whole := range []string{"x\u0301\u0302", "👩\u200d🌾", "🇩🇪", "👍🏽", "க்"} {
		for _, line := range canvas.Lines("m"+whole+whole+"m", 0.1, body10) {
			if strings.Trim(line, "m") != "" && line != whole {
				t.Errorf("%q came apart: %q", whole, line)
			}
		}
	}
}

// texts reads the lines of text that a drawing has: what, its size and where.
type text struct {
	text       string
	x, y, size float64
}

var textLine = regexp.MustCompile(`(?m)^text (\S+) (\S+) \w+ (\S+) \w+ \w+ (".*")$`)

func texts(t *testing.T, draw func(canvas.Canvas)) []text {
	t.Helper()
	l := canvas.NewListing()
	draw(l)
	var all []text
	for _, m := range textLine.FindAllStringSubmatch(l.String(), -1) {
		var n [3]float64
		for i := range n {
			n[i], _ = strconv.ParseFloat(m[i+1], 64)
		}
		s, err := strconv.Unquote(m[4])
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, text{s, n[0], n[1], n[2]})
	}
	return all
}

func TestFit(t *testing.T) {
	// A w is 1479 2048ths of an em, a space 512, an ellipsis 2048. At 10
	// points "www" is 7.64 mm wide; at 6 "www www" is 9.70, "www ww…" 10.29
	// and "www w…" 8.76.
	tests := []struct {
		name string
		area canvas.Area
		text string
		want []string
		size float64
	}{
		{"fits", canvas.Area{W: 20, H: 6}, "www", []string{"www"}, 10},
		{"too high", canvas.Area{W: 20, H: 2}, "www", []string{"www"}, 2 / 0.88 / 25.4 * 72},
		{"shrinks", canvas.Area{W: 20, H: 6}, "www www www", []string{"www www www"}, 20 / 24.699 * 10},
		{"breaks", canvas.Area{W: 10, H: 6}, "www www www", []string{"www www", "www"}, 6},
		{"cut", canvas.Area{W: 10, H: 3}, "www www www", []string{"www w…"}, 6},
		{"nothing", canvas.Area{W: 25, H: 6}, " ", []string{""}, 10},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			got := texts(t, func(c canvas.Canvas) { canvas.Fit(c, test.area, test.text, body10) })
			var lines []string
			for _, g := range got {
				lines = append(lines, g.text)
				if math.Abs(g.size-test.size) > 0.02 {
					t.Errorf("size %g, want %g", g.size, test.size)
				}
				at := body10
				at.Size = g.size
				if w := canvas.Measure(g.text, at); g.x < test.area.X || g.x+w > test.area.X+test.area.W+0.05 {
					t.Errorf("%q reaches from %g to %g", g.text, g.x, g.x+w)
				}
				if top := g.y - at.CapHeight(); top < test.area.Y || g.y > test.area.Y+test.area.H {
					t.Errorf("%q reaches from %g down to %g", g.text, top, g.y)
				}
			}
			if diff := cmp.Diff(test.want, lines); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}

func TestParagraph(t *testing.T) {
	const s = "www www www www www" // two fill a line of 20 mm
	area := canvas.Area{X: 5, Y: 7, W: 20}
	leading := 10 * 1.2 * 25.4 / 72

	var used float64
	got := texts(t, func(c canvas.Canvas) { used = canvas.Paragraph(c, area, s, body10) })
	if len(got) != 3 || math.Abs(used-3*leading) > 1e-9 {
		t.Errorf("%d lines of %.2f mm: %v", len(got), used, got)
	}
	for i, g := range got {
		if first := got[0].y; math.Abs(g.y-first-float64(i)*leading) > 0.02 || first < 9 || first > 11 {
			t.Errorf("line %d at %g, the first at %g", i+1, g.y, first)
		}
	}
	area.H = 2 * leading
	got = texts(t, func(c canvas.Canvas) { used = canvas.Paragraph(c, area, s, body10) })
	if len(got) != 2 || !strings.HasSuffix(got[1].text, "…") || math.Abs(used-2*leading) > 1e-9 {
		t.Errorf("cut to two lines: %v, %.2f mm", got, used)
	}
}
