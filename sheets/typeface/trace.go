package typeface

import (
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// A Pen draws outlines; a new one begins with Move.
type Pen interface {
	Move(x, y float64)
	Line(x, y float64)
	Curve(x1, y1, x2, y2, x, y float64)
}

// Trace draws the outlines of the run's letters, in em to the right and down
// from where its baseline begins. The run must have a font.
func (r Run) Trace(pen Pen) {
	f, buf := r.Font, new(sfnt.Buffer)
	f.open()
	whole := fixed.I(f.units) // so large that outlines come in the font's own units
	start := 0.0
	text := []rune(r.Text)
	for i, character := range text {
		g := f.glyph(character)
		left, up := moved(text, i)
		segments, err := f.parsed.LoadGlyph(buf, sfnt.GlyphIndex(g.id), whole, nil)
		if err == nil { // else the letter stays out; the font's other letters are none the worse
			trace(pen, segments, start-left, -up, 1/float64(whole))
		}
		start += f.em(g.advance)
	}
}

// trace draws one letter that starts at a place.
func trace(pen Pen, segments sfnt.Segments, startX, startY, unit float64) {
	at := func(p fixed.Point26_6) (x, y float64) {
		return startX + float64(p.X)*unit, startY + float64(p.Y)*unit
	}
	var fromX, fromY float64
	for _, s := range segments {
		x, y := at(s.Args[0])
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			pen.Move(x, y)
		case sfnt.SegmentOpLineTo:
			pen.Line(x, y)
		default: // TrueType's curves have one control point
			const pull = 2.0 / 3 // by which two pull as that one does
			cx, cy := x, y
			x, y = at(s.Args[1])
			pen.Curve(fromX+(cx-fromX)*pull, fromY+(cy-fromY)*pull, x+(cx-x)*pull, y+(cy-y)*pull, x, y)
		}
		fromX, fromY = x, y
	}
}
