package rintintin

import (
	"saddlebag/scoring"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
)

// vignette is the dog before a butte.
func vignette(c canvas.Canvas, _ scoring.House) {
	const butte, dog = 22.0, 23.0
	art.DrawOpenCountry(c)
	drawEmblem(c, "butte", 10, art.VignetteGround-butte/2+1, butte)
	drawIcon(c, art.Dog, 28, art.VignetteGround-dog*0.42, dog, canvas.Black)
}
