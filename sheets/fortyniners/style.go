package fortyniners

import (
	"saddlebag/scoring/fortyniners/game"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

// Width is the width of the panels that a phone shows from edge to edge. All
// measures are mm, sizes of type points.
const Width = panel.ColumnWidth

// counter is a piece on the board.
var counter = canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Pencil, Width: 0.7}

var key = panel.KeyFor(game.Game.Info())
