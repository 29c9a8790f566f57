package sheets

import (
	"crypto/sha256"
	"fmt"

	"codeberg.org/go-pdf/fpdf"
)

// bleed is how far a panel's static part may reach outside its edges, mm:
// half a rule, an ornament.
const bleed = 5

// A templateKey tells static parts apart: everything that one depends on.
type templateKey struct {
	panel    string // Panel.Key
	w, h     float64
	renderer renderer
}

// A panelTemplate is the static part of a panel, ready for any PDF file: a template
// of fpdf that belongs to no document. It is read only.
type panelTemplate struct {
	// Nil: of a template without pages and images of its own, a document
	// asks for what is below and no more.
	fpdf.Template

	key   templateKey
	id    string
	drawn content
}

// draw draws the static part of a panel, where it was not drawn ahead.
func (k templateKey) draw(p Panel) *panelTemplate {
	name := sha256.Sum256(fmt.Appendf(nil, "%q %g %g %q %v", k.panel, k.w, k.h, k.renderer.ink, k.renderer.spot))
	s := &panelTemplate{key: k, id: fmt.Sprintf("%x", name[:16])}
	if drawn, ok := p.Ahead.find(s.id); ok {
		s.drawn = drawn
		return s
	}
	_, size := s.Size()
	c := newPDFCanvas(k.renderer, size.Ht)
	c.Push(bleed, bleed, 1)
	c.anchor()
	p.drawStatic(c.renderer.ink.on(c))
	s.drawn = c.close()
	return s
}

// bytes is about what a part takes in memory.
func (s *panelTemplate) bytes() int { return aroundPart + len(s.key.panel) + len(s.drawn.packed) }

// ID is the name of the template in a file.
func (s *panelTemplate) ID() string { return s.id }

// Size is that of the panel with its bleed.
func (s *panelTemplate) Size() (corner fpdf.PointType, size fpdf.SizeType) {
	return corner, fpdf.SizeType{Wd: s.key.w + 2*bleed, Ht: s.key.h + 2*bleed}
}

// Bytes stands in for the content until the file is linked anew.
func (s *panelTemplate) Bytes() []byte { return []byte(s.id) }

// Images are none.
func (s *panelTemplate) Images() map[string]*fpdf.ImageInfoType { return nil }

// Templates are none: a static part is made of no others.
func (s *panelTemplate) Templates() []fpdf.Template { return nil }
