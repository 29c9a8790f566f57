package rintintin

import (
	"fmt"

	"saddlebag/scoring"
	rules "saddlebag/scoring/rintintin"
	"saddlebag/sheets"
)

// Width is the width of the panels that a phone shows. All measures are mm,
// sizes of type points.
const Width = sheets.ColumnWidth

// The pens of the printed parts.
var (
	fine   = sheets.Paint{Stroke: sheets.Black, Width: 0.2}
	rule   = sheets.Paint{Stroke: sheets.Black, Width: 0.35}
	heavy  = sheets.Paint{Stroke: sheets.Black, Width: 0.8}
	boxed  = sheets.Paint{Stroke: sheets.Black, Fill: sheets.Paper, Width: 0.35}
	cut    = sheets.Paint{Stroke: sheets.Black, Width: 0.2}
	fold   = sheets.Paint{Stroke: sheets.Black, Width: 0.2, Dash: []float64{1.6, 1.2}}
	blank  = sheets.Paint{Fill: sheets.Paper}
	stroke = sheets.Paint{Stroke: sheets.Pencil, Width: 0.6, Round: true}
)

// The types of the printed parts, and of what a pencil writes.
var (
	small   = sheets.Type{Size: 7, Colour: sheets.Black}
	plain   = sheets.Type{Size: 9, Colour: sheets.Black}
	strong  = sheets.Type{Face: sheets.Bold, Size: 9, Colour: sheets.Black}
	caption = sheets.Type{Face: sheets.Italic, Size: 7, Colour: sheets.Black}
	written = sheets.Type{Face: sheets.Bold, Size: 13, Align: sheets.Middle, Colour: sheets.Pencil}
)

// key is the key of a panel whose static part depends on the data, which must
// be plain values: no pointers.
func key(panel string, data ...any) string {
	return fmt.Sprintf("%s %s %#v", rules.Game.Info().ID, panel, data)
}

// drawFigure writes what a cell holds into its box.
func drawFigure(c sheets.Canvas, s sheets.Slot, cell scoring.Cell) {
	if cell.Value != "" {
		const in = 0.4
		sheets.Fit(c, sheets.Area{X: s.X + in, Y: s.Y + in, W: s.W - 2*in, H: s.H - 2*in}, cell.Value, written)
	}
}

// drawRinged rings what is printed in a box where its cell is struck.
func drawRinged(c sheets.Canvas, s sheets.Slot, cell scoring.Cell) {
	if cell.Struck {
		c.Path(sheets.Circle(s.X+s.W/2, s.Y+s.H/2, min(s.W, s.H)/2-0.6), stroke)
	}
}
