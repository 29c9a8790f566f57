package fortyniners

import (
	"saddlebag/scoring/fortyniners/game"
	"saddlebag/sheets"
)

// Width is the width of the panels that a phone shows from edge to edge. All
// measures are mm, sizes of type points.
const Width = sheets.ColumnWidth

// counter is a piece on the board.
var counter = sheets.Paint{Fill: sheets.Paper, Stroke: sheets.Pencil, Width: 0.7}

var key = sheets.KeyFor(game.Game.Info())
