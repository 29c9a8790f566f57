package fortyniners

import (
	"math"

	rules "saddlebag/scoring/fortyniners"
	"saddlebag/sheets/canvas"
)

// Roads are told from trails by their lines: a road has two edges and a dashed
// middle, a trail is a row of dots. In full ink the one is brown, the other blue.
// Both have paper round them where they run over what is drawn before.
var (
	roadCase   = canvas.Paint{Stroke: canvas.Paper, Width: 7.4, Kept: true}
	roadBed    = canvas.Paint{Stroke: canvas.Brown, Width: 4.7, Round: true, Kept: true}
	roadTop    = canvas.Paint{Stroke: canvas.Paper, Width: 3.8, Round: true, Kept: true}
	roadMiddle = canvas.Paint{Stroke: canvas.Brown, Width: 0.9, Dash: []float64{3, 2.4}}
	trailCase  = canvas.Paint{Stroke: canvas.Paper, Width: 3.6, Kept: true}
	trailDots  = canvas.Paint{Stroke: canvas.Blue, Width: 1.5, Dash: []float64{0.01, 3}, Round: true}
)

// drawWays draws each edge of the board, and nothing that is none: all beds of
// the road before its tops, so that it runs through where it branches.
func drawWays(c canvas.Canvas, b *rules.Board, bottom int) {
	at := map[string]point{}
	for _, s := range b.Spots {
		at[s.ID] = place(s, bottom)
	}
	draw := func(edges []rules.Edge, pens ...canvas.Paint) {
		next := map[string][]point{}
		for _, e := range edges {
			next[e[0]], next[e[1]] = append(next[e[0]], at[e[1]]), append(next[e[1]], at[e[0]])
		}
		var lines canvas.Path
		for _, e := range edges {
			lines = append(lines, bend(at[e[0]], at[e[1]], next[e[0]], next[e[1]])...)
		}
		for _, pen := range pens {
			c.Path(lines, pen)
		}
	}
	draw(b.Trail, trailCase, trailDots)
	draw(b.Road, roadCase, roadBed, roadTop, roadMiddle)
}

// bend is the line from one spot to another, which are joined to others, too:
// where a way runs through a spot it does so smoothly.
func bend(from, to point, fromNext, toNext []point) canvas.Path {
	long := math.Hypot(to.x-from.x, to.y-from.y)
	lead := func(at, other point, next []point) point {
		dx, dy := other.x-at.x, other.y-at.y
		if len(next) == 2 {
			before := next[0]
			if before == other {
				before = next[1]
			}
			dx, dy = other.x-before.x, other.y-before.y
		}
		const pull = 0.36
		k := pull * long / math.Hypot(dx, dy)
		return point{at.x + k*dx, at.y + k*dy}
	}
	one, two := lead(from, to, fromNext), lead(to, from, toNext)
	return canvas.Path{}.Move(from.x, from.y).Curve(one.x, one.y, two.x, two.y, to.x, to.y)
}
