package goldfever

import (
	"strings"

	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
)

// wordsOf is a word of ledgers for people: "two wounds".
func wordsOf(word string) string { return strings.ReplaceAll(word, "-", " ") }

// A heading is how a line of wood type is set.
type heading struct {
	caps  float64 // the most, mm
	width float64 // that it has room for
	style art.TitleStyle
	align canvas.Align // Left or Middle
}

// draw sets a line with its baseline at y, as large as it goes; one with
// characters that the wood type lacks is set in what has them.
func (h heading) draw(c canvas.Canvas, x, y float64, s string) {
	if art.CanLetter(s) {
		art.DrawTitle(c, x, y, min(h.caps, h.width/art.TitleWidth(s, 1)), s, h.style, h.align)
		return
	}
	if h.align == canvas.Middle {
		x -= h.width / 2
	}
	bold := canvas.Type{Face: canvas.Bold, Size: h.caps * 1.3 / canvas.Point, Align: h.align, Colour: canvas.Black}
	canvas.Fit(c, canvas.Area{X: x, Y: y - h.caps*1.3, W: h.width, H: h.caps * 1.6}, s, bold)
}
