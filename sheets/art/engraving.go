package art

import (
	"fmt"
	"math"
	"strings"

	"saddlebag/sheets/canvas"
)

// An Engraving is a drawing in layers, each inked or hatched over those before
// it: an icon of this package, a picture of a game.
type Engraving []layer

// Draw draws an engraving with the origin of its grid at x, y and k mm to a unit. With a
// negative k it's upside down, and reaches from x, y to the left and up. Areas without
// ink are paper if the drawing says so, not transparent.
func (e Engraving) Draw(c canvas.Canvas, x, y, k float64, ink canvas.Colour) {
	e.DrawTinted(c, x, y, k, ink, ink)
}

// DrawTinted is Draw with another ink for what has a colour of its own.
func (e Engraving) DrawTinted(c canvas.Canvas, x, y, k float64, ink, tint canvas.Colour) {
	for _, l := range e {
		l.path.DrawMoved(x, y, k, func(p canvas.Path) { l.draw(c, p, math.Abs(k), ink, tint) })
	}
}

// Turned is an engraving turned by some quarters, clockwise, about the origin of
// its grid. Its hatching turns with it.
func (e Engraving) Turned(quarters int) Engraving {
	turned := make(Engraving, len(e))
	for i, l := range e {
		turned[i] = layer{l.manner, l.path.Turned(quarters)}
		if across, ok := acrossOf[l.manner.tone]; ok && quarters%2 != 0 {
			turned[i].manner.tone = across
		}
	}
	return turned
}

// acrossOf is what a tone is a quarter further.
var acrossOf = map[canvas.Pattern]canvas.Pattern{canvas.Diagonal: canvas.Contrary, canvas.Contrary: canvas.Diagonal, canvas.Level: canvas.Upright, canvas.Upright: canvas.Level}

// A layer is one step of a drawing.
type layer struct {
	manner manner
	path   canvas.Path
}

// A manner is the way in which a layer is drawn: what the first word of its
// line means.
type manner struct {
	fill, stroke layerInk
	width        float64 // of the stroke, on the grid
	tone         canvas.Pattern
	hatched      bool
	cuts         bool // see parseCuts
	swells       bool // see parseSwell
}

// layerInk tells the ink of a drawing from the paper it stands on.
type layerInk int

const (
	nothing layerInk = iota
	inked
	bare
	tinted
)

// manners are the words of the drawings.
var manners = map[string]manner{
	"ink":     {fill: inked},
	"clear":   {fill: bare},
	"form":    {fill: bare, stroke: inked, width: 0.7},
	"edge":    {fill: bare, stroke: inked, width: 0.4},
	"bold":    {stroke: inked, width: 0.95},
	"line":    {stroke: inked, width: 0.42},
	"thin":    {stroke: inked, width: 0.24},
	"scratch": {stroke: bare, width: 0.5},
	"cut":     {fill: inked, cuts: true},
	"tint":    {fill: tinted, cuts: true},
	"swell":   {fill: inked, swells: true},
	"gleam":   {fill: bare, swells: true},
	"rise":    {hatched: true, tone: canvas.Diagonal},
	"fall":    {hatched: true, tone: canvas.Contrary},
	"level":   {hatched: true, tone: canvas.Level},
	"upright": {hatched: true, tone: canvas.Upright},
	"cross":   {hatched: true, tone: canvas.Cross},
	"dots":    {hatched: true, tone: canvas.Dots},
}

// Hatching of drawings, on their grid.
const (
	engravedPitch = 0.75
	engravedLine  = 0.27
)

func (l layer) draw(c canvas.Canvas, p canvas.Path, k float64, ink, tint canvas.Colour) {
	if l.manner.hatched {
		c.Hatch(p, canvas.Tone{
			Pattern: l.manner.tone,
			Pitch:   max(canvas.PrintedPitch, engravedPitch*k),
			Weight:  max(canvas.PrintedLine, engravedLine*k),
			Colour:  ink,
		})
		return
	}
	inks := [...]canvas.Colour{nothing: canvas.None, inked: ink, bare: canvas.Paper, tinted: tint}
	c.Path(p, canvas.Paint{
		Fill:   inks[l.manner.fill],
		Stroke: inks[l.manner.stroke],
		Width:  max(canvas.PrintedLine, l.manner.width*k),
		Round:  true,
	})
}

// ParseEngraving reads a drawing: a line a layer, which is the word for its
// manner (ink, clear, form, edge, bold, line, thin, scratch, or how it is hatched: rise,
// fall, level, upright, cross, dots) and an outline, or cut or tint and what
// parseCuts reads, or swell or gleam, in ink and in paper, and what parseSwell reads.
// Lines that start with # are comments. The error says which layer or point makes no sense.
//
// An outline is points separated by spaces:
//
//	3,4      a corner
//	3,4,2    a corner rounded off, 2 from each side
//	3,4,2,5  the same, 2 from the side before and 5 from the side after
//	~3,4     a point that the line runs smoothly through
//	o3,4,2   a circle round 3,4 of radius 2, on its own
//
// After its points, z closes a shape, h a hole in the shapes it lies on, and a
// semicolon ends an open line.
func ParseEngraving(text string) (Engraving, error) {
	var layers Engraving
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		word, rest, _ := strings.Cut(line, " ")
		m, ok := manners[word]
		if !ok {
			return nil, fmt.Errorf("layer %q is none that we know", word)
		}
		parse := parseOutline
		switch {
		case m.cuts:
			parse = parseCuts
		case m.swells:
			parse = parseSwell
		}
		p, err := parse(rest)
		if err != nil {
			return nil, err
		}
		layers = append(layers, layer{m, p})
	}
	return layers, nil
}
