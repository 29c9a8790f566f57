package sheets

import (
	"bytes"
	"fmt"
	"io"
	"slices"
	"sync"
	"unicode/utf8"

	"github.com/klauspost/compress/zlib"

	"saddlebag/sheets/typeface"
)

// A content is what a canvas has drawn, a page or a static part, and what it
// asks of the file it goes into.
type content struct {
	extent
	fonts  []*typeface.Subset // these and what follows in the order of their first use
	parts  []*panelTemplate
	missed []string // characters that no font has
	packed []byte   // the operators, compressed
}

// use notes what another content that is part of this one asks for.
func (c *content) use(s *panelTemplate) {
	for _, f := range s.drawn.fonts {
		addOnce(&c.fonts, f)
	}
	for _, m := range s.drawn.missed {
		addOnce(&c.missed, m)
	}
	addOnce(&c.parts, s)
}

// missing are warnings for people: one for each character that was missed.
func missing(contents []content) []string {
	var missed, said []string
	for _, c := range contents {
		for _, character := range c.missed {
			addOnce(&missed, character)
		}
	}
	for _, character := range missed {
		r, _ := utf8.DecodeRuneInString(character)
		said = append(said, fmt.Sprintf("no font has the character %U: printed as its number in a box", r))
	}
	return said
}

// addOnce appends what is not there yet. Lists are short.
func addOnce[T comparable](list *[]T, v T) {
	if !slices.Contains(*list, v) {
		*list = append(*list, v)
	}
}

// compressors are kept for the next content: making one costs as much as
// compressing a page.
var compressors = sync.Pool{New: func() any {
	z, _ := zlib.NewWriterLevel(io.Discard, zlib.BestSpeed) // the level exists
	return z
}}

// deflate returns operators as a file holds them.
func deflate(operators []byte) []byte {
	out := borrow()
	defer scratch.Put(out)
	z := compressors.Get().(*zlib.Writer)
	z.Reset(out)
	_, _ = z.Write(operators) // a Buffer takes everything
	_ = z.Close()
	compressors.Put(z)
	return bytes.Clone(out.Bytes())
}

// scratch is memory for streams and whole files.
var scratch = sync.Pool{New: func() any { return new(bytes.Buffer) }}

func borrow() *bytes.Buffer {
	b := scratch.Get().(*bytes.Buffer)
	b.Reset()
	return b
}
