package typeface

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// Names from East Asia and Thailand are drawn in every style, by fonts that no phone loads.
func TestNamesAreDrawn(t *testing.T) {
	for style := Regular; style <= Italic; style++ {
		for _, name := range []string{"山田太郎", "さくら", "カナ", "王璐婷", "陳怡君", "김민준", "สมชาย"} {
			runs := Shape(style, name)
			if len(runs) != 1 || !runs[0].Drawn() {
				t.Errorf("style %d: %q is %d runs", style, name, len(runs))
				continue
			}
			if parts := runs[0].Font.WebParts(); len(parts) > 0 {
				t.Errorf("%q is in %q", name, parts[0].Name)
			}
			pen := new(strokes)
			if runs[0].Trace(pen); pen.outlines < len([]rune(name)) {
				t.Errorf("%q has %d outlines", name, pen.outlines)
			}
		}
	}
	if got := Width(Regular, "山田"); got != 2 { // a square each
		t.Errorf("two characters are %.3f em wide", got)
	}
}

// strokes counts outlines.
type strokes struct{ outlines int }

func (s *strokes) Move(float64, float64)                                      { s.outlines++ }
func (s *strokes) Line(float64, float64)                                      {}
func (s *strokes) Curve(float64, float64, float64, float64, float64, float64) {}

// A tone goes over a vowel, and marks to the left of an ascender.
func TestThaiMarksGiveWay(t *testing.T) {
	type place struct {
		text     string
		left, up float64
	}
	for text, want := range map[string][]place{
		"นั่น": {{"นั", 0, 0}, {"่", 0, thaiUp}, {"น", 0, 0}},
		"น้ำ":  {{"น", 0, 0}, {"้", 0, thaiUp}, {"ำ", 0, 0}},
		"น่า":  {{"น่า", 0, 0}},
		"ปิ่น": {{"ป", 0, 0}, {"ิ", thaiLeft, 0}, {"่", thaiLeft, thaiUp}, {"น", 0, 0}},
		"ปู่":  {{"ปู", 0, 0}, {"่", thaiLeft, 0}},
	} {
		var got []place
		letters := []rune(text)
		for _, p := range Shape(Regular, text)[0].Pieces() {
			n := len(p.Codes)
			got = append(got, place{string(letters[:n]), p.Left, p.Up})
			letters = letters[n:]
		}
		if diff := cmp.Diff(want, got, cmp.AllowUnexported(place{})); diff != "" {
			t.Errorf("%s (-want +got):\n%s", text, diff)
		}
	}
}
