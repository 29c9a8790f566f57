package goldfever

import (
	"math"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// A back is what the cards of a pile look like from behind. Each is the same
// head over heels, and is told from the others by its lines and its name.
type back struct {
	name speech.Text
	art  string
	// Lines of the field: across, along, round its middle, and from there.
	level, upright, rings, rays bool
}

// panel is the back of a card.
func (b back) panel(id string, title speech.Text, key string) panel.Panel {
	w, h := press.Mini.W, press.Mini.H
	return panel.Panel{
		ID: id, Owner: scoring.Table, Title: title, W: w, H: h, Key: key,
		Static: func(c canvas.Canvas) { b.draw(c, w, h) },
	}
}

// draw draws the back of a card.
func (b back) draw(c canvas.Canvas, w, h float64) {
	const edge, in, medal = 3.0, 1.4, 9.5 // edge and in of the frame's rules
	const left = edge + in
	right, bottom := w-left, h-left
	c.Path(canvas.Rect(edge, edge, w-2*edge, h-2*edge), art.HeavyPen)
	pen := canvas.Paint{Stroke: canvas.Spot, Width: 0.3}
	b.drawField(c, left, right, bottom, pen)
	c.Path(canvas.Rect(left, left, right-left, bottom-left), art.RulePen)
	c.Path(canvas.Circle(w/2, h/2, medal), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.8})
	c.Path(canvas.Circle(w/2, h/2, medal-1.1), art.FinePen)
	const icon, away = 8.0, 4.1
	engravings.Of(b.art).Draw(c, w/2-icon/2, h/2-away-icon/2, icon/artGrid, canvas.Black)
	engravings.Of(b.art).Draw(c, w/2+icon/2, h/2+away+icon/2, -icon/artGrid, canvas.Black)
	b.drawPlates(c, w, h)
}

// drawField draws the lines of a back, even about its middle.
func (b back) drawField(c canvas.Canvas, left, right, bottom float64, pen canvas.Paint) {
	const step = 1.6
	x, y := (left+right)/2, (left+bottom)/2
	halfWidth, halfHeight := right-x, bottom-y
	if b.level {
		for d := step / 2; d < halfHeight; d += step {
			c.Path(canvas.Line(left, y-d, right, y-d), pen)
			c.Path(canvas.Line(left, y+d, right, y+d), pen)
		}
	}
	if b.upright {
		for d := step / 2; d < halfWidth; d += step {
			c.Path(canvas.Line(x-d, left, x-d, bottom), pen)
			c.Path(canvas.Line(x+d, left, x+d, bottom), pen)
		}
	}
	if b.rings {
		for d := step / 2; d < halfWidth; d += step {
			c.Path(canvas.Rect(x-d, y-d-halfHeight+halfWidth, 2*d, 2*(d+halfHeight-halfWidth)), pen)
		}
	}
	if b.rays {
		const rays = 72
		for i := range rays {
			sin, cos := math.Sincos(2 * math.Pi * (float64(i) + 0.5) / rays)
			far := min(halfWidth/math.Abs(cos), halfHeight/math.Abs(sin))
			c.Path(canvas.Line(x, y, x+far*cos, y+far*sin), pen)
		}
	}
}

// drawPlates writes the name of the pile at both ends of a back.
func (b back) drawPlates(c canvas.Canvas, w, h float64) {
	const caps, high, away = 3.0, 5.4, 7.4 // away from the edges
	name := c.Say(b.name)
	wide := art.TitleWidth(name, caps) + 5
	for _, end := range []float64{1, -1} { // the upper one, and the lower one head over heels
		y := away + high/2
		if end < 0 {
			y = h - y
		}
		c.Path(canvas.Rect(w/2-wide/2, y-high/2, wide, high), art.BoxPen)
		art.DrawLettered(c, w/2, y, end*caps, name, canvas.Black)
	}
}
