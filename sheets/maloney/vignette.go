package maloney

import (
	"saddlebag/scoring"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
)

// vignette is the one car, and a suitcase that waits for it.
func vignette(c canvas.Canvas, _ scoring.House) {
	const car, suitcase = 21.0, 10.0
	art.DrawOpenCountry(c)
	drawPicture(c, "car", 20, art.VignetteGround-car/2+1, car)
	art.DrawIcon(c, art.Suitcase, 37, art.VignetteGround-suitcase*0.9, suitcase, canvas.Black)
}
