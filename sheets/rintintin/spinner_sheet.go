package rintintin

import (
	"math"

	"saddlebag/scoring"
	"saddlebag/scoring/rintintin/game"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// The page with the spinners.
const (
	sheetWidth  = panel.TwoWidth
	bigWheel    = 124.0
	arrowLength = 52.0 // from its pin to its tip
)

// spinner makes a page with two spinners: one for a paper clip round a pencil's point, and a
// large one with an arrow to cut out, for a split pin. On small paper each has a leaf.
func spinner(job press.Job) ([]press.Page, error) {
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	const needs = press.BannerHeight + bigWheel + 8 + Width
	switch {
	case inside.W < sheetWidth:
		return nil, canvas.Refused("rintintin.spinners-wide", "wide", canvas.Tenths(sheetWidth), "paper", inside.On, "room", canvas.Tenths(inside.W))
	case inside.H < needs:
		return nil, canvas.Refused("rintintin.spinners-high", "high", canvas.Tenths(needs), "paper", inside.On, "room", canvas.Tenths(inside.H))
	}
	inside.X += (inside.W - sheetWidth) / 2
	house := houseOf(job.Setup)
	space := min(12, (inside.H-needs)/2)
	small := inside.Y + press.BannerHeight + space
	top := small + Width + 8 + space
	big := enlarged(spinnerPanel(house), bigWheel/Width)
	page := press.Page{Size: job.Paper, Name: "spinner", Cells: job.Cells.Of(scoring.Table), Placed: []panel.Placement{
		{Panel: press.Banner(game.Game.Info(), job, "rintintin.spinner", "rintintin.six-sectors", sheetWidth), X: inside.X, Y: inside.Y},
		{Panel: wheelPanel(house), X: inside.X + sheetWidth - Width, Y: small},
		{Panel: big, X: inside.X, Y: top},
	}}
	page.Decor = func(c canvas.Canvas) {
		x := inside.X + bigWheel
		drawArrow(c, x+20, top+arrowLength+4)
		drawArrow(c, x+44, top+arrowLength+4)
		note(c, canvas.Area{X: x + 6, Y: top + 96, W: sheetWidth - bigWheel - 6, H: 28}, "rintintin.with-split-pin",
			"rintintin.split-pin-text")
		note(c, canvas.Area{X: inside.X, Y: small + 18, W: sheetWidth - Width - 8, H: 40}, "rintintin.with-paper-clip",
			"rintintin.paper-clip-text")
		press.DrawRuler(c, inside.X, small+60)
	}
	return []press.Page{page}, nil
}

// enlarged is a panel that is drawn k times as large.
func enlarged(p panel.Panel, k float64) panel.Panel {
	draw := p.Static
	p.W, p.H = k*p.W, k*p.H
	p.Static = func(c canvas.Canvas) {
		c.Push(0, 0, k)
		draw(c)
		c.Pop()
	}
	slots := p.Slots
	p.Slots = nil
	for _, s := range slots {
		inner := s
		s.X, s.Y, s.W, s.H = k*s.X, k*s.Y, k*s.W, k*s.H
		s.Draw = func(c canvas.Canvas, _ panel.Slot, cell scoring.Cell) {
			c.Push(0, 0, k)
			inner.Draw(c, inner, cell)
			c.Pop()
		}
		p.Slots = append(p.Slots, s)
	}
	return p
}

// drawArrow draws an arrow to cut out, with its pin at x, y.
func drawArrow(c canvas.Canvas, x, y float64) {
	const away = pin // needles lie about the pin of a spinner
	p := needle(0, arrowLength, 1).Moved(x-away, y-away, 1)
	c.Path(p, art.FinePen)
	c.Hatch(p, canvas.Tone{Pattern: canvas.Diagonal, Pitch: 0.8, Weight: 0.25, Colour: canvas.Black})
	c.Path(canvas.Circle(x, y, 4.4), art.BoxPen)
	c.Path(canvas.Circle(x, y, 1.2), art.FinePen)
	for _, angle := range []float64{0, math.Pi / 2} {
		sin, cos := math.Sincos(angle)
		c.Path(canvas.Line(x-2.4*sin, y-2.4*cos, x+2.4*sin, y+2.4*cos), art.FinePen)
	}
}

// note prints a heading and a paragraph.
func note(c canvas.Canvas, a canvas.Area, title, text speech.Text) {
	art.DrawTitle(c, a.X, a.Y+3.4, 3.4, c.Say(title), art.Solid, canvas.Left)
	canvas.Paragraph(c, canvas.Area{X: a.X, Y: a.Y + 6, W: a.W, H: a.H - 6}, c.Say(text), art.PlainType)
}
