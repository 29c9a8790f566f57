package goldfever

import (
	"saddlebag/scoring/goldfever/game"
	"saddlebag/sheets"
)

// Width is the width of the panels that a phone shows from edge to edge. All
// measures are mm, sizes of type points.
const Width = sheets.ColumnWidth

// written is the type of what a pencil writes.
var written = sheets.WrittenType.Sized(12)

var key = sheets.KeyFor(game.Game.Info())

// drawWritten writes what a cell holds into its box.
var drawWritten = sheets.Writing(1, written)

// drawTicked crosses a box.
var drawTicked = sheets.Crossing(1.2, sheets.MarkPen)
