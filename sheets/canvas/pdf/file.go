// Package pdf draws on paper: it writes pages, and what repeats on them, as PDF files
// with fpdf. No other package knows fpdf. Callers decide what's drawn, in which order,
// and whether it keeps its margins.
//
// Begin with [NewCanvas] for a page, and with [Write] for a file of them.
package pdf

import (
	"encoding/binary"
	"fmt"
	"io"
	"regexp"
	"time"
	"unicode/utf16"

	"codeberg.org/go-pdf/fpdf"

	"saddlebag/sheets/canvas"
	"saddlebag/sheets/typeface"
)

// creator is what the file says made it.
const creator = "saddlebag"

// Options are what a file needs beside its pages.
type Options struct {
	Title    string
	Language string  // of the text, as in "en"; empty for not said
	Duplex   string  // how it is printed, as PDF has it: Simplex, DuplexFlipLongEdge, DuplexFlipShortEdge
	Bleed    float64 // how much paper there is round each page, mm
}

// Write writes drawn pages, at least one, as a PDF file. The same pages and options give
// the same bytes. Errors are those of w, or mistakes of ours.
func Write(w io.Writer, pages []canvas.Page, drawn []Content, o Options) error {
	f := newFile(pages, o)
	for i, c := range drawn {
		f.add(pages[i], c)
	}
	return f.write(w)
}

// A file is a PDF file in the making. fpdf keeps its fonts, its pages and
// all that is around them; what is on them stays outside until the end.
type file struct {
	doc     *fpdf.Fpdf
	fonts   map[*typeface.Subset]bool
	streams map[string][]byte // the contents, by what stands in for them
	outline map[int][]heading
	bleed   float64
	added   map[string][]string // to objects: see relink
}

// epoch is when every document was made: a file does not depend on the hour.
var epoch = time.Unix(0, 0).UTC()

// newFile begins a file for pages.
func newFile(pages []canvas.Page, o Options) *file {
	size := pages[0].Size
	f := &file{
		doc: fpdf.NewCustom(&fpdf.InitType{
			OrientationStr: "P", UnitStr: "mm", Size: fpdf.SizeType{Wd: size.W, Ht: size.H},
		}),
		fonts:   make(map[*typeface.Subset]bool),
		streams: make(map[string][]byte),
		outline: outlineOf(pages),
		bleed:   o.Bleed,
		added:   map[string][]string{catalogType: {catalogOf(pages, o.Duplex)}},
	}
	f.doc.SetCatalogSort(true)
	f.doc.SetCreationDate(epoch)
	f.doc.SetModificationDate(epoch)
	f.doc.SetCompression(false) // the contents are compressed already
	f.doc.SetAutoPageBreak(false, 0)
	f.doc.SetTitle(utf16Text(titleOf(pages, o)), false)
	f.doc.SetCreator(creator, true)
	if languageTag.MatchString(o.Language) { // fpdf writes it as it is
		f.doc.SetLang(o.Language)
	}
	return f
}

// languageTag is what may be the name of a language: "en", "pt-BR".
var languageTag = regexp.MustCompile(`^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$`)

// utf16Text encodes a text that no page shows as PDF has it. fpdf's own way
// panics for bytes that are no UTF-8, and knows no characters above U+FFFF.
func utf16Text(s string) string {
	b := []byte{0xFE, 0xFF} // high bytes first
	for _, unit := range utf16.Encode([]rune(s)) {
		b = binary.BigEndian.AppendUint16(b, unit)
	}
	return string(b)
}

// add adds a page.
func (f *file) add(p canvas.Page, c Content) {
	f.doc.AddPageFormat("P", fpdf.SizeType{Wd: p.Size.W + 2*f.bleed, Ht: p.Size.H + 2*f.bleed})
	if f.bleed > 0 {
		f.added[pageType] = append(f.added[pageType], boxesOf(p.Size, f.bleed))
	}
	for _, h := range f.outline[f.doc.PageNo()-1] {
		f.doc.Bookmark(utf16Text(h.text), h.level, 0)
	}
	for _, font := range c.fonts {
		if !f.fonts[font] {
			f.fonts[font] = true
			definition, file := font.Files()
			f.doc.AddFontFromBytes(font.Name, "", definition, file)
		}
	}
	for _, part := range c.parts {
		if f.streams[part.id] == nil {
			f.streams[part.id] = part.drawn.packed
			f.doc.UseTemplate(part) // so that the file has it; where, the content says
		}
	}
	name := fmt.Sprintf("page %d", f.doc.PageNo())
	f.streams[name] = c.packed
	f.doc.RawWriteStr(name)
}

// write writes the file.
func (f *file) write(w io.Writer) error {
	plain, packed := borrow(), borrow()
	defer scratch.Put(plain)
	defer scratch.Put(packed)
	if err := f.doc.Output(plain); err != nil {
		return err
	}
	if err := relink(packed, plain.Bytes(), f.streams, f.added); err != nil {
		return err
	}
	_, err := w.Write(packed.Bytes())
	return err
}
