package goldfever

import (
	"fmt"

	"saddlebag/scoring"
	rules "saddlebag/scoring/goldfever"
	"saddlebag/sheets"
)

// Width is the width of the panels that a phone shows from edge to edge. All
// measures are mm, sizes of type points.
const Width = sheets.ColumnWidth

// The pens of the printed parts, and the pencil's.
var (
	hair   = sheets.Paint{Stroke: sheets.Black, Width: 0.1}
	fine   = sheets.Paint{Stroke: sheets.Black, Width: 0.2}
	rule   = sheets.Paint{Stroke: sheets.Black, Width: 0.35}
	heavy  = sheets.Paint{Stroke: sheets.Black, Width: 0.8}
	boxed  = sheets.Paint{Stroke: sheets.Black, Fill: sheets.Paper, Width: 0.35}
	fold   = sheets.Paint{Stroke: sheets.Black, Width: 0.2, Dash: []float64{1.6, 1.2}}
	pencil = sheets.Paint{Stroke: sheets.Pencil, Width: 0.9, Round: true}
)

// The types of the printed parts, and of what a pencil writes.
var (
	tiny    = sheets.Type{Size: 6.5, Colour: sheets.Black}
	small   = sheets.Type{Size: 8, Colour: sheets.Black}
	plain   = sheets.Type{Size: 9, Colour: sheets.Black}
	strong  = sheets.Type{Face: sheets.Bold, Size: 9, Colour: sheets.Black}
	caption = sheets.Type{Face: sheets.Italic, Size: 7, Colour: sheets.Black}
	written = sheets.Type{Face: sheets.Bold, Size: 12, Align: sheets.Middle, Colour: sheets.Pencil}
)

// key is the key of a panel whose static part depends on the data, which must
// be plain values: no pointers.
func key(panel string, data ...any) string {
	return fmt.Sprintf("%s %s %#v", rules.Game.Info().ID, panel, data)
}

// drawWritten writes what a cell holds into its box.
func drawWritten(c sheets.Canvas, s sheets.Slot, cell scoring.Cell) {
	if cell.Value != "" {
		const in = 1.0
		sheets.Fit(c, sheets.Area{X: s.X + in, Y: s.Y + in, W: s.W - 2*in, H: s.H - 2*in}, cell.Value, written)
	}
}

// drawTicked crosses a box.
func drawTicked(c sheets.Canvas, s sheets.Slot, cell scoring.Cell) {
	if cell.Struck {
		const in = 1.2
		c.Path(sheets.Line(s.X+in, s.Y+in, s.X+s.W-in, s.Y+s.H-in), pencil)
		c.Path(sheets.Line(s.X+in, s.Y+s.H-in, s.X+s.W-in, s.Y+in), pencil)
	}
}
