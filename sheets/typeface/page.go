package typeface

import (
	"fmt"
	"sync"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
)

// A page is a set of characters that fits single-byte codes: ASCII and up to
// 128 others.
type page struct {
	name  string
	win   bool            // the encoding that every reader of PDF knows
	upper [blockSize]rune // the characters of the codes from 0x80; 0 for none
	codes map[rune]byte   // the same the other way round
}

// The printable part of ASCII, which every page begins with.
const (
	firstASCII = ' '
	lastASCII  = '~'
	firstUpper = 0x80
)

// codePages are the pages tried first: they hold whole languages.
var codePages = sync.OnceValue(func() []*page {
	return []*page{
		codePage("cp1252", charmap.Windows1252),
		codePage("cp1250", charmap.Windows1250),
		codePage("cp1253", charmap.Windows1253),
		codePage("cp1251", charmap.Windows1251),
	}
})

// blockPages are the pages of all other characters, by their first one.
var blockPages sync.Map

func codePage(name string, m *charmap.Charmap) *page {
	p := &page{name: name, win: m == charmap.Windows1252, codes: make(map[rune]byte, blockSize)}
	for i := range p.upper {
		// Codes that a page leaves free decode to controls or the
		// replacement character.
		if r := m.DecodeByte(byte(firstUpper + i)); r >= 0xA0 && r != utf8.RuneError {
			p.set(i, r)
		}
	}
	return p
}

// blockPage returns the page of the blockSize characters around r.
func blockPage(r rune) *page {
	first := r / blockSize * blockSize
	if p, ok := blockPages.Load(first); ok {
		return p.(*page)
	}
	p := &page{name: fmt.Sprintf("u%04x", first), codes: make(map[rune]byte, blockSize)}
	for i := range p.upper {
		p.set(i, first+rune(i))
	}
	known, _ := blockPages.LoadOrStore(first, p)
	return known.(*page)
}

func (p *page) set(i int, r rune) {
	p.upper[i] = r
	p.codes[r] = byte(firstUpper + i)
}

// code returns the code of a character on the page.
func (p *page) code(r rune) (byte, bool) {
	if r >= firstASCII && r <= lastASCII {
		return byte(r), true
	}
	c, ok := p.codes[r]
	return c, ok
}

// encode returns the codes of as much of the text as the page has.
func (p *page) encode(text string) (codes []byte, rest string) {
	for i, r := range text {
		c, ok := p.code(r)
		if !ok {
			return codes, text[i:]
		}
		codes = append(codes, c)
	}
	return codes, ""
}

// A Piece is a stretch of a run in the codes of one subset.
type Piece struct {
	Subset *Subset
	Codes  []byte
	Width  float64 // em
	// Left and Up are how far it is moved, em.
	Left, Up float64
}

// Moved says whether it doesn't lie in its line.
func (p Piece) Moved() bool { return p.Left != 0 || p.Up != 0 }

// Pieces cuts the run's text into as few stretches of one subset each as
// there can be, and of one place in their line. The run must have a font.
func (r Run) Pieces() []Piece {
	if r.Font != thai {
		return r.Font.pieces(r.Text)
	}
	var pieces []Piece
	text := []rune(r.Text)
	for i := 0; i < len(text); {
		left, up := moved(text, i)
		from := i
		for i++; i < len(text); i++ {
			if nextLeft, nextUp := moved(text, i); nextLeft != left || nextUp != up {
				break
			}
		}
		for _, p := range r.Font.pieces(string(text[from:i])) {
			p.Left, p.Up = left, up
			pieces = append(pieces, p)
		}
	}
	return pieces
}

// pieces cuts a text into as few stretches of one subset each as there can be.
func (f *Font) pieces(text string) []Piece {
	var pieces []Piece
	for text != "" {
		best, codes, rest := longest(text)
		var width float64
		for _, c := range text[:len(text)-len(rest)] {
			width += f.em(f.glyph(c).advance)
		}
		pieces = append(pieces, Piece{Subset: f.subset(best), Codes: codes, Width: width})
		text = rest
	}
	return pieces
}

// longest finds the page that has the most of the beginning of a text.
func longest(text string) (best *page, codes []byte, rest string) {
	rest = text
	for _, p := range codePages() {
		if c, left := p.encode(text); len(left) < len(rest) {
			best, codes, rest = p, c, left
		}
		if rest == "" {
			return best, codes, rest
		}
	}
	first, _ := utf8.DecodeRuneInString(text)
	p := blockPage(first)
	if c, left := p.encode(text); len(left) < len(rest) {
		best, codes, rest = p, c, left
	}
	return best, codes, rest
}
