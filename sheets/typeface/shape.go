package typeface

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// A Run is a stretch of text that one font draws.
type Run struct {
	Font  *Font // nil for one character that no font has
	Text  string
	Width float64 // em
	// Backward is true for letters that are written from right to left; their
	// text has them from left to right, as they stand.
	Backward bool
}

// Drawn says whether a font draws the run.
func (r Run) Drawn() bool { return r.Font != nil }

// Ink is the run without the spaces at its ends, and how much of the run is
// before it, em. The run must have a font.
func (r Run) Ink() (ink Run, before float64) {
	ink = r
	space := r.Font.em(r.Font.glyph(' ').advance)
	ink.Text = strings.TrimLeft(r.Text, " ")
	before = float64(len(r.Text)-len(ink.Text)) * space
	ink.Text = strings.TrimRight(ink.Text, " ")
	ink.Width -= float64(len(r.Text)-len(ink.Text)) * space
	return ink, before
}

// Shape tells how a text is drawn: which font draws which part of it, and how
// far each advances. There is no kerning and there are no ligatures, so that
// every reader of fonts comes to the same sum.
//
// Text is composed first (e and an accent become é). Line breaks and tabs are
// spaces, characters that only steer the setting of text are left out, bytes
// that are no UTF-8 are the replacement character, which is drawn as one that
// no font has. What is written from right to left comes as it stands, joined:
// runs are in the order of the line.
func Shape(s Style, text string) []Run {
	text = norm.NFC.String(text)
	if strings.ContainsFunc(text, goesLeft) {
		return shapeBothWays(s, text)
	}
	return shapeForward(s, text)
}

// shapeForward sets a composed text that runs from left to right.
func shapeForward(s Style, text string) []Run {
	var runs []Run
	start := 0
	var clean []byte
	for _, r := range text {
		f, r, width := draw(s, r)
		if r == nothing {
			continue
		}
		if n := len(runs); f != nil && n > 0 && runs[n-1].Font == f {
			runs[n-1].Width += width
		} else {
			if n > 0 {
				runs[n-1].Text = string(clean[start:])
			}
			start = len(clean)
			runs = append(runs, Run{Font: f, Width: width})
		}
		clean = utf8.AppendRune(clean, r)
	}
	if n := len(runs); n > 0 {
		runs[n-1].Text = string(clean[start:])
	}
	return runs
}

// Width is the sum of the widths of a text's runs, in em.
func Width(s Style, text string) float64 {
	var sum float64
	text = norm.NFC.String(text)
	if strings.ContainsFunc(text, goesLeft) {
		for _, r := range shapeBothWays(s, text) {
			sum += r.Width
		}
		return sum
	}
	for _, r := range text {
		_, _, width := draw(s, r)
		sum += width
	}
	return sum
}

// nothing stands for a character that is left out.
const nothing rune = -1

// draw decides how one character is drawn: as which character, by which font
// (nil for none), and how far it advances.
func draw(s Style, r rune) (*Font, rune, float64) {
	switch {
	case r < ' ' && unicode.IsSpace(r), r == '\u2028', r == '\u2029':
		r = ' '
	case r >= ' ' && r < 0x7F: // the common case, ahead of the tables
	case unicode.In(r, unicode.Cf, unicode.Variation_Selector):
		return nil, nothing, 0
	case r == utf8.RuneError, unicode.IsControl(r) && !unicode.IsSpace(r):
		return nil, r, BoxWidth(r)
	}
	for _, f := range Fonts(s) {
		if g := f.glyph(r); g.id != 0 {
			return f, r, f.em(g.advance)
		}
	}
	if unicode.IsSpace(r) {
		return draw(s, ' ')
	}
	return nil, r, BoxWidth(r)
}

// The box around a character's number, in em.
const (
	BoxDigit  = 0.55 // size of its digits
	BoxMargin = 0.1  // beside them, frame included
)

// BoxDigits returns the two rows of hexadecimal digits that stand for a
// character which no font has.
func BoxDigits(r rune) (upper, lower string) {
	s := fmt.Sprintf("%04X", r)
	if len(s)%2 != 0 {
		s = "0" + s
	}
	return s[:len(s)/2], s[len(s)/2:]
}

// BoxWidth is the advance of a character that no font has, in em.
func BoxWidth(r rune) float64 {
	columns := 2
	if r > maxRune {
		columns = 3
	}
	// Hexadecimal letters are up to 0.73 em wide, digits 0.5.
	const column = 0.7 * BoxDigit
	return float64(columns)*column + 2*BoxMargin
}
