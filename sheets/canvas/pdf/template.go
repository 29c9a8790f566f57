package pdf

import (
	"crypto/sha256"
	"fmt"

	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"

	"codeberg.org/go-pdf/fpdf"
)

// bleed is how far a part may reach outside its edges, mm:
// half a rule, an ornament.
const bleed = 5

// A templateKey tells parts apart: everything that one depends on.
type templateKey struct {
	part string // Part.Key
	w, h float64
	ink  canvas.Ink
	spot canvas.RGB
	in   *speech.Language // never nil
}

// keyOf tells a part from others, in an ink mode.
func keyOf(p canvas.Part, ink canvas.Ink, spot canvas.RGB) templateKey {
	return templateKey{p.Key, p.W, p.H, ink, spot, p.In()}
}

// name is what the template is called in files.
func (k templateKey) name() string {
	said := fmt.Sprintf("%q %g %g %q %v", k.part, k.w, k.h, k.ink, k.spot)
	if k.in != speech.English {
		said += " " + k.in.Tag()
	}
	name := sha256.Sum256([]byte(said))
	return fmt.Sprintf("%x", name[:16])
}

// templates are parts for all documents of the process.
var templates = canvas.NewPartCache[templateKey, *template]()

// A template is a part, ready for any PDF file: a template
// of fpdf that belongs to no document. It is read only.
type template struct {
	// Nil: of a template without pages and images of its own, a document
	// asks for what is below and no more.
	fpdf.Template

	key   templateKey
	id    string
	drawn Content
}

// draw draws a part, where it was not drawn ahead.
func (k templateKey) draw(p canvas.Part) *template {
	s := &template{key: k, id: k.name()}
	if drawn, ok := findAhead(p.Ahead, s.id); ok {
		s.drawn = drawn
		return s
	}
	_, size := s.Size()
	c := NewCanvas(k.in, k.ink, k.spot, size.Ht)
	c.Push(bleed, bleed, 1)
	c.Anchor()
	p.Draw(c.ink.On(c))
	s.drawn = c.Close()
	return s
}

// MemorySize is about what a part takes in memory.
func (s *template) MemorySize() int { return canvas.AroundPart + len(s.key.part) + len(s.drawn.packed) }

// ID is the name of the template in a file.
func (s *template) ID() string { return s.id }

// Size is that of the part with its bleed.
func (s *template) Size() (corner fpdf.PointType, size fpdf.SizeType) {
	return corner, fpdf.SizeType{Wd: s.key.w + 2*bleed, Ht: s.key.h + 2*bleed}
}

// Bytes stands in for the content until the file is linked anew.
func (s *template) Bytes() []byte { return []byte(s.id) }

// Images are none.
func (s *template) Images() map[string]*fpdf.ImageInfoType { return nil }

// Templates are none: a part is made of no others.
func (s *template) Templates() []fpdf.Template { return nil }
