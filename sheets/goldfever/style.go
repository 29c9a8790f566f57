package goldfever

import (
	rules "saddlebag/scoring/goldfever"
	"saddlebag/sheets/art"
	"saddlebag/sheets/panel"
)

// Width is the width of the panels that a phone shows from edge to edge. All
// measures are mm, sizes of type points.
const Width = panel.ColumnWidth

// written is the type of what a pencil writes.
var written = art.WrittenType.Sized(12)

var key = panel.KeyFor(rules.Game.Info())

// drawWritten writes what a cell holds into its box.
var drawWritten = panel.Writing(1, written)

// drawTicked crosses a box.
var drawTicked = panel.Crossing(1.2, art.MarkPen)
