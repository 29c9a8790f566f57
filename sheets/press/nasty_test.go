package press_test

import (
	"bytes"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

// nasty are texts that have broken drawing programs before.
var nasty = []string{
	"🐎 Ann", "山田", "\xff\xfe\xed\xa0\x80", "\x00\x01\x1b\x7f\u0085", "tab\tand\nbreak\r", "a\u0301\u0301\u0301b",
	"\u202eRTL\u202c \u200f\u061c", "\u200b\u200d\ufeff\u00ad\u2060", "\U0010ffff\U000e0101\ufffe\uffff", "שלום", "<&>\"')(\\", "%%EOF", "(\\)", "",
	"👩\u200d🌾🇩🇪", "ﬁ ﬃ ĳ", "Ça ſ ẞ ₴ ✓ ★", strings.Repeat("W", 500), "\u0301", "ไทย हिन्दी عربي",
}

// page draws a text every way there is.
func page(s string) press.Page {
	return press.Page{Size: press.Papers[0], Name: "text", Decor: func(c canvas.Canvas) {
		everyWay(c, s)
	}}
}

func everyWay(c canvas.Canvas, s string) {
	c.Begin(s, s)
	for i := range 3 {
		t := canvas.Type{Face: canvas.Face(i), Size: 9, Align: canvas.Align(i), Colour: canvas.Black}
		canvas.Fit(c, canvas.Area{X: 20, Y: 20 + 10*float64(i), W: 150, H: 8}, s, t)
		canvas.Paragraph(c, canvas.Area{X: 20, Y: 60 + 40*float64(i), W: 100, H: 30}, s, t)
	}
	c.End()
}

func panelOf(s string) panel.Panel {
	return panel.Panel{ID: s, Title: speech.Words(s), W: 200, H: 200, Static: func(c canvas.Canvas) { everyWay(c, s) }}
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
		sheetstest.Elements(t, panel.SVG(panelOf(s), nil))
		if _, err := page(s).List(); err != nil {
			t.Error(err)
		}
		o := sheetstest.SpecimenOptions()
		o.Title, o.Language = s, s
		pdf := sheetstest.Write(t, o, page(s))
		sound(t, pdf)
		sheetstest.Read(t, pdf, "qpdf", "--check", "FILE")
	}
}

func TestWarnings(t *testing.T) {
	var b bytes.Buffer
	warnings, err := press.Write(t.Context(), &b, []press.Page{page("🐎 Ann ሰ 🐎 \xff"), page("ሰ")}, sheetstest.SpecimenOptions())
	if err != nil {
		t.Fatal(err)
	}
	want := []string{
		"no font has the character U+1F40E, so its number is printed in a box",
		"no font has the character U+1230, so its number is printed in a box",
		"no font has the character U+FFFD, so its number is printed in a box",
	}
	if diff := cmp.Diff(want, speech.Strings(warnings...)); diff != "" {
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
		sheetstest.Elements(t, panel.SVG(panelOf(s), nil))
		if _, err := page(s).List(); err != nil {
			t.Error(err)
		}
		o := sheetstest.SpecimenOptions()
		o.Title, o.Language = s, s
		sound(t, sheetstest.Write(t, o, page(s)))
	})
}
