package rintintin

import (
	"saddlebag/scoring"
	"saddlebag/sheets"
)

// vignette is the dog before a butte.
func vignette(c sheets.Canvas, _ scoring.House) {
	const butte, dog = 22.0, 23.0
	sheets.DrawOpenCountry(c)
	drawEmblem(c, "butte", 10, sheets.VignetteGround-butte/2+1, butte)
	drawIcon(c, sheets.Dog, 28, sheets.VignetteGround-dog*0.42, dog, sheets.Black)
}
