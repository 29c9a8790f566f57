package goldfever

import (
	"strings"

	"saddlebag/sheets"
)

// wordsOf is a word of ledgers for people: "two wounds".
func wordsOf(word string) string { return strings.ReplaceAll(word, "-", " ") }

// A heading is how a line of wood type is set.
type heading struct {
	caps  float64 // the most, mm
	width float64 // that it has room for
	style sheets.TitleStyle
	align sheets.Align // Left or Middle
}

// draw sets a line with its baseline at y, as large as it goes; one with
// characters that the wood type lacks is set in what has them.
func (h heading) draw(c sheets.Canvas, x, y float64, s string) {
	if sheets.CanLetter(s) {
		sheets.DrawTitle(c, x, y, min(h.caps, h.width/sheets.TitleWidth(s, 1)), s, h.style, h.align)
		return
	}
	if h.align == sheets.Middle {
		x -= h.width / 2
	}
	bold := sheets.Type{Face: sheets.Bold, Size: h.caps * 1.3 / sheets.Point, Align: h.align, Colour: sheets.Black}
	sheets.Fit(c, sheets.Area{X: x, Y: y - h.caps*1.3, W: h.width, H: h.caps * 1.6}, s, bold)
}
