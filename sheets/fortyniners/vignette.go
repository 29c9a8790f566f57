package fortyniners

import (
	"saddlebag/scoring"
	"saddlebag/sheets"
)

// vignette is the coach before the mountains.
func vignette(c sheets.Canvas, _ scoring.House) {
	const coach = 25.0
	sheets.DrawOpenCountry(c)
	for i, high := range []float64{15, 20, 13} {
		sheets.Peak(high, i).Draw(c, 8+8*float64(i), sheets.VignetteGround)
	}
	sheets.DrawIcon(c, sheets.Coach, 18, sheets.VignetteGround-coach*0.94, coach, sheets.Black)
}
