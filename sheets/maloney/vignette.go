package maloney

import (
	"saddlebag/scoring"
	"saddlebag/sheets"
)

// vignette is the one car, and a suitcase that waits for it.
func vignette(c sheets.Canvas, _ scoring.House) {
	const car, suitcase = 21.0, 10.0
	sheets.DrawOpenCountry(c)
	drawPicture(c, "car", 20, sheets.VignetteGround-car/2+1, car)
	sheets.DrawIcon(c, sheets.Suitcase, 37, sheets.VignetteGround-suitcase*0.9, suitcase, sheets.Black)
}
