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
	"sync"
	"sync/atomic"

	"github.com/go-fonts/liberation/liberationserifbold"
	"github.com/go-fonts/liberation/liberationserifitalic"
	"github.com/go-fonts/liberation/liberationserifregular"
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

// families are the fonts of each style: the serif that everything is set in,
// then the sans that has the characters the serif lacks.
var families = [styles][]*Font{
	Regular: {
		{Name: "LiberationSerif", Style: Regular, Data: whole(liberationserifregular.TTF), flags: nonsymbolic | serif, stem: 84},
		{Name: "DejaVuSans", Style: Regular, Data: unpacked("DejaVuSans"), flags: nonsymbolic, stem: 90},
	},
	Bold: {
		{Name: "LiberationSerif-Bold", Style: Bold, Data: whole(liberationserifbold.TTF), flags: nonsymbolic | serif, stem: 140},
		{Name: "DejaVuSans-Bold", Style: Bold, Data: unpacked("DejaVuSans-Bold"), flags: nonsymbolic, stem: 150},
	},
	Italic: {
		{Name: "LiberationSerif-Italic", Style: Italic, Data: whole(liberationserifitalic.TTF), flags: nonsymbolic | serif | italic, stem: 80},
		{Name: "DejaVuSans-Oblique", Style: Italic, Data: unpacked("DejaVuSans-Oblique"), flags: nonsymbolic | italic, stem: 90},
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
	Data  func() []byte // the whole file; read only

	flags, stem int // for the PDF font descriptor

	once   sync.Once
	parsed *sfnt.Font
	tables tables
	units  int // to the em

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
	f.once.Do(func() {
		parsed, err := sfnt.Parse(f.Data())
		if err != nil {
			panic("typeface: embedded font " + f.Name + ": " + err.Error())
		}
		f.parsed = parsed
		f.units = int(parsed.UnitsPerEm())
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

// readBlock looks up the block of characters that starts at first.
func (f *Font) readBlock(first rune) *block {
	f.open()
	b, buf := new(block), new(sfnt.Buffer)
	for i := range b {
		id, err := f.parsed.GlyphIndex(buf, first+rune(i))
		if err == nil && id != 0 {
			b[i] = glyph{id: uint16(id), advance: f.advance(uint16(id))}
		}
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
