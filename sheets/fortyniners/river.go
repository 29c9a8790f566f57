package fortyniners

import (
	"math"

	rules "saddlebag/scoring/fortyniners"
	"saddlebag/sheets/canvas"
)

// riverHalf is half the width of the river, with its banks, mm.
const riverHalf = 3.4

// The pens of the river: its bed from bank to bank, and the current.
var (
	bankPen    = canvas.Paint{Stroke: canvas.Black, Width: 2 * riverHalf, Round: true, Kept: true}
	waterPen   = canvas.Paint{Stroke: canvas.Paper, Width: 2*riverHalf - 0.7, Round: true, Kept: true}
	currentPen = canvas.Paint{Stroke: canvas.Blue, Width: 0.3, Round: true}
)

// drawRiver draws the river of a board that is turned, under all that crosses it.
func drawRiver(c canvas.Canvas, b *rules.Board, bottom int) {
	if len(b.River) == 0 {
		return
	}
	var bed []point
	for _, p := range b.River {
		bed = append(bed, point{float64(p[0]), float64(p[1])}.quarter(-bottom))
	}
	c.Path(flow(bed, 0), bankPen)
	c.Path(flow(bed, 0), waterPen)
	for i, aside := range []float64{-2.1, -0.9, 0.4, 1.7} {
		pen := currentPen
		pen.Dash = []float64{11 + 3*float64(i), 2.5}
		c.Path(flow(bed, aside), pen)
	}
}

// flow is a smooth line through places, so far to the left of them.
func flow(bed []point, aside float64) canvas.Path {
	shifted := make([]point, len(bed))
	for i, p := range bed {
		a, z := bed[max(0, i-1)], bed[min(len(bed)-1, i+1)]
		long := math.Hypot(z.x-a.x, z.y-a.y)
		shifted[i] = point{p.x + aside*(z.y-a.y)/long, p.y - aside*(z.x-a.x)/long}
	}
	path := canvas.Path{}.Move(shifted[0].x, shifted[0].y)
	const pull = 1.0 / 6
	for i := range len(shifted) - 1 {
		before, from, to, after := shifted[max(0, i-1)], shifted[i], shifted[i+1], shifted[min(len(shifted)-1, i+2)]
		path = path.Curve(from.x+pull*(to.x-before.x), from.y+pull*(to.y-before.y),
			to.x-pull*(after.x-from.x), to.y-pull*(after.y-from.y), to.x, to.y)
	}
	return path
}
