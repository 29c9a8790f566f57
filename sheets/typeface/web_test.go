package typeface

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/image/font/sfnt"
)

// What a browser loads draws its characters as the whole font does.
func TestWebPartsAreFonts(t *testing.T) {
	for style := Regular; style <= Italic; style++ {
		for _, f := range Fonts(style) {
			whole, err := sfnt.Parse(f.Data())
			if err != nil {
				t.Fatal(err)
			}
			for _, p := range f.WebParts() {
				part, err := sfnt.Parse(p.cut().file())
				if err != nil {
					t.Fatalf("%s: %v", p.Name, err)
				}
				for _, r := range []rune{p.runes[0], p.runes[len(p.runes)/2], p.runes[len(p.runes)-1]} {
					if diff := cmp.Diff(outline(t, whole, r), outline(t, part, r)); diff != "" {
						t.Errorf("%s: %c differs (-whole +part):\n%.400s", p.Name, r, diff)
					}
				}
			}
		}
	}
}

// A character is in one part, that of the font which draws it on paper.
func TestWebPartsShareNoCharacter(t *testing.T) {
	for style := Regular; style <= Italic; style++ {
		parts := map[rune]string{}
		for _, f := range Fonts(style) {
			for _, p := range f.WebParts() {
				for _, r := range p.runes {
					if by, _, _ := draw(style, r); parts[r] != "" || by != f {
						t.Fatalf("%c is in %s and %s", r, parts[r], p.Name)
					}
					parts[r] = p.Name
				}
			}
		}
		for _, r := range "A~“½é€ΩЖ→✓★" {
			if parts[r] == "" {
				t.Errorf("style %d: no part has %c", style, r)
			}
		}
	}
}

func TestWebPartsOfEveryPageAreSmall(t *testing.T) {
	const most = 10 << 10
	for style := Regular; style <= Italic; style++ {
		p := Fonts(style)[0].WebParts()[0]
		if file, err := p.File(); err != nil || !p.Common || len(file) > most {
			t.Errorf("%s has %d bytes, want %d at most, %v", p.Name, len(file), most, err)
		}
	}
}

func TestCSSRange(t *testing.T) {
	if got, want := cssRange([]rune(" !\"\u00a0ab")), "U+20-22,U+A0,U+61-62"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}
