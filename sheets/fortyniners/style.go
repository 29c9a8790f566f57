package fortyniners

import (
	"fmt"

	rules "saddlebag/scoring/fortyniners"
	"saddlebag/sheets"
)

// Width is the width of the panels that a phone shows from edge to edge. All
// measures are mm, sizes of type points.
const Width = sheets.ColumnWidth

// The pens of the printed parts.
var (
	fine    = sheets.Paint{Stroke: sheets.Black, Width: 0.2}
	rule    = sheets.Paint{Stroke: sheets.Black, Width: 0.35}
	boxed   = sheets.Paint{Stroke: sheets.Black, Fill: sheets.Paper, Width: 0.35}
	pencil  = sheets.Paint{Stroke: sheets.Pencil, Width: 0.9, Round: true}
	counter = sheets.Paint{Fill: sheets.Paper, Stroke: sheets.Pencil, Width: 0.7}
)

// The types of the printed parts, and of what a pencil writes.
var (
	tiny    = sheets.Type{Size: 6.5, Colour: sheets.Black}
	small   = sheets.Type{Size: 8, Colour: sheets.Black}
	strong  = sheets.Type{Face: sheets.Bold, Size: 9, Colour: sheets.Black}
	caption = sheets.Type{Face: sheets.Italic, Size: 7, Colour: sheets.Black}
	written = sheets.Type{Face: sheets.Bold, Size: 13, Align: sheets.Middle, Colour: sheets.Pencil}
)

// key is the key of a panel whose static part depends on the data, which must
// be plain values: no pointers.
func key(panel string, data ...any) string {
	return fmt.Sprintf("%s %s %#v", rules.Game.Info().ID, panel, data)
}
