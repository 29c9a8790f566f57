package maloney

import (
	"saddlebag/scoring"
	"saddlebag/scoring/maloney/game"
	"saddlebag/sheets"
)

// Width is the width of the panels that a phone shows from edge to edge. All
// measures are mm, sizes of type points.
const Width = sheets.ColumnWidth

var key = sheets.KeyFor(game.Game.Info())

// drawWritten writes what a cell holds into its box, as large as the box lets
// it.
func drawWritten(c sheets.Canvas, s sheets.Slot, cell scoring.Cell) {
	const in, most = 0.6, 1.6 // mm; points a mm of the box
	sheets.WriteIn(c, s, in, cell.Value, sheets.WrittenType.Sized(min(sheets.WrittenType.Size, most*s.H)))
}

// drawCross crosses a box that is.
var drawCross = sheets.Crossing(1.2, sheets.MarkPen)
