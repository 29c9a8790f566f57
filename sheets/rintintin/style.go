package rintintin

import (
	"saddlebag/scoring"
	"saddlebag/scoring/rintintin/game"
	"saddlebag/sheets"
)

// Width is the width of the panels that a phone shows. All measures are mm,
// sizes of type points.
const Width = sheets.ColumnWidth

// The pens of the printed parts.
var (
	blank  = sheets.Paint{Fill: sheets.Paper}
	stroke = sheets.Paint{Stroke: sheets.Pencil, Width: 0.6, Round: true}
)

// small is the type of what is printed on cards.
var small = sheets.Type{Size: 7, Colour: sheets.Black}

var key = sheets.KeyFor(game.Game.Info())

// drawFigure writes what a cell holds into its box.
var drawFigure = sheets.Writing(0.4, sheets.WrittenType)

// drawRinged rings what is printed in a box where its cell is struck.
func drawRinged(c sheets.Canvas, s sheets.Slot, cell scoring.Cell) {
	if cell.Struck {
		c.Path(sheets.Circle(s.X+s.W/2, s.Y+s.H/2, min(s.W, s.H)/2-0.6), stroke)
	}
}
