package art

import (
	"math"

	"saddlebag/sheets/canvas"
)

// A TitleStyle says how a line of wood type is printed.
type TitleStyle int

// The styles of titles.
const (
	Solid     TitleStyle = iota // black
	Spotted                     // in the spot colour
	Contoured                   // black with a fine line round it
	Shaded                      // black, its shadow hatched in the spot colour
)

// Measures of titles, in parts of the height of a capital.
const (
	shadowAway  = 0.09  // of the shadow, to the right and down
	shadowLight = 0.035 // paper left between a letter and its shadow
	shadowEdge  = 0.012 // line round the shadow
	shadowPitch = 0.055
	contourGap  = 0.03 // paper between a letter and the line round it
	contourLine = 0.02
)

// TitleWidth is the width of s in wood type of the given height of capitals,
// both in mm.
func TitleWidth(s string, capHeight float64) float64 {
	width := 0.0
	for l := range lettersOf(s) {
		width = l.at + l.wide()
	}
	return width * capHeight
}

// CapsFor is how high capitals are at which s in wood type has room in a width: most, or
// less where that is too wide. All are in mm.
func CapsFor(s string, most, room float64) float64 {
	if width := TitleWidth(s, most); width > room+canvas.Slack {
		return most * room / width
	}
	return most
}

// TitleHeight is how high s in wood type of the given height of capitals stands over its
// baseline: higher than they are where one has an accent. Both are in mm.
func TitleHeight(s string, capHeight float64) float64 {
	high := 1.0
	for l := range lettersOf(s) {
		high = max(high, l.k*(1+l.over))
	}
	return high * capHeight
}

// DrawLettered sets a word in wood type of one ink with its middle at x, y. With a
// negative height of capitals it's upside down. It's no higher than capitals, also where
// one has an accent.
func DrawLettered(c canvas.Canvas, x, y, capHeight float64, word string, ink canvas.Colour) {
	y += capHeight / 2
	capHeight /= TitleHeight(word, 1)
	lettering(c, word, x, y, capHeight, canvas.Middle, func(p canvas.Path) { c.Path(p, canvas.Paint{Fill: ink, Caps: math.Abs(capHeight)}) })
}

// DrawTitle sets a line of wood type with its baseline at y and capitals of the
// given height in mm; align says which part of it lies at x. The accent of a capital stands
// over it: see TitleHeight. Characters that the type lacks are left out; see CanLetter.
func DrawTitle(c canvas.Canvas, x, y, capHeight float64, s string, style TitleStyle, align canvas.Align) {
	lettering(c, s, x, y, capHeight, align, func(p canvas.Path) { style.draw(c, p, capHeight) })
}

// draw draws letters in a style.
func (style TitleStyle) draw(c canvas.Canvas, p canvas.Path, capHeight float64) {
	switch style {
	case Solid:
		c.Path(p, canvas.Paint{Fill: canvas.Black, Caps: capHeight})
	case Spotted:
		c.Path(p, canvas.Paint{Fill: canvas.Spot, Caps: capHeight})
	case Contoured:
		c.Path(p, canvas.Paint{Stroke: canvas.Black, Width: 2 * (contourGap + contourLine) * capHeight, Round: true})
		c.Path(p, canvas.Paint{Stroke: canvas.Paper, Width: 2 * contourGap * capHeight, Round: true})
		c.Path(p, canvas.Paint{Fill: canvas.Black, Caps: capHeight})
	case Shaded:
		away := shadowAway * capHeight
		p.DrawMoved(away, away, 1, func(shadow canvas.Path) {
			c.Hatch(shadow, canvas.Tone{
				Pattern: canvas.Diagonal,
				Pitch:   max(canvas.PrintedPitch, shadowPitch*capHeight),
				Weight:  max(canvas.PrintedLine, shadowPitch*capHeight/2.5),
				Colour:  canvas.Spot,
			})
			c.Path(shadow, canvas.Paint{Stroke: canvas.Spot, Width: max(canvas.PrintedLine, shadowEdge*capHeight)})
		})
		c.Path(p, canvas.Paint{Stroke: canvas.Paper, Width: 2 * shadowLight * capHeight, Round: true})
		c.Path(p, canvas.Paint{Fill: canvas.Black, Caps: capHeight})
	}
}
