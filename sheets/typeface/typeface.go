// Package typeface is everything about fonts: the embedded ones, what their characters
// measure, which font draws which character, and the small fonts that go into a PDF file.
//
// A document needs few characters of a font, but cutting them out means reading the whole
// font. That happens once a process: a font is cut into pages of up to 223 characters,
// each a complete font of single-byte codes. A page is made the first time a text needs
// it, and all documents share it from then on.
//
// The package knows no canvas, no millimetre and no PDF library. Lengths are
// in em, the size of the type.
package typeface

import (
	"encoding/binary"
	"slices"
	"sync"
	"sync/atomic"

	"golang.org/x/image/font/sfnt"
)

// A Style is one cut of the family.
type Style int

// The styles.
const (
	Regular Style = iota
	Bold
	Italic
)

// styles is the number of styles.
const styles = 3

// The fonts of names are those that people have in other writings. They have one style, and
// are for paper alone: phones have such fonts of their own.
var (
	thai = nameFont("NotoSansThai")
	east = nameFont("NotoSansCJKjp")
)

// families are the fonts of each style: the serif that everything is set in, then the sans
// that has the characters the serif lacks, then those of names.
var families = [styles][]*Font{
	Regular: {
		packedFont(Regular, "LiberationSerif", nonsymbolic|serif, 84),
		packedFont(Regular, "DejaVuSans", nonsymbolic, 90),
		thai, east,
	},
	Bold: {
		packedFont(Bold, "LiberationSerif-Bold", nonsymbolic|serif, 140),
		packedFont(Bold, "DejaVuSans-Bold", nonsymbolic, 150),
		thai, east,
	},
	Italic: {
		packedFont(Italic, "LiberationSerif-Italic", nonsymbolic|serif|italic, 80),
		packedFont(Italic, "DejaVuSans-Oblique", nonsymbolic|italic, 90),
		thai, east,
	},
}

// Fonts returns the fonts of a style in the order in which they are asked for
// a character. A style that does not exist counts as Regular.
func Fonts(s Style) []*Font {
	if s < 0 || s >= styles {
		s = Regular
	}
	return families[s]
}

// A Font is one embedded TrueType font. It is safe for concurrent use.
type Font struct {
	Name  string // as PostScript knows it
	Style Style
	// Data is the whole file, read only. In a browser it panics with *[fetched.MissingError]
	// where the file can't be fetched, and so does all that draws outlines.
	Data func() []byte
	// Characters are the file's checksum, of four bytes, how many units are to the em, then all
	// characters in ascending order, each with its glyph and its advance: numbers of two bytes,
	// the high one first. The first two are how much more they are than of the character
	// before, which packs well.
	Characters func() []byte

	flags, stem int  // for the PDF font descriptor
	onPaper     bool // and nowhere else

	opened once
	parsed *sfnt.Font
	tables tables

	known      sync.Once
	sum        [4]byte     // of the whole file
	units      int         // to the em
	characters []character // in ascending order

	blocks  [(maxRune + 1) / blockSize]atomic.Pointer[block]
	subsets sync.Map // *page to *Subset

	webOnce  sync.Once
	webParts []*WebPart
}

const (
	maxRune   = 0xFFFF // single-byte fonts name their glyphs by four digits
	blockSize = 128
)

// A block is what is known of blockSize neighbouring characters.
type block [blockSize]glyph

// A glyph is a character's place in a font, 0 where it has none, and its
// advance in font units.
type glyph struct{ id, advance uint16 }

// open parses the font the first time it is needed. The fonts are compiled
// in: one that cannot be parsed is a broken program.
func (f *Font) open() {
	f.readCharacters()
	f.opened.do(func() {
		parsed, err := sfnt.Parse(f.Data())
		if err != nil {
			panic("typeface: embedded font " + f.Name + ": " + err.Error())
		}
		f.parsed = parsed
		f.tables = readTables(f.Data())
	})
}

// glyph looks a character up.
func (f *Font) glyph(r rune) glyph {
	if r < 0 || r > maxRune {
		return glyph{}
	}
	b := f.blocks[r/blockSize].Load()
	if b == nil {
		b = f.readBlock(r / blockSize * blockSize)
		f.blocks[r/blockSize].Store(b)
	}
	return b[r%blockSize]
}

// A character is one that a font has.
type character struct {
	rune rune
	glyph
}

// readCharacters reads what is known of the characters the first time it is needed.
func (f *Font) readCharacters() {
	f.known.Do(func() {
		const size = 6
		be, all := binary.BigEndian, f.Characters()
		rest := all[copy(f.sum[:], all):]
		f.units = int(be.Uint16(rest))
		var c character
		for rest = rest[2:]; len(rest) > 0; rest = rest[size:] {
			c.rune += rune(be.Uint16(rest))
			c.id += be.Uint16(rest[2:]) // may run over: some share a glyph with one before
			c.advance = be.Uint16(rest[4:])
			f.characters = append(f.characters, c)
		}
	})
}

// readBlock looks up the block of characters that starts at first.
func (f *Font) readBlock(first rune) *block {
	f.readCharacters()
	b := new(block)
	from, _ := slices.BinarySearchFunc(f.characters, first, func(c character, r rune) int { return int(c.rune - r) })
	for _, c := range f.characters[from:] {
		if c.rune >= first+blockSize {
			break
		}
		b[c.rune-first] = c.glyph
	}
	return b
}

// advance reads a glyph's advance. The last entry of the table holds for all
// the glyphs after it.
func (f *Font) advance(id uint16) uint16 {
	last := binary.BigEndian.Uint16(f.tables["hhea"][34:]) - 1
	return binary.BigEndian.Uint16(f.tables["hmtx"][4*int(min(id, last)):])
}

// em turns font units into em.
func (f *Font) em(units uint16) float64 { return float64(units) / float64(f.units) }
