package coal

import (
	"saddlebag/scoring"
	"saddlebag/scoring/coal/game"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

// Width is the width of every panel: what a phone shows without scrolling, and
// two of them fill a page. All measures are mm, sizes of type points.
const Width = panel.ColumnWidth

// Box is the side of a box for a pencil.
const Box = 6.0

// The pens of the printed parts.
var (
	dashed  = canvas.Paint{Stroke: canvas.Black, Width: 0.3, Dash: []float64{1, 0.7}}
	stroke  = canvas.Paint{Stroke: canvas.Pencil, Width: 0.45, Round: true}
	shade   = canvas.Tone{Pattern: canvas.Dots, Pitch: 1.6, Weight: 0.22, Colour: canvas.Spot} // of every other row
	bedrock = canvas.Tone{Pattern: canvas.Diagonal, Pitch: 1.3, Weight: 0.16, Colour: canvas.Black}
)

// The types of the printed parts, and of what a pencil writes.
var (
	strong   = canvas.Type{Face: canvas.Bold, Size: 8, Colour: canvas.Black}
	number   = canvas.Type{Face: canvas.Bold, Size: 12, Align: canvas.Middle, Colour: canvas.Black}
	caption  = canvas.Type{Face: canvas.Italic, Size: 6.5, Colour: canvas.Black}
	tag      = canvas.Type{Size: 6.5, Align: canvas.Middle, Colour: canvas.Black}
	written  = canvas.Type{Face: canvas.Bold, Size: 12, Align: canvas.Middle, Colour: canvas.Pencil}
	jotted   = canvas.Type{Face: canvas.Bold, Size: 8.5, Colour: canvas.Pencil}
	headings = 3.2 // height of capitals
)

var key = panel.KeyFor(game.Game.Info())

// heading is how much height a panel's heading takes.
const heading = 6.4

// drawHeading sets the heading of a panel in wood type over a double rule,
// with a remark at its right.
func drawHeading(c canvas.Canvas, heads, remark speech.Text) {
	title := c.Say(heads)
	art.DrawTitle(c, 0, headings+0.6, headings, title, art.Solid, canvas.Left)
	left := art.TitleWidth(title, headings) + 3
	area := canvas.Area{X: left, Y: 0.4, W: Width - left, H: headings + 0.6}
	canvas.Fit(c, area, c.Say(remark), caption.ToRight())
	art.DrawRule(c, 0, headings+1.1, Width)
}

// drawBox draws an empty box for a pencil.
func drawBox(c canvas.Canvas, x, y, w, h float64) { c.Path(canvas.Rect(x, y, w, h), art.BoxPen) }

// The pencil keeps off the edges of boxes.
const (
	strikeIn = 0.7
	writeIn  = 0.4
)

// drawStruck crosses a printed box out where its cell is struck.
var drawStruck = panel.Crossing(strikeIn, stroke)

// drawLetter writes a letter or a figure into its box, and one line through it
// where it has left.
func drawLetter(c canvas.Canvas, s panel.Slot, cell scoring.Cell) {
	panel.WriteIn(c, s, writeIn, cell.Value, written)
	if cell.Struck {
		c.Path(canvas.Line(s.X+0.7, s.Y+s.H-1, s.X+s.W-0.7, s.Y+1), stroke)
	}
}

// drawMoney writes an amount after its printed dollar sign.
func drawMoney(c canvas.Canvas, s panel.Slot, cell scoring.Cell) {
	s.X += 2.4
	s.W -= 2.4
	panel.WriteIn(c, s, writeIn, cell.Value, written)
}

// drawNote writes words into a box.
var drawNote = panel.Writing(writeIn, jotted.Centred())

// drawDollar prints the dollar sign of a box for money.
func drawDollar(c canvas.Canvas, x, y, h float64) {
	c.Text(x+0.8, y+h/2+strong.CapHeight()/2, "$", strong)
}
