package typeface

import (
	"bytes"
	"compress/zlib"
	"io"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

func TestShape(t *testing.T) {
	serif, sans := Fonts(Regular)[0], Fonts(Regular)[1]
	type run struct {
		font *Font
		text string
	}
	tests := []struct {
		text string
		want []run
	}{
		{"", nil},
		{"Zoë", []run{{serif, "Zoë"}}},
		{"e\u0301", []run{{serif, "é"}}},
		{"a\tb\nc", []run{{serif, "a b c"}}},
		{"a\u200db\u00ad", []run{{serif, "ab"}}},
		{"go ✓ on", []run{{serif, "go "}, {sans, "✓"}, {serif, " on"}}},
		{"🐎🐎", []run{{nil, "🐎"}, {nil, "🐎"}}},
		{"a\xffb", []run{{serif, "a"}, {nil, "\uFFFD"}, {serif, "b"}}},
		{"\x01\x7f", []run{{nil, "\x01"}, {nil, "\x7f"}}},
	}
	for _, test := range tests {
		var got []run
		for _, r := range Shape(Regular, test.text) {
			got = append(got, run{r.Font, r.Text})
		}
		same := cmp.Comparer(func(a, b run) bool { return a == b })
		if !cmp.Equal(test.want, got, same) {
			t.Errorf("%q: %v, want %v", test.text, got, test.want)
		}
	}
}

func TestWidthIsThatOfTheRuns(t *testing.T) {
	for _, s := range []string{"", "Zoë Ελένη Борис", "a\tb\u200d", "🐎 ✓ \xff", "\u0301x\u0301"} {
		var sum float64
		for _, r := range Shape(Italic, s) {
			sum += r.Width
		}
		if got := Width(Italic, s); got-sum > 1e-9 || sum-got > 1e-9 {
			t.Errorf("%q: width %g, runs %g", s, got, sum)
		}
	}
}

func TestBoxDigits(t *testing.T) {
	for r, want := range map[rune]string{0x1: "00 01", '山': "5C 71", '🐎': "01F 40E", 0x10FFFF: "10F FFF"} {
		upper, lower := BoxDigits(r)
		if got := upper + " " + lower; got != want {
			t.Errorf("%U: %s, want %s", r, got, want)
		}
	}
}

// Codes are those of the code pages as their makers published them.
func TestPieces(t *testing.T) {
	tests := []struct {
		text string
		want []string // page and codes
	}{
		{"Zoë Østergård", []string{"cp1252 Zo\xeb \xd8sterg\xe5rd"}},
		{"“€”", []string{"cp1252 \x93\x80\x94"}},
		{"Žluťoučký", []string{"cp1250 \x8elu\x9dou\xe8k\xfd"}},
		{"Ελένη", []string{"cp1253 \xc5\xeb\xdd\xed\xe7"}},
		{"Борис 2", []string{"cp1251 \xc1\xee\xf0\xe8\xf1 2"}},
		{"Ελ Бо", []string{"cp1253 \xc5\xeb ", "cp1251 \xc1\xee"}},
		{"Əli", []string{"u0180 \x8fli"}},
		{"a→b", []string{"cp1252 a", "u2180 \x92b"}},
	}
	for _, test := range tests {
		var got []string
		for _, p := range Shape(Bold, test.text)[0].Pieces() {
			got = append(got, p.Subset.page.name+" "+string(p.Codes))
		}
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("%q (-want +got):\n%s", test.text, diff)
		}
	}
}

// A subset is a font in its own right: other readers of fonts find the same
// outlines and advances in it as in the whole font.
func TestSubsetsAreFonts(t *testing.T) {
	const text = "Ag0ÅëŽčΩλЖд½→✓é"
	for style := Regular; style <= Italic; style++ {
		for _, run := range Shape(style, text) {
			whole, err := sfnt.Parse(run.Font.Data())
			if err != nil {
				t.Fatal(err)
			}
			rest := []rune(run.Text)
			for _, piece := range run.Pieces() {
				part := parse(t, piece.Subset)
				for range piece.Codes {
					r := rest[0]
					rest = rest[1:]
					if diff := cmp.Diff(outline(t, whole, r), outline(t, part, r)); diff != "" {
						t.Errorf("%s: %c differs (-whole +part):\n%.400s", piece.Subset.Name, r, diff)
					}
				}
			}
		}
	}
}

func parse(t *testing.T, s *Subset) *sfnt.Font {
	t.Helper()
	d, packed := s.Files()
	z, err := zlib.NewReader(bytes.NewReader(packed))
	if err != nil {
		t.Fatal(err)
	}
	file, err := io.ReadAll(z)
	if err != nil {
		t.Fatal(err)
	}
	if d.OriginalSize != len(file) {
		t.Errorf("%s: %d bytes of %d", s.Name, d.OriginalSize, len(file))
	}
	part, err := sfnt.Parse(file)
	if err != nil {
		t.Fatalf("%s: %v", s.Name, err)
	}
	return part
}

// An inked glyph is what a font draws for a character.
type inked struct {
	Advance  fixed.Int26_6
	Segments sfnt.Segments
}

func outline(t *testing.T, f *sfnt.Font, r rune) inked {
	t.Helper()
	var b sfnt.Buffer
	id, err := f.GlyphIndex(&b, r)
	if err != nil || id == 0 {
		t.Fatalf("%c: glyph %d, %v", r, id, err)
	}
	em := fixed.I(2048)
	advance, err := f.GlyphAdvance(&b, id, em, font.HintingNone)
	if err != nil {
		t.Fatal(err)
	}
	segments, err := f.LoadGlyph(&b, id, em, nil)
	if err != nil {
		t.Fatal(err)
	}
	return inked{advance, append(sfnt.Segments(nil), segments...)}
}

func TestSubsetsAreSmall(t *testing.T) {
	const most = 16 << 10
	for _, p := range Shape(Regular, "Zoë Борис")[0].Pieces() {
		if _, file := p.Subset.Files(); len(file) > most {
			t.Errorf("%s has %d bytes, want %d at most", p.Subset.Name, len(file), most)
		}
	}
}

func FuzzShape(f *testing.F) {
	f.Add("Zoë \xff\u0301🐎→")
	f.Fuzz(func(t *testing.T, s string) {
		for _, r := range Shape(Bold, s) {
			if r.Width < 0 {
				t.Errorf("%q is %g wide", r.Text, r.Width)
			}
			if r.Font == nil {
				continue
			}
			n := 0
			for _, p := range r.Pieces() {
				n += len(p.Codes)
			}
			if want := len([]rune(r.Text)); n != want {
				t.Errorf("%q: %d codes for %d characters", r.Text, n, want)
			}
		}
	})
}
