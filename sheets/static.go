package sheets

import (
	"bytes"
	"crypto/sha256"
	"fmt"

	"github.com/go-pdf/fpdf"

	"saddlebag/sheets/typeface"
)

// bleed is how far a panel's static part may reach outside its edges, mm:
// half a rule, an ornament.
const bleed = 5

// A staticKey tells static parts apart: everything that one depends on.
type staticKey struct {
	panel string // Panel.Key
	w, h  float64
	ink   Ink
	spot  RGB
}

// A static is the static part of a panel, ready for any PDF file: a template
// of fpdf that belongs to no document. It is read only.
type static struct {
	// Nil: of a template without pages and images of its own, a document
	// asks for what is below and no more.
	fpdf.Template

	key    staticKey
	id     string
	packed []byte // its content, compressed
	extent extent // of what it draws, from the panel's origin
	fonts  []*typeface.Subset
	missed []string // characters that no font has
}

// static makes the static part of a panel, on a document of its own: what it
// comes out as depends on nothing else that was drawn.
func (k staticKey) static(p Panel) *static {
	name := sha256.Sum256(fmt.Appendf(nil, "%#v", k))
	s := &static{key: k, id: fmt.Sprintf("%x", name[:16])}
	_, size := s.Size()
	drawn := fpdf.CreateTpl(fpdf.PointType{}, size, "P", "mm", "", func(tpl *fpdf.Tpl) {
		f := newPDFPart(&tpl.Fpdf, k.ink, k.spot)
		c := newPDFCanvas(f, size.Ht)
		c.Push(bleed, bleed, 1)
		c.anchor()
		p.drawStatic(f.inked(c))
		s.extent.addExtent(c.close(), -bleed, -bleed)
		s.fonts, s.missed = f.fonts, f.missed
	})
	var packed bytes.Buffer
	deflate(&packed, drawn.Bytes())
	s.packed = packed.Bytes()
	return s
}

// ID is the name of the template in a file.
func (s *static) ID() string { return s.id }

// Size is that of the panel with its bleed.
func (s *static) Size() (corner fpdf.PointType, size fpdf.SizeType) {
	return corner, fpdf.SizeType{Wd: s.key.w + 2*bleed, Ht: s.key.h + 2*bleed}
}

// Bytes stands in for the content until the file is packed.
func (s *static) Bytes() []byte { return []byte(s.id) }

// Images are none.
func (s *static) Images() map[string]*fpdf.ImageInfoType { return nil }

// Templates are none: a static part is made of no others.
func (s *static) Templates() []fpdf.Template { return nil }
