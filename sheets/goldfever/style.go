package goldfever

import (
	"fmt"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/game"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// Width is the width of the panels that a phone shows from edge to edge. All
// measures are mm, sizes of type points.
const Width = panel.ColumnWidth

// written is the type of what a pencil writes.
var written = art.WrittenType.Sized(12)

var key = panel.KeyFor(game.Game.Info())

// drawWritten writes what a cell holds into its box.
var drawWritten = panel.Writing(1, written)

// drawTicked crosses a box.
var drawTicked = panel.Crossing(1.2, art.MarkPen)

// A heading is how a line of wood type is set.
type heading struct {
	caps  float64 // the most, mm
	width float64 // that it has room for
	style art.TitleStyle
	align canvas.Align // Left or Middle
}

// draw sets a line with its baseline at y, as large as it goes; one with
// characters that the wood type lacks is set in what has them.
func (h heading) draw(c canvas.Canvas, x, y float64, s string) {
	if art.CanLetter(s) {
		art.DrawTitle(c, x, y, min(h.caps, h.width/art.TitleWidth(s, 1)), s, h.style, h.align)
		return
	}
	if h.align == canvas.Middle {
		x -= h.width / 2
	}
	bold := canvas.Type{Face: canvas.Bold, Size: h.caps * 1.3 / canvas.Point, Align: h.align, Colour: canvas.Black}
	canvas.Fit(c, canvas.Area{X: x, Y: y - h.caps*1.3, W: h.width, H: h.caps * 1.6}, s, bold)
}

// set sets a text in lines in the middle of an area, smaller only where they'd be too many.
func set(c canvas.Canvas, a canvas.Area, s string, t canvas.Type) {
	t, high := sized(a, s, t)
	high = min(a.H, high)
	canvas.Paragraph(c, canvas.Area{X: a.X, Y: a.Y + (a.H-high)/2, W: a.W, H: high}, s, t)
}

// sized is the type in which set writes a text, and how high it is in that, mm.
func sized(a canvas.Area, s string, t canvas.Type) (set canvas.Type, high float64) {
	for {
		high = float64(len(canvas.Lines(s, a.W, t))) * t.Leading()
		if t.Size <= canvas.LeastSize || high <= a.H {
			return t, high
		}
		t.Size -= 0.25
	}
}

// twoColumns is a page of two columns of panels under a banner.
func twoColumns(job press.Job, name string, title, remark speech.Text, left, right []panel.Panel) ([]press.Page, error) {
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	if inside.W < panel.TwoWidth {
		return nil, canvas.Refused("goldfever.sheet-too-wide", "sheet", name, "width", int(panel.TwoWidth), "paper", inside.On, "left", speech.Decimal(fmt.Sprintf("%.1f", inside.W)))
	}
	inside.X += (inside.W - panel.TwoWidth) / 2
	inside.W = panel.TwoWidth
	top, rest := inside.Cut(press.BannerHeight)
	page := press.Page{Size: job.Paper, Name: speech.Words(name), Cells: job.Cells, Placed: []panel.Placement{
		{Panel: press.Banner(game.Game.Info(), job, title, remark, panel.TwoWidth), X: top.X, Y: top.Y},
	}}
	for _, column := range [][]panel.Panel{left, right} {
		placed, err := panel.Column(rest, columnGap, column...)
		if err != nil {
			return nil, err
		}
		page.Placed = append(page.Placed, placed...)
		rest.X += panel.ColumnWidth + panel.Gutter
	}
	return []press.Page{page}, nil
}

// columnGap is between two panels of a column.
const columnGap = 4.0

// lowest is where the lowest of the panels on a page ends.
func lowest(placed []panel.Placement) float64 {
	bottom := 0.0
	for _, at := range placed {
		bottom = max(bottom, at.Y+at.Panel.H)
	}
	return bottom
}

// headed is a panel under a title, for the columns of a page.
func headed(id string, title speech.Text, height float64, data any, draw func(c canvas.Canvas)) panel.Panel {
	return panel.Panel{
		ID: id, Owner: scoring.Table, Title: title, W: Width, H: headHeight + height, Key: key(id, title, height, data),
		Static: func(c canvas.Canvas) {
			drawHead(c, c.Say(title), Width)
			c.Push(0, headHeight, 1)
			draw(c)
			c.Pop()
		},
	}
}

// The head of such a panel.
const (
	headCaps   = 3.4
	headHeight = 8.0
)

// drawHead prints the title of a panel over a rule.
func drawHead(c canvas.Canvas, title string, width float64) {
	heading{headCaps, width, art.Solid, canvas.Left}.draw(c, 0, headCaps+0.6, title)
	art.DrawRule(c, 0, headCaps+1.8, width)
}
