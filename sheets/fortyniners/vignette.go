package fortyniners

import (
	"saddlebag/scoring"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
)

// vignette is the coach before the mountains.
func vignette(c canvas.Canvas, _ scoring.House) {
	const coach = 25.0
	art.DrawOpenCountry(c)
	for i, high := range []float64{15, 20, 13} {
		art.Peak(high, i).Draw(c, 8+8*float64(i), art.VignetteGround)
	}
	art.DrawIcon(c, art.Coach, 18, art.VignetteGround-coach*0.94, coach, canvas.Black)
}
