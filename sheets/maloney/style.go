package maloney

import (
	"saddlebag/scoring"
	"saddlebag/scoring/maloney/game"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

// Width is the width of the panels that a phone shows from edge to edge. All
// measures are mm, sizes of type points.
const Width = panel.ColumnWidth

var key = panel.KeyFor(game.Game.Info())

// drawWritten writes what a cell holds into its box, as large as the box lets
// it.
func drawWritten(c canvas.Canvas, s panel.Slot, cell scoring.Cell) {
	const in, most = 0.6, 1.6 // mm; points a mm of the box
	panel.WriteIn(c, s, in, cell.Value, art.WrittenType.Sized(min(art.WrittenType.Size, most*s.H)))
}

// drawCross crosses a box that is.
var drawCross = panel.Crossing(1.2, art.MarkPen)
