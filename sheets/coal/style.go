package coal

import (
	"saddlebag/scoring"
	"saddlebag/scoring/coal/game"
	"saddlebag/sheets"
)

// Width is the width of every panel: what a phone shows without scrolling, and
// two of them fill a page. All measures are mm, sizes of type points.
const Width = sheets.ColumnWidth

// Box is the side of a box for a pencil.
const Box = 6.0

// The pens of the printed parts.
var (
	dashed  = sheets.Paint{Stroke: sheets.Black, Width: 0.3, Dash: []float64{1, 0.7}}
	stroke  = sheets.Paint{Stroke: sheets.Pencil, Width: 0.45, Round: true}
	shade   = sheets.Tone{Pattern: sheets.Dots, Pitch: 1.6, Weight: 0.22, Colour: sheets.Spot} // of every other row
	bedrock = sheets.Tone{Pattern: sheets.Diagonal, Pitch: 1.3, Weight: 0.16, Colour: sheets.Black}
)

// The types of the printed parts, and of what a pencil writes.
var (
	strong   = sheets.Type{Face: sheets.Bold, Size: 8, Colour: sheets.Black}
	number   = sheets.Type{Face: sheets.Bold, Size: 12, Align: sheets.Middle, Colour: sheets.Black}
	caption  = sheets.Type{Face: sheets.Italic, Size: 6.5, Colour: sheets.Black}
	tag      = sheets.Type{Size: 6.5, Align: sheets.Middle, Colour: sheets.Black}
	written  = sheets.Type{Face: sheets.Bold, Size: 12, Align: sheets.Middle, Colour: sheets.Pencil}
	jotted   = sheets.Type{Face: sheets.Bold, Size: 8.5, Colour: sheets.Pencil}
	headings = 3.2 // height of capitals
)

var key = sheets.KeyFor(game.Game.Info())

// heading is how much height a panel's heading takes.
const heading = 6.4

// drawHeading sets the heading of a panel in wood type over a double rule,
// with a remark at its right.
func drawHeading(c sheets.Canvas, title, remark string) {
	sheets.DrawTitle(c, 0, headings+0.6, headings, title, sheets.Solid, sheets.Left)
	left := sheets.TitleWidth(title, headings) + 3
	area := sheets.Area{X: left, Y: 0.4, W: Width - left, H: headings + 0.6}
	sheets.Fit(c, area, remark, caption.ToRight())
	sheets.DrawRule(c, 0, headings+1.1, Width)
}

// drawBox draws an empty box for a pencil.
func drawBox(c sheets.Canvas, x, y, w, h float64) { c.Path(sheets.Rect(x, y, w, h), sheets.BoxPen) }

// The pencil keeps off the edges of boxes.
const (
	strikeIn = 0.7
	writeIn  = 0.4
)

// drawStruck crosses a printed box out where its cell is struck.
var drawStruck = sheets.Crossing(strikeIn, stroke)

// drawLetter writes a letter or a figure into its box, and one line through it
// where it has left.
func drawLetter(c sheets.Canvas, s sheets.Slot, cell scoring.Cell) {
	sheets.WriteIn(c, s, writeIn, cell.Value, written)
	if cell.Struck {
		c.Path(sheets.Line(s.X+0.7, s.Y+s.H-1, s.X+s.W-0.7, s.Y+1), stroke)
	}
}

// drawMoney writes an amount after its printed dollar sign.
func drawMoney(c sheets.Canvas, s sheets.Slot, cell scoring.Cell) {
	s.X += 2.4
	s.W -= 2.4
	sheets.WriteIn(c, s, writeIn, cell.Value, written)
}

// drawNote writes words into a box.
var drawNote = sheets.Writing(writeIn, jotted.Centred())

// drawDollar prints the dollar sign of a box for money.
func drawDollar(c sheets.Canvas, x, y, h float64) {
	c.Text(x+0.8, y+h/2+strong.CapHeight()/2, "$", strong)
}
