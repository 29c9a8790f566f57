package rintintin

import (
	"math"

	"saddlebag/scoring"
	"saddlebag/scoring/rintintin/game"
	"saddlebag/sheets"
)

// The page with the spinners.
const (
	sheetWidth  = sheets.TwoWidth
	bigWheel    = 124.0
	arrowLength = 52.0 // from its pin to its tip
)

// spinner makes a page with two spinners: a large one with an arrow to cut
// out, for a split pin, and one for a paper clip round a pencil's point.
func spinner(job sheets.PrintJob) ([]sheets.Page, error) {
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	const needs = sheets.BannerHeight + bigWheel + 8 + Width
	switch {
	case inside.W < sheetWidth:
		return nil, sheets.Refuse("the spinners are %g mm wide, and %s leaves %.1f mm", sheetWidth, inside.On, inside.W)
	case inside.H < needs:
		return nil, sheets.Refuse("the spinners are %g mm high, and %s leaves %.1f mm", needs, inside.On, inside.H)
	}
	inside.X += (inside.W - sheetWidth) / 2
	house := houseOf(job.Setup)
	space := min(12, (inside.H-needs)/2)
	top := inside.Y + sheets.BannerHeight + space
	low := top + bigWheel + 8 + space
	big := enlarged(spinnerPanel(house), bigWheel/Width)
	page := sheets.Page{Size: job.Paper, Name: "spinner", Cells: job.Cells.Of(scoring.Table), Placed: []sheets.Placement{
		{Panel: sheets.Banner(game.Game.Info(), job, "Spinner", "six equal sectors", sheetWidth), X: inside.X, Y: inside.Y},
		{Panel: big, X: inside.X, Y: top},
		{Panel: wheelPanel(house), X: inside.X + sheetWidth - Width, Y: low},
	}}
	page.Decor = func(c sheets.Canvas) {
		x := inside.X + bigWheel
		drawArrow(c, x+20, top+arrowLength+4)
		drawArrow(c, x+44, top+arrowLength+4)
		note(c, sheets.Area{X: x + 6, Y: top + 96, W: sheetWidth - bigWheel - 6, H: 28}, "With a split pin",
			"Glue disc and arrow to card, cut them out, and pin the arrow loosely to the middle. The second arrow is a spare.")
		note(c, sheets.Area{X: inside.X, Y: low + 18, W: sheetWidth - Width - 8, H: 40}, "With a paper clip",
			"Lay a paper clip over the middle, hold a pencil's point upright in its loop, and flick the clip with a finger.")
		sheets.DrawRuler(c, inside.X, low+60)
	}
	return []sheets.Page{page}, nil
}

// enlarged is a panel that is drawn k times as large.
func enlarged(p sheets.Panel, k float64) sheets.Panel {
	draw := p.Static
	p.W, p.H = k*p.W, k*p.H
	p.Static = func(c sheets.Canvas) {
		c.Push(0, 0, k)
		draw(c)
		c.Pop()
	}
	slots := p.Slots
	p.Slots = nil
	for _, s := range slots {
		inner := s
		s.X, s.Y, s.W, s.H = k*s.X, k*s.Y, k*s.W, k*s.H
		s.Draw = func(c sheets.Canvas, _ sheets.Slot, cell scoring.Cell) {
			c.Push(0, 0, k)
			inner.Draw(c, inner, cell)
			c.Pop()
		}
		p.Slots = append(p.Slots, s)
	}
	return p
}

// drawArrow draws an arrow to cut out, with its pin at x, y.
func drawArrow(c sheets.Canvas, x, y float64) {
	const away = pin // needles lie about the pin of a spinner
	p := needle(0, arrowLength, 1).Moved(x-away, y-away, 1)
	c.Path(p, sheets.FinePen)
	c.Hatch(p, sheets.Tone{Pattern: sheets.Diagonal, Pitch: 0.8, Weight: 0.25, Colour: sheets.Black})
	c.Path(sheets.Circle(x, y, 4.4), sheets.BoxPen)
	c.Path(sheets.Circle(x, y, 1.2), sheets.FinePen)
	for _, angle := range []float64{0, math.Pi / 2} {
		sin, cos := math.Sincos(angle)
		c.Path(sheets.Line(x-2.4*sin, y-2.4*cos, x+2.4*sin, y+2.4*cos), sheets.FinePen)
	}
}

// note prints a heading and a paragraph.
func note(c sheets.Canvas, a sheets.Area, title, text string) {
	sheets.DrawTitle(c, a.X, a.Y+3.4, 3.4, title, sheets.Solid, sheets.Left)
	sheets.Paragraph(c, sheets.Area{X: a.X, Y: a.Y + 6, W: a.W, H: a.H - 6}, text, sheets.PlainType)
}
