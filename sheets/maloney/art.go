package maloney

import (
	_ "embed"

	"saddlebag/scoring"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
)

//go:embed engravings.packed
var drawings []byte

// engravings are the drawings of this game by their names.
var engravings = art.Engravings{Packed: drawings}

// All pictures are 24 units high, and as many wide but for the car and the ship.
const (
	artHigh = 24.0
	carWide = 36.0
)

// drawPicture draws a picture in black with its middle at x, y, of a height in mm. Below
// 0 it stands head over heels.
func drawPicture(c canvas.Canvas, name string, x, y, height float64) {
	drawInked(c, name, x, y, height, canvas.Black)
}

// drawInked draws a picture likewise, in any ink.
func drawInked(c canvas.Canvas, name string, x, y, height float64, ink canvas.Colour) {
	wide := artHigh
	if name == "car" || name == "ship" {
		wide = carWide
	}
	k := height / artHigh
	engravings.Of(name).Draw(c, x-k*wide/2, y-height/2, k, ink)
}

// The large pictures, which only paper has: on a phone they would take longer than the game.
var (
	// departure is the heirs in their car, as a vignette is shaped.
	departure = art.Scene{W: 144, H: 102, Props: []art.Prop{{Name: "journey", K: 1}, {Name: "motor", X: -1.9, Y: 27.3, K: 1.08}}}
	// outing is the same in open country, as a strip.
	outing = art.Scene{W: 264, H: 88, Props: []art.Prop{{Name: "valley", K: 1}, {Name: "motor", X: 16, Y: 29.6, K: 0.84}}}
)

// drawDeparture draws the picture of the box, in the size of a vignette.
func drawDeparture(c canvas.Canvas) {
	engravings.DrawScene(c, departure, 0, 0, art.VignetteWidth/departure.W, canvas.Black)
}

// vignette is the one car, and a suitcase that waits for it.
func vignette(c canvas.Canvas, _ scoring.House) {
	const car, suitcase = 21.0, 10.0
	art.DrawOpenCountry(c)
	drawPicture(c, "car", 20, art.VignetteGround-car/2+1, car)
	art.DrawIcon(c, art.Suitcase, 37, art.VignetteGround-suitcase*0.9, suitcase, canvas.Black)
}
