package maloney

import (
	"embed"

	"saddlebag/scoring"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
)

//go:embed engravings/*.txt
var drawings embed.FS

// engravings are the drawings of this game by their names.
var engravings = art.Engravings{Files: drawings}

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

// vignette is the one car, and a suitcase that waits for it.
func vignette(c canvas.Canvas, _ scoring.House) {
	const car, suitcase = 21.0, 10.0
	art.DrawOpenCountry(c)
	drawPicture(c, "car", 20, art.VignetteGround-car/2+1, car)
	art.DrawIcon(c, art.Suitcase, 37, art.VignetteGround-suitcase*0.9, suitcase, canvas.Black)
}
