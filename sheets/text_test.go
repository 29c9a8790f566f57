package sheets_test

import (
	"bytes"
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/sheets"
	"saddlebag/sheets/sheetstest"
)

var body10 = sheets.Type{Face: sheets.Body, Size: 10, Colour: sheets.Black}

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
		if got := sheets.Measure(test.text, body10); math.Abs(got-want) > 1e-9 {
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
		if diff := cmp.Diff(test.want, sheets.Lines(test.text, test.width, body10)); diff != "" {
			t.Errorf("%q in %g mm (-want +got):\n%s", test.text, test.width, diff)
		}
	}
}

// What readers take for one character is never torn apart.
func TestLinesKeepCharactersWhole(t *testing.T) {
	for _, whole := range []string{"x\u0301\u0302", "👩\u200d🌾", "🇩🇪", "👍🏽", "க்"} {
		for _, line := range sheets.Lines("m"+whole+whole+"m", 0.1, body10) {
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

func texts(t *testing.T, draw func(sheets.Canvas)) []text {
	t.Helper()
	l := sheets.NewListing()
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
		area sheets.Area
		text string
		want []string
		size float64
	}{
		{"fits", sheets.Area{W: 20, H: 6}, "www", []string{"www"}, 10},
		{"too high", sheets.Area{W: 20, H: 2}, "www", []string{"www"}, 2 / 0.88 / 25.4 * 72},
		{"shrinks", sheets.Area{W: 20, H: 6}, "www www www", []string{"www www www"}, 20 / 24.699 * 10},
		{"breaks", sheets.Area{W: 10, H: 6}, "www www www", []string{"www www", "www"}, 6},
		{"cut", sheets.Area{W: 10, H: 3}, "www www www", []string{"www w…"}, 6},
		{"nothing", sheets.Area{W: 25, H: 6}, " ", []string{""}, 10},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			got := texts(t, func(c sheets.Canvas) { sheets.Fit(c, test.area, test.text, body10) })
			var lines []string
			for _, g := range got {
				lines = append(lines, g.text)
				if math.Abs(g.size-test.size) > 0.02 {
					t.Errorf("size %g, want %g", g.size, test.size)
				}
				at := body10
				at.Size = g.size
				if w := sheets.Measure(g.text, at); g.x < test.area.X || g.x+w > test.area.X+test.area.W+0.05 {
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
	area := sheets.Area{X: 5, Y: 7, W: 20}
	leading := 10 * 1.2 * 25.4 / 72

	var used float64
	got := texts(t, func(c sheets.Canvas) { used = sheets.Paragraph(c, area, s, body10) })
	if len(got) != 3 || math.Abs(used-3*leading) > 1e-9 {
		t.Errorf("%d lines of %.2f mm: %v", len(got), used, got)
	}
	for i, g := range got {
		if first := got[0].y; math.Abs(g.y-first-float64(i)*leading) > 0.02 || first < 9 || first > 11 {
			t.Errorf("line %d at %g, the first at %g", i+1, g.y, first)
		}
	}
	area.H = 2 * leading
	got = texts(t, func(c sheets.Canvas) { used = sheets.Paragraph(c, area, s, body10) })
	if len(got) != 2 || !strings.HasSuffix(got[1].text, "…") || math.Abs(used-2*leading) > 1e-9 {
		t.Errorf("cut to two lines: %v, %.2f mm", got, used)
	}
}

// nasty are texts that have broken drawing programs before.
var nasty = []string{
	"🐎 Ann", "山田", "\xff\xfe\xed\xa0\x80", "\x00\x01\x1b\x7f\u0085", "tab\tand\nbreak\r", "a\u0301\u0301\u0301b",
	"\u202eRTL\u202c \u200f\u061c", "\u200b\u200d\ufeff\u00ad\u2060", "\U0010ffff\U000e0101\ufffe\uffff", "שלום", "<&>\"')(\\", "%%EOF", "(\\)", "",
	"👩\u200d🌾🇩🇪", "ﬁ ﬃ ĳ", "Ça ſ ẞ ₴ ✓ ★", strings.Repeat("W", 500), "\u0301", "ไทย हिन्दी عربي",
}

// page draws a text every way there is.
func page(s string) sheets.Page {
	return sheets.Page{Size: sheets.Sizes[0], Name: "text", Decor: func(c sheets.Canvas) {
		everyWay(c, s)
	}}
}

func everyWay(c sheets.Canvas, s string) {
	c.Begin(s, s)
	for i := range 3 {
		t := sheets.Type{Face: sheets.Face(i), Size: 9, Align: sheets.Align(i), Colour: sheets.Black}
		sheets.Fit(c, sheets.Area{X: 20, Y: 20 + 10*float64(i), W: 150, H: 8}, s, t)
		sheets.Paragraph(c, sheets.Area{X: 20, Y: 60 + 40*float64(i), W: 100, H: 30}, s, t)
	}
	c.End()
}

func panelOf(s string) sheets.Panel {
	return sheets.Panel{ID: s, Title: s, W: 200, H: 200, Static: func(c sheets.Canvas) { everyWay(c, s) }}
}

// sound checks that a file's table of objects leads to objects.
func sound(t *testing.T, pdf []byte) {
	t.Helper()
	tail := regexp.MustCompile(`startxref\n(\d+)\n%%EOF\n$`).FindSubmatch(pdf)
	if tail == nil || !bytes.HasPrefix(pdf, []byte("%PDF-")) {
		t.Fatal("not a file of PDF")
	}
	start, _ := strconv.Atoi(string(tail[1]))
	entries := regexp.MustCompile(`(?m)^(\d{10}) 00000 n $`).FindAllSubmatch(pdf[start:], -1)
	if len(entries) == 0 {
		t.Error("no objects")
	}
	for i, e := range entries {
		at, _ := strconv.Atoi(string(e[1]))
		if want := fmt.Appendf(nil, "%d 0 obj\n", i+1); !bytes.HasPrefix(pdf[at:], want) {
			t.Errorf("object %d is not at %d: %.20q", i+1, at, pdf[at:])
		}
	}
}

func TestNastyTexts(t *testing.T) {
	for _, s := range nasty {
		elements(t, sheets.SVG(panelOf(s), nil))
		if _, err := page(s).List(); err != nil {
			t.Error(err)
		}
		o := specimenOptions()
		o.Title, o.Language = s, s
		pdf := sheetstest.Write(t, o, page(s))
		sound(t, pdf)
		sheetstest.Read(t, pdf, "qpdf", "--check", "FILE")
	}
}

func TestWarnings(t *testing.T) {
	var b bytes.Buffer
	warnings, err := sheets.Write(t.Context(), &b, []sheets.Page{page("🐎 Ann 山 🐎 \xff"), page("山")}, specimenOptions())
	if err != nil {
		t.Fatal(err)
	}
	want := []string{
		"no font has the character U+1F40E: printed as its number in a box",
		"no font has the character U+5C71: printed as its number in a box",
		"no font has the character U+FFFD: printed as its number in a box",
	}
	if diff := cmp.Diff(want, warnings); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	got := strings.Fields(sheetstest.Read(t, b.Bytes(), "pdftotext", "-raw", "FILE", "-"))
	if all := strings.Join(got, " "); !strings.Contains(all, "01F") || !strings.Contains(all, "40E") || !strings.Contains(all, "Ann") {
		t.Errorf("no number in a box: %s", all)
	}
}

func FuzzText(f *testing.F) {
	for _, s := range nasty {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		elements(t, sheets.SVG(panelOf(s), nil))
		if _, err := page(s).List(); err != nil {
			t.Error(err)
		}
		o := specimenOptions()
		o.Title, o.Language = s, s
		sound(t, sheetstest.Write(t, o, page(s)))
	})
}
