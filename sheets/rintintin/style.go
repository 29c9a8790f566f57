package rintintin

import (
	"saddlebag/scoring"
	"saddlebag/scoring/rintintin/game"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

// Width is the width of the panels that a phone shows. All measures are mm,
// sizes of type points.
const Width = panel.ColumnWidth

// The pens of the printed parts.
var (
	blank  = canvas.Paint{Fill: canvas.Paper}
	stroke = canvas.Paint{Stroke: canvas.Pencil, Width: 0.6, Round: true}
)

// small is the type of what is printed on cards.
var small = canvas.Type{Size: 7, Colour: canvas.Black}

var key = panel.KeyFor(game.Game.Info())

// drawFigure writes what a cell holds into its box.
var drawFigure = panel.Writing(0.4, art.WrittenType)

// drawRinged rings what is printed in a box where its cell is struck.
func drawRinged(c canvas.Canvas, s panel.Slot, cell scoring.Cell) {
	if cell.Struck {
		c.Path(canvas.Circle(s.X+s.W/2, s.Y+s.H/2, min(s.W, s.H)/2-0.6), stroke)
	}
}
