package rintintin

import (
	_ "embed"

	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
)

//go:embed engravings.packed
var drawings []byte

// engravings are the drawings of this game by their names.
var engravings = art.Engravings{Packed: drawings}

// emblemGrid is the side of the square that emblems are drawn on. Landscapes
// are 180 by 88.
const emblemGrid = 24

// drawEmblem draws an emblem in black into the square of the given size whose
// middle is x, y.
func drawEmblem(c canvas.Canvas, name string, x, y, size float64) {
	engravings.Of(name).Draw(c, x-size/2, y-size/2, size/emblemGrid, canvas.Black)
}

// drawIcon draws a shared icon likewise. With a size below 0 it stands head over heels.
func drawIcon(c canvas.Canvas, icon art.Icon, x, y, size float64, ink canvas.Colour) {
	art.DrawIcon(c, icon, x-size/2, y-size/2, size, ink)
}
