package sheets

import (
	"encoding/binary"
	"fmt"
	"io"
	"regexp"
	"slices"
	"time"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/go-pdf/fpdf"

	"saddlebag/sheets/typeface"
)

// creator is what the file says made it.
const creator = "saddlebag"

// A pdfFile is a PDF file in the making, or a part of one: what fpdf has been
// given for it, and what it has asked of this package.
type pdfFile struct {
	doc     *fpdf.Fpdf
	ink     Ink
	spot    RGB
	colours palette
	fonts   []*typeface.Subset // in the order of their first use
	missed  []string           // characters that no font has, the same
	packed  map[string][]byte  // streams that are compressed, by what stands in for them
}

func newPDFPart(doc *fpdf.Fpdf, ink Ink, spot RGB) *pdfFile {
	return &pdfFile{doc: doc, ink: ink, spot: spot, colours: ink.palette(spot), packed: make(map[string][]byte)}
}

// epoch is when every document was made: a file does not depend on the hour.
var epoch = time.Unix(0, 0).UTC()

// newPDFFile begins a file whose first page has the given size.
func newPDFFile(size Size, o Options) *pdfFile {
	f := newPDFPart(fpdf.NewCustom(&fpdf.InitType{
		OrientationStr: "P", UnitStr: "mm", Size: fpdf.SizeType{Wd: size.W, Ht: size.H},
	}), o.Ink, o.Spot)
	f.doc.SetCatalogSort(true)
	f.doc.SetCreationDate(epoch)
	f.doc.SetModificationDate(epoch)
	f.doc.SetCompression(false) // write does that
	f.doc.SetAutoPageBreak(false, 0)
	f.doc.SetTitle(utf16Text(o.Title), false)
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

// add draws a page.
func (f *pdfFile) add(p Page, margin float64) error {
	inside, err := p.Size.Inside(margin)
	if err != nil {
		return err
	}
	f.doc.AddPageFormat("P", fpdf.SizeType{Wd: p.Size.W, Ht: p.Size.H})
	c := newPDFCanvas(f, p.Size.H)
	if err := p.draw(f.inked(c)); err != nil {
		return err
	}
	if over := c.close().over(inside); over > 0 {
		return Refuse("%s reaches %.1f mm over the margin of %s", p.Name, over, p.Size.Name)
	}
	return nil
}

// write writes the file.
func (f *pdfFile) write(w io.Writer) error {
	plain, packed := borrow(), borrow()
	defer scratch.Put(plain)
	defer scratch.Put(packed)
	if err := f.doc.Output(plain); err != nil {
		return err
	}
	if err := pack(packed, plain.Bytes(), f.packed); err != nil {
		return err
	}
	_, err := w.Write(packed.Bytes())
	return err
}

// over tells how far the extent reaches out of an area.
func (e extent) over(a Area) float64 {
	const exact = 0.01 // mm; nothing is printed finer
	if !e.some {
		return 0
	}
	over := max(a.X-e.min.x, a.Y-e.min.y, e.max.x-a.X-a.W, e.max.y-a.Y-a.H)
	if over < exact {
		return 0
	}
	return over
}

// inked returns the canvas that draws on c in the document's ink mode.
func (f *pdfFile) inked(c *pdfCanvas) pageCanvas {
	if f.ink == Saver {
		return newSaver(c)
	}
	return c
}

// static draws the static part of a panel at the origin of c: as a template
// of the file if others may have a use for it.
func (f *pdfFile) static(c *pdfCanvas, p Panel) {
	if p.Key == "" {
		p.drawStatic(f.inked(c))
		return
	}
	s := statics.get(staticKey{p.Key, p.W, p.H, f.ink, f.spot}, p)
	for _, font := range s.fonts {
		f.load(font)
	}
	for _, character := range s.missed {
		f.miss(character)
	}
	f.packed[s.id] = s.packed
	c.flush()
	_, size := s.Size()
	f.doc.UseTemplateScaled(s, fpdf.PointType{X: c.now.x - bleed, Y: c.now.y - bleed}, size)
	c.addExtent(s.extent, c.now.x, c.now.y)
}

// load puts a font into the document the first time it is used.
func (f *pdfFile) load(s *typeface.Subset) {
	if !slices.Contains(f.fonts, s) {
		f.fonts = append(f.fonts, s)
		definition, file := s.Files()
		f.doc.AddFontFromBytes(s.Name, "", definition, file)
	}
}

// miss notes a character that no font has.
func (f *pdfFile) miss(character string) {
	if !slices.Contains(f.missed, character) {
		f.missed = append(f.missed, character)
	}
}

// warnings are for people: one for each character that was missed.
func (f *pdfFile) warnings() []string {
	var warnings []string
	for _, character := range f.missed {
		r, _ := utf8.DecodeRuneInString(character)
		warnings = append(warnings, fmt.Sprintf("no font has the character %U: printed as its number in a box", r))
	}
	return warnings
}
