package sheets

import (
	"encoding/binary"
	"fmt"
	"io"
	"regexp"
	"time"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/go-pdf/fpdf"

	"saddlebag/sheets/typeface"
)

// creator is what the file says made it.
const creator = "saddlebag"

// A pdfFile is a PDF file in the making. It keeps what its pages share: fonts
// and the static parts of panels.
type pdfFile struct {
	doc       *fpdf.Fpdf
	ink       Ink
	colours   palette
	loaded    map[*typeface.Subset]bool
	uses      map[panelKey]int // how often a panel is on the pages
	templates map[panelKey]template
	missed    map[string]bool
	warnings  []string
}

// A panelKey tells static parts apart.
type panelKey struct {
	id   string
	w, h float64
}

func (p Panel) key() panelKey { return panelKey{p.ID, p.W, p.H} }

// A template is a static part that is drawn once and used on many pages.
type template struct {
	identified
	extent extent // from the panel's origin
}

// bleed is how far a panel's static part may reach outside its edges, mm:
// half a rule, an ornament.
const bleed = 5

// epoch is when every document was made: a file does not depend on the hour.
var epoch = time.Unix(0, 0).UTC()

func newPDFFile(pages []Page, o Options) *pdfFile {
	f := &pdfFile{
		doc: fpdf.NewCustom(&fpdf.InitType{
			OrientationStr: "P", UnitStr: "mm", Size: fpdf.SizeType{Wd: pages[0].Size.W, Ht: pages[0].Size.H},
		}),
		ink:       o.Ink,
		colours:   o.Ink.palette(o.Spot),
		loaded:    make(map[*typeface.Subset]bool),
		uses:      make(map[panelKey]int),
		templates: make(map[panelKey]template),
		missed:    make(map[string]bool),
	}
	for _, p := range pages {
		for _, at := range p.Placed {
			f.uses[at.Panel.key()]++
		}
	}
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
	c := newPDFCanvas(f, f.doc, p.Size.H)
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
	if err := pack(packed, plain.Bytes()); err != nil {
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

// static draws the static part of a panel at the origin of c: by a template
// if the panel is on the pages more than once.
func (f *pdfFile) static(c *pdfCanvas, p Panel) {
	if f.uses[p.key()] < 2 {
		p.drawStatic(f.inked(c))
		return
	}
	t, ok := f.templates[p.key()]
	if !ok {
		t = f.template(p)
		f.templates[p.key()] = t
	}
	c.flush()
	x, y := c.now.x-bleed, c.now.y-bleed
	_, size := t.Size()
	f.doc.UseTemplateScaled(t, fpdf.PointType{X: x, Y: y}, size)
	c.addExtent(t.extent, c.now.x, c.now.y)
}

func (f *pdfFile) template(p Panel) template {
	var t template
	size := fpdf.SizeType{Wd: p.W + 2*bleed, Ht: p.H + 2*bleed}
	made := f.doc.CreateTemplateCustom(fpdf.PointType{}, size, func(tpl *fpdf.Tpl) {
		c := newPDFCanvas(f, &tpl.Fpdf, size.Ht)
		c.Push(bleed, bleed, 1)
		c.anchor()
		p.drawStatic(f.inked(c))
		t.extent.addExtent(c.close(), -bleed, -bleed)
	})
	t.identified = identified{made, made.ID()}
	return t
}

// An identified template knows its ID. fpdf's hash all of their content each
// time they are asked.
type identified struct {
	fpdf.Template
	id string
}

// ID returns the hash of the template's content.
func (t identified) ID() string { return t.id }

// load puts a font into the document the first time it is used.
func (f *pdfFile) load(s *typeface.Subset) {
	if !f.loaded[s] {
		f.loaded[s] = true
		definition, file := s.Files()
		f.doc.AddFontFromBytes(s.Name, "", definition, file)
	}
}

// miss notes a character that no font has.
func (f *pdfFile) miss(character string) {
	if f.missed[character] {
		return
	}
	f.missed[character] = true
	r, _ := utf8.DecodeRuneInString(character)
	f.warnings = append(f.warnings, fmt.Sprintf("no font has the character %U: printed as its number in a box", r))
}
