package fortyniners

import (
	"math"
	"slices"
	"strconv"

	rules "saddlebag/scoring/fortyniners"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
)

// spotRadius is that of every spot, mm: as many pieces as may share one lie inside.
const spotRadius = 9.5

// The pens of spots: on the road, and on trails alone.
var (
	roadRing  = canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 1.1}
	trailRing = canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.45}
	trailMark = canvas.Paint{Stroke: canvas.Blue, Width: 0.7, Dash: []float64{0.01, 1.6}, Round: true} // of what a trail leads to
	innerRing = canvas.Paint{Stroke: canvas.Spot, Width: 0.45}
)

// drawSpot draws a spot at its place on a board that is turned: its form says what
// it is.
func drawSpot(c canvas.Canvas, b *rules.Board, s rules.Spot, at point) {
	ring := func(pen canvas.Paint) { c.Path(canvas.Circle(at.x, at.y, spotRadius-pen.Width/2), pen) }
	switch {
	case s.ID == b.Start, s.ID == b.End:
		drawRays(c, at, 24)
		ring(roadRing)
		art.DrawIcon(c, art.Coach, at.x-5.5, at.y-5.5, 11, canvas.Spot)
	case slices.Contains(b.Blocks, s.ID):
		drawCorners(c, at)
		ring(roadRing)
	case slices.Contains(b.Lookouts, s.ID):
		drawRays(c, at, 16)
		ring(trailRing)
		art.DrawIcon(c, art.Eye, at.x-4.5, at.y-4.5, 9, canvas.Spot)
	case slices.Contains(b.Crossings, s.ID):
		drawDiamond(c, at)
		ring(roadRing)
		c.Path(canvas.Circle(at.x, at.y, spotRadius-2.2), trailMark)
	case s.ID == b.Jail.Red || s.ID == b.Jail.Blue:
		ring(trailRing)
		drawBars(c, at)
		drawOwner(c, at, whose(s.ID == b.Jail.Red))
	case s.ID == b.Hideouts.Red || s.ID == b.Hideouts.Blue:
		ring(trailRing)
		drawOwner(c, at, whose(s.ID == b.Hideouts.Red))
	case s.Settlement > 0:
		ring(canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 1.4})
		c.Path(canvas.Circle(at.x, at.y, spotRadius-2.2), innerRing)
		drawPoints(c, at, s.Settlement)
	case onRoad(b, s.ID):
		ring(roadRing)
	default:
		ring(trailRing)
		c.Path(canvas.Circle(at.x, at.y, spotRadius-1.6), trailMark)
	}
	if s.ID == b.Sheriff { // where the sheriff begins (FN6); above the points of a settlement
		size, y := 9.0, at.y
		if s.Settlement > 0 {
			size, y = 4.2, at.y-6
		}
		art.DrawIcon(c, art.Star, at.x-size/2, y-size/2, size, canvas.Spot)
	}
}

// spotReach is how far a spot reaches with what is drawn round it.
func spotReach(b *rules.Board, s rules.Spot) float64 {
	switch {
	case s.ID == b.Start, s.ID == b.End, slices.Contains(b.Lookouts, s.ID):
		return spotRadius + 3.2
	case slices.Contains(b.Blocks, s.ID), slices.Contains(b.Crossings, s.ID):
		return spotRadius + 2.4
	default:
		return spotRadius
	}
}

// whose is the bandit of a jail's cell or of a hideout.
func whose(red bool) rules.Role {
	if red {
		return rules.Red
	}
	return rules.Bluebeard
}

// onRoad says whether an edge of the road leads to a spot.
func onRoad(b *rules.Board, id string) bool {
	return slices.ContainsFunc(b.Road, func(e rules.Edge) bool { return e[0] == id || e[1] == id })
}

// drawPoints writes what a settlement is worth.
func drawPoints(c canvas.Canvas, at point, worth int) {
	points := strconv.Itoa(worth)
	art.DrawLettered(c, at.x, at.y, 8, points, canvas.Black)
	if points == "6" || points == "9" { // which way up it is meant
		c.Path(canvas.Rect(at.x-2.4, at.y+4.8, 4.8, 0.6), canvas.Paint{Fill: canvas.Black})
	}
}

// drawRays draws a wreath of so many rays round a spot.
func drawRays(c canvas.Canvas, at point, rays int) {
	var path canvas.Path
	for i := range rays {
		sin, cos := math.Sincos(2 * math.Pi * (float64(i) + 0.5) / float64(rays))
		far := spotRadius + 2.2 + 0.9*float64(i%2)
		path = append(path, canvas.Line(at.x+spotRadius*cos, at.y+spotRadius*sin, at.x+far*cos, at.y+far*sin)...)
	}
	c.Path(path, canvas.Paint{Stroke: canvas.Black, Width: 0.6})
}

// drawDiamond draws what a crossing lies on, where a trail meets the road: no spot
// for the coach.
func drawDiamond(c canvas.Canvas, at point) {
	const r = 1.34 * spotRadius
	c.Path(canvas.Path{}.Move(at.x, at.y-r).Line(at.x+r, at.y).Line(at.x, at.y+r).Line(at.x-r, at.y).Close(),
		canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.6})
}

// drawCorners draws the barrier round a road block.
func drawCorners(c canvas.Canvas, at point) {
	const half = spotRadius + 0.8
	square := canvas.Rect(at.x-half, at.y-half, 2*half, 2*half)
	c.Path(square, canvas.Paint{Fill: canvas.Paper})
	c.Hatch(square, canvas.Tone{Pattern: canvas.Diagonal, Pitch: 2, Weight: 0.9, Colour: canvas.Black})
	c.Path(square, canvas.Paint{Stroke: canvas.Black, Width: 0.9})
}

// drawBars draws the bars of a cell.
func drawBars(c canvas.Canvas, at point) {
	var bars canvas.Path
	for _, x := range []float64{-5.4, -1.8, 1.8, 5.4} {
		y := math.Sqrt((spotRadius-0.5)*(spotRadius-0.5) - x*x)
		bars = append(bars, canvas.Line(at.x+x, at.y-y, at.x+x, at.y+y)...)
	}
	c.Path(bars, canvas.Paint{Stroke: canvas.Black, Width: 0.8})
}

// drawOwner draws the letter of a bandit in a heart of paper.
func drawOwner(c canvas.Canvas, at point, of rules.Role) {
	c.Path(canvas.Circle(at.x, at.y, 5), canvas.Paint{Fill: canvas.Paper, Stroke: inks[of], Width: 0.9})
	art.DrawLettered(c, at.x, at.y, 5, of.Letter(), inks[of])
}
