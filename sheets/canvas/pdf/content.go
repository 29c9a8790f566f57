package pdf

import (
	"bytes"
	"fmt"
	"io"
	"slices"
	"sync"
	"unicode/utf8"

	"github.com/klauspost/compress/zlib"

	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/typeface"
)

// A Content is what a canvas has drawn, a page or a static part, and what that
// needs from the file it goes into.
type Content struct {
	canvas.Extent
	fonts  []*typeface.Subset // these and what follows in the order of their first use
	parts  []*template
	missed []string // characters that no font has
	packed []byte   // the operators, compressed
}

// use notes what another content that is part of this one asks for.
func (c *Content) use(s *template) {
	for _, f := range s.drawn.fonts {
		addOnce(&c.fonts, f)
	}
	for _, m := range s.drawn.missed {
		addOnce(&c.missed, m)
	}
	addOnce(&c.parts, s)
}

// Missing are warnings for people: one for each character that no font has.
func Missing(contents []Content) []speech.Text {
	var missed []string
	var said []speech.Text
	for _, c := range contents {
		for _, character := range c.missed {
			addOnce(&missed, character)
		}
	}
	for _, character := range missed {
		r, _ := utf8.DecodeRuneInString(character)
		said = append(said, speech.Say("sheets.no-glyph", "character", fmt.Sprintf("%U", r)))
	}
	return said
}

// Over says how far the drawing reaches out of an area, in mm.
func (c Content) Over(a canvas.Area) float64 {
	const exact = 0.01 // mm; nothing is printed finer
	if !c.Some {
		return 0
	}
	over := max(a.X-c.MinX, a.Y-c.MinY, c.MaxX-a.X-a.W, c.MaxY-a.Y-a.H)
	if over < exact {
		return 0
	}
	return over
}

// addOnce appends what is not there yet. Lists are short.
func addOnce[T comparable](list *[]T, v T) {
	if !slices.Contains(*list, v) {
		*list = append(*list, v)
	}
}

// A packing makes operators what a file holds, piece by piece.
type packing struct {
	z   *zlib.Writer
	out bytes.Buffer
}

// packings are kept for the next content: making one costs as much as packing a page.
var packings = sync.Pool{New: func() any {
	z, _ := zlib.NewWriterLevel(io.Discard, zlib.BestSpeed) // the level exists
	return &packing{z: z}
}}

func newPacking() *packing {
	p := packings.Get().(*packing)
	p.out.Reset()
	p.z.Reset(&p.out)
	return p
}

// add packs operators that follow those before.
func (p *packing) add(operators []byte) {
	_, _ = p.z.Write(operators) // a Buffer takes everything
}

// end returns all of it. The packing must not be used after.
func (p *packing) end() []byte {
	_ = p.z.Close() // as above
	packed := bytes.Clone(p.out.Bytes())
	packings.Put(p)
	return packed
}

// scratch is memory for streams and whole files.
var scratch = sync.Pool{New: func() any { return new(bytes.Buffer) }}

func borrow() *bytes.Buffer {
	b := scratch.Get().(*bytes.Buffer)
	b.Reset()
	return b
}
