package goldfever

import (
	"strings"

	rules "saddlebag/scoring/goldfever"
	"saddlebag/sheets/canvas"
)

// The grids that objects and markers are drawn on: guns are twice as wide as
// high.
const (
	artGrid = 24
	gunWide = 2 * artGrid
)

// drawArt draws a marker or an object that is no gun into the square of a size
// whose middle is x, y.
func drawArt(c canvas.Canvas, name string, x, y, size float64, ink canvas.Colour) {
	engravings.Of(name).Draw(c, x-size/2, y-size/2, size/artGrid, ink)
}

// drawObject draws an object likewise; a gun is as wide as the square.
func drawObject(c canvas.Canvas, kind rules.Kind, x, y, size float64, ink canvas.Colour) {
	if kind.Gun() {
		engravings.Of(kind.String()).Draw(c, x-size/2, y-size/4, size/gunWide, ink)
		return
	}
	drawArt(c, kind.String(), x, y, size, ink)
}

// kindOf reads the kind of an object off what a cell says of it: "nugget-3 (2)"
// is a nugget.
func kindOf(entry string) (rules.Kind, bool) {
	id, _, _ := strings.Cut(entry, " ")
	var kind rules.Kind
	if err := kind.UnmarshalText([]byte(id)); err == nil {
		return kind, true
	}
	if at := strings.LastIndexByte(id, '-'); at > 0 && kind.UnmarshalText([]byte(id[:at])) == nil {
		return kind, true
	}
	return 0, false
}
