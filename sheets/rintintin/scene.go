package rintintin

import (
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
)

// The large pictures, which only paper has: on a phone they would take longer than the game.
var (
	// lookout is the dog above the fort, as a vignette is shaped.
	lookout = art.Scene{W: 144, H: 102, Props: []art.Prop{
		{Name: "dusk", K: 1},
		{Name: "fort", X: -1, Y: 28.4, K: 0.92},
		{Name: "slope", K: 1},
		{Name: "troop", X: 8, Y: 62, K: 1},
		{Name: "shepherd", X: 56, Y: 3, K: 0.84},
	}}
	// sortie is the cavalry that leaves the fort, as a strip.
	sortie = art.Scene{W: 240, H: 54, Props: []art.Prop{
		{Name: "morning", K: 1},
		{Name: "fort", X: 6, Y: -3, K: 0.9},
		{Name: "troop", X: 96, Y: 22, K: 0.9},
		{Name: "shepherd", X: 178, Y: -0.9, K: 0.465},
	}}
)

// drawLookout draws the picture of the box, in the size of a vignette.
func drawLookout(c canvas.Canvas) {
	engravings.DrawScene(c, lookout, 0, 0, art.VignetteWidth/lookout.W, canvas.Black)
}

// drawSortie draws the strip in a frame, its corner at x, y and w wide.
func drawSortie(c canvas.Canvas, x, y, w float64) {
	const in = 0.4 // lines at its edges reach over them
	k := (w - 2*in) / sortie.W
	engravings.DrawScene(c, sortie, x+in, y+in, k, canvas.Black)
	c.Path(canvas.Rect(x+in, y+in, k*sortie.W, k*sortie.H), art.RulePen)
}
