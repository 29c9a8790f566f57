package goldfever

import (
	"math"

	"saddlebag/scoring/goldfever/village"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
)

// What one sees and walks through is told from what one does not by its lines,
// in black alone: open ground is dashed, a wall is solid, a fence has posts, a
// door has two leaves and a window panes.
var (
	dashes = canvas.Paint{Stroke: canvas.Black, Width: 0.5, Dash: []float64{3, 2.4}}
	wall   = canvas.Paint{Stroke: canvas.Black, Width: wallThick, Kept: true}
	rail   = canvas.Paint{Stroke: canvas.Black, Width: 0.45}
	post   = canvas.Paint{Stroke: canvas.Black, Width: 1}
	breach = canvas.Paint{Stroke: canvas.Paper, Width: wallThick + 0.6}
	leaf   = canvas.Paint{Stroke: canvas.Black, Width: 0.9}
	pane   = canvas.Paint{Stroke: canvas.Black, Width: 0.4}
)

// The measures of walls, fences and trees.
const (
	wallThick = 2.4
	railAside = 0.8 // of a fence's two rails from its line
	postHigh  = 3.2
	postApart = 6.0
	crown     = 3.6 // of one bough of a tree
)

// drawBarrier draws a wall or a fence, without its openings.
func drawBarrier(c canvas.Canvas, b village.Barrier) {
	if b.Kind == village.Wall {
		path := pathOf(b.Path)
		if b.Path[0] == b.Path[len(b.Path)-1] {
			path = path.Close()
		}
		c.Path(path, wall)
		return
	}
	for i, to := range b.Path[1:] {
		drawFence(c, pointOf(b.Path[i]), pointOf(to))
	}
}

// drawFence draws two rails on posts.
func drawFence(c canvas.Canvas, from, to place) {
	c.Path(between(from.aside(to, railAside), to.aside(from, -railAside)), rail)
	c.Path(between(from.aside(to, -railAside), to.aside(from, railAside)), rail)
	long := from.from(to)
	n := max(1, math.Round(long/postApart))
	for i := range int(n) + 1 {
		at := from.toward(to, long*float64(i)/n)
		c.Path(between(at.aside(to.beyond(from), postHigh/2), at.aside(to.beyond(from), -postHigh/2)), post)
	}
}

// beyond is a place past this one, coming from another.
func (p place) beyond(from place) place { return place{2*p.x - from.x, 2*p.y - from.y} }

// drawOpening breaks a wall for a door or a window.
func drawOpening(c canvas.Canvas, o village.Opening) {
	from, to := pointOf(o.Line[0]), pointOf(o.Line[1])
	c.Path(between(from, to), breach)
	for _, end := range [][2]place{{from, to}, {to, from}} {
		c.Path(between(end[0].aside(end[1], wallThick/2+0.6), end[0].aside(end[1], -wallThick/2-0.6)), leaf)
	}
	if o.Kind == village.Window {
		for _, far := range []float64{-wallThick / 2, 0, wallThick / 2} {
			c.Path(between(from.aside(to, far), to.aside(from, -far)), pane)
		}
		return
	}
	drawLeaf(c, from, to, 1)
	drawLeaf(c, to, from, -1)
}

// drawLeaf draws one leaf of a door with its swing, hinged at from and open to
// the side that hand tells.
func drawLeaf(c canvas.Canvas, from, to place, hand float64) {
	half := from.from(to) / 2
	middle := from.toward(to, half)
	open := from.aside(to, hand*half)
	c.Path(between(from, open), leaf)
	const bow = 0.5523 // of a quarter of a circle
	c.Path(canvas.Path{}.Move(open.x, open.y).Curve(
		open.x+bow*(middle.x-from.x), open.y+bow*(middle.y-from.y),
		middle.x+bow*(open.x-from.x), middle.y+bow*(open.y-from.y),
		middle.x, middle.y,
	), art.FinePen)
}

// drawTree draws a tree from above. Its boughs reach to the circle that blocks
// sights.
func drawTree(c canvas.Canvas, t village.Tree) {
	at, r := pointOf(t.Centre), float64(t.Radius)
	around := canvas.Circle(at.x, at.y, r)
	c.Path(around, canvas.Paint{Fill: canvas.Paper})
	c.Hatch(around, canvas.Tone{Pattern: canvas.Contrary, Pitch: 1.1, Weight: 0.22, Colour: canvas.Spot})
	c.Path(around, art.RulePen)
	boughs := max(5, math.Round(2*math.Pi*r/crown))
	spoke := func(n, far float64) place {
		sin, cos := math.Sincos(2 * math.Pi * n / boughs)
		return place{at.x + far*sin, at.y - far*cos}
	}
	first := spoke(0, 0.82*r)
	ring := canvas.Path{}.Move(first.x, first.y)
	for n := range int(boughs) {
		a, b, end := spoke(float64(n)+0.1, 1.12*r), spoke(float64(n)+0.9, 1.12*r), spoke(float64(n)+1, 0.82*r)
		ring = ring.Curve(a.x, a.y, b.x, b.y, end.x, end.y)
	}
	c.Path(ring.Close(), canvas.Paint{Stroke: canvas.Black, Width: 0.6})
	drawLeaves(c, at, r)
	for n := range 3 {
		from, to := spoke(boughs*float64(n)/3, 0.12*r), spoke(boughs*float64(n)/3, 0.5*r)
		c.Path(between(from, to), canvas.Paint{Stroke: canvas.Black, Width: 0.6})
	}
}
