package pdf

import (
	"crypto/sha256"
	"fmt"

	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
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

// A template is a part, ready for any PDF file. It is read only.
type template struct {
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
	_, h := s.size()
	c := NewCanvas(k.in, k.ink, k.spot, h)
	c.Push(bleed, bleed, 1)
	c.Anchor()
	p.Draw(c.ink.On(c))
	s.drawn = c.Close()
	return s
}

// MemorySize is about what a part takes in memory.
func (s *template) MemorySize() int { return canvas.AroundPart + len(s.key.part) + len(s.drawn.packed) }

// resource is what contents call the template.
func (s *template) resource() string { return "TPL" + s.id }

// size is that of the part with its bleed, in mm.
func (s *template) size() (w, h float64) { return s.key.w + 2*bleed, s.key.h + 2*bleed }
