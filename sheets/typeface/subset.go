package typeface

import (
	"bytes"
	"crypto/sha1"
	"embed"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"io"
	"slices"
	"strings"
	"sync"

	"github.com/klauspost/compress/zlib"
)

// A Subset is one page of a font as a PDF file holds it: a TrueType font with
// the glyphs of the page, in single-byte codes. It is made when it is first
// asked for.
type Subset struct {
	Name string // unique, lower case

	font       *Font
	page       *page
	made       once
	definition Definition
	key        string
	file       []byte
}

// subset returns the font's one Subset of a page.
func (f *Font) subset(p *page) *Subset {
	if s, ok := f.subsets.Load(p); ok {
		return s.(*Subset)
	}
	s := &Subset{Name: strings.ToLower(f.Name) + "-" + p.name, font: f, page: p}
	known, _ := f.subsets.LoadOrStore(p, s)
	return known.(*Subset)
}

// Files returns the font's definition, and the font file compressed by zlib. Both are
// shared: read only.
func (s *Subset) Files() (definition *Definition, file []byte) {
	s.made.do(func() {
		if !s.ahead() {
			s.make()
		}
		s.key = s.definition.digest()
	})
	return &s.definition, s.file
}

// Key is what drawings call the font: no two have the same.
func (s *Subset) Key() string {
	s.Files()
	return s.key
}

// cutAhead are the subsets that all documents have, and one that Coal's worksheet has
// besides: to make them takes a command that prints one sheet a quarter of its time.
//
//go:embed ahead
var cutAhead embed.FS

// ahead says whether the subset was made ahead, and then takes that.
func (s *Subset) ahead() bool {
	definition, err := cutAhead.ReadFile(s.definitionAhead())
	if err != nil {
		return false // there is none
	}
	if err := json.Unmarshal(definition, &s.definition); err != nil {
		panic("typeface: made ahead: " + s.Name + ": " + err.Error())
	}
	s.file, err = cutAhead.ReadFile(s.fileAhead())
	return err == nil
}

func (s *Subset) definitionAhead() string { return "ahead/" + s.Name + ".json" }
func (s *Subset) fileAhead() string       { return "ahead/" + s.Name + ".z" }

// Flags of a PDF font descriptor.
const (
	serif       = 1 << 1
	nonsymbolic = 1 << 5
	italic      = 1 << 6
)

// thousand is the em of PDF.
const thousand = 1000

// FirstCode is the first code that has a character in any font.
const FirstCode = firstASCII

// A Definition is what a PDF file says of a font. Drawings call the font by the digest of
// all this. Those made ahead were made with the unused fields in it.
type Definition struct {
	Tp, Name                             string
	Desc                                 Descriptor
	Up, Ut                               int
	Cw                                   [256]int // widths, in thousandths of an em
	Enc                                  string
	Diff                                 string // the characters of the codes from 0x80 on; empty for those of Windows-1252
	File                                 string
	Size1, Size2, OriginalSize, N, DiffN int
}

// A Descriptor is about the font as a whole, in thousandths of an em.
type Descriptor struct {
	Ascent, Descent, CapHeight, Flags int
	FontBBox                          struct{ Xmin, Ymin, Xmax, Ymax int }
	ItalicAngle, StemV, MissingWidth  int
}

// digest is what drawings call a font of the definition.
func (d *Definition) digest() string { return fmt.Sprintf("F%x", sha1.Sum(d.encoded())) }

func (d *Definition) encoded() []byte {
	text, _ := json.Marshal(d) // strings and integers always encode
	return text
}

func (s *Subset) make() {
	f := s.font
	f.open()
	var runes []rune
	d := Definition{Tp: "TrueType", Name: s.tag() + "+" + f.Name, Enc: s.page.name}
	for code := range d.Cw {
		r := rune(code)
		if code >= firstUpper {
			r = s.page.upper[code-firstUpper]
		}
		if r < firstASCII || r == lastASCII+1 {
			continue
		}
		if g := f.glyph(r); g.id != 0 {
			runes = append(runes, r)
			d.Cw[code] = f.thousandths(int(g.advance))
		}
	}
	slices.Sort(runes)
	cut := f.cut(runes).file()
	d.OriginalSize = len(cut)
	d.Diff = s.page.differences()
	d.Desc = f.describe()

	s.definition, s.file = d, pack(cut)
}

// packers are kept for the next font. Their level is the highest that takes a command
// that prints one sheet no longer than it saves: the best makes a font smaller by a
// hundredth, in three times the time.
var packers = sync.Pool{New: func() any {
	z, _ := zlib.NewWriterLevel(io.Discard, zlib.DefaultCompression) // the level exists
	return z
}}

// pack compresses a font.
func pack(font []byte) []byte {
	var packed bytes.Buffer
	z := packers.Get().(*zlib.Writer)
	z.Reset(&packed)
	_, _ = z.Write(font) // a Buffer takes everything
	_ = z.Close()
	packers.Put(z)
	return packed.Bytes()
}

// tag is the six letters that mark a font as a subset of another.
func (s *Subset) tag() string {
	h := fnv.New32a()
	_, _ = h.Write([]byte(s.Name)) // a hash takes everything
	n, tag := h.Sum32(), make([]byte, 6)
	for i := range tag {
		tag[i] = 'A' + byte(n%26)
		n /= 26
	}
	return string(tag)
}

// differences names the characters of a page other than the one that every
// reader knows.
func (p *page) differences() string {
	if p.win {
		return ""
	}
	var b strings.Builder
	next := -1
	for i, r := range p.upper {
		if r == 0 {
			continue
		}
		if i != next {
			fmt.Fprintf(&b, "%d ", firstUpper+i)
		}
		fmt.Fprintf(&b, "/uni%04X ", r)
		next = i + 1
	}
	return strings.TrimSpace(b.String())
}

func (f *Font) describe() Descriptor {
	be := binary.BigEndian
	at := func(table string, offset int) int {
		return f.thousandths(int(int16(be.Uint16(f.tables[table][offset:]))))
	}
	d := Descriptor{
		Ascent: at("hhea", 4), Descent: at("hhea", 6), CapHeight: f.capHeight(),
		Flags: f.flags, StemV: f.stem,
		ItalicAngle: int(int16(be.Uint16(f.tables["post"][4:]))),
	}
	box := &d.FontBBox
	box.Xmin, box.Ymin, box.Xmax, box.Ymax = at("head", 36), at("head", 38), at("head", 40), at("head", 42)
	return d
}

// capHeight is the upper edge of the letter H, or as high as letters reach where there is
// none.
func (f *Font) capHeight() int {
	if f.glyph('H').id == 0 {
		return f.thousandths(int(int16(binary.BigEndian.Uint16(f.tables["hhea"][4:]))))
	}
	return f.thousandths(int(int16(binary.BigEndian.Uint16(f.glyphData(f.glyph('H').id)[8:]))))
}

// thousandths turns font units into thousandths of an em, rounded.
func (f *Font) thousandths(units int) int {
	n := 2*thousand*units + f.units
	if n < 0 {
		n -= 2*f.units - 1 // round down, not towards zero
	}
	return n / (2 * f.units)
}
