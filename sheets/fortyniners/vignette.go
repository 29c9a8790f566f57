package fortyniners

import (
	"saddlebag/scoring"
	"saddlebag/sheets"
)

// vignette is the coach before the mountains.
func vignette(c sheets.Canvas, _ scoring.House) {
	const mountains, coach = 22.0, 25.0
	sheets.DrawOpenCountry(c)
	scenery()[0].Draw(c, 0, sheets.VignetteGround-mountains*0.9, mountains/24, sheets.Black)
	sheets.DrawIcon(c, sheets.Coach, 18, sheets.VignetteGround-coach*0.94, coach, sheets.Black)
}
