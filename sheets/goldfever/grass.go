package goldfever

import (
	"math"
	"slices"

	"saddlebag/scoring/goldfever/village"
	"saddlebag/sheets/canvas"
)

// The room that grass takes: it keeps off all that counts, so that nobody takes
// it for something.
const (
	grassStep  = 5   // of the search for places
	grassClear = 6.0 // from all of it
	grassApart = 19.0
)

// drawGrass scatters tufts, stones and what people leave about over a zone under the open sky, wherever
// there is room beside its yard. They stand for nothing.
func drawGrass(c canvas.Canvas, v *village.Village, z village.Zone, yard []taking) {
	for i, at := range tufts(v, z, yard) {
		switch n := z.Centre[0] + 3*z.Centre[1] + 5*i; {
		case n%11 == 0:
			drawBarrels(c, at)
		case n%11 == 4:
			drawCrates(c, at)
		case n%11 == 7:
			drawWheel(c, at)
		case n%3 == 0:
			drawStones(c, at)
		default:
			drawTuft(c, at)
		}
	}
}

// tufts are the places for grass in a zone, beside what its yard has.
func tufts(v *village.Village, z village.Zone, yard []taking) []place {
	if slices.ContainsFunc(v.Buildings, func(b village.Building) bool { return b.Holds(z.Centre) }) {
		return nil
	}
	var found []place
	low, high := bounds(z.Outline)
	taken := append(takenIn(v, z), yard...)
	for y := z.Centre[1] % grassStep; y < min(v.Height, high[1]+1); y += grassStep {
		for x := z.Centre[0] % grassStep; x < min(v.Width, high[0]+1); x += grassStep {
			if x < low[0] || y < low[1] || !z.Holds(village.Point{x, y}) {
				continue
			}
			at := pointOf(village.Point{x, y})
			crowded := slices.ContainsFunc(found, func(o place) bool { return at.from(o) < grassApart })
			if !crowded && !slices.ContainsFunc(taken, func(o taking) bool { return o.takes(at) }) {
				found = append(found, at)
			}
		}
	}
	return found
}

// bounds are the corners of the rectangle round an outline.
func bounds(outline []village.Point) (low, high village.Point) {
	low, high = outline[0], outline[0]
	for _, p := range outline {
		for i := range p {
			low[i], high[i] = min(low[i], p[i]), max(high[i], p[i])
		}
	}
	return low, high
}

// A taking is a line, or a place, that grass keeps off, and how far to each side it reaches.
type taking struct {
	from, to place
	reach    float64
}

// takes says whether grass at a place would be too near.
func (t taking) takes(at place) bool {
	near := t.reach + grassClear
	if at.x < min(t.from.x, t.to.x)-near || at.x > max(t.from.x, t.to.x)+near || at.y < min(t.from.y, t.to.y)-near || at.y > max(t.from.y, t.to.y)+near {
		return false
	}
	if t.from == t.to {
		return at.from(t.from)-t.reach < grassClear
	}
	return at.fromLine(t.from, t.to)-t.reach < grassClear
}

// takenIn is what may take room in a zone: its border, its circle, its name, all trees,
// houses and the leaves of doors.
func takenIn(v *village.Village, z village.Zone) []taking {
	middle := pointOf(z.Centre)
	name := place{middle.x, middle.y + circleOf(v) + zoneBelow + zoneHigh/2}
	taken := []taking{{middle, middle, circleOf(v)}, {name, name, zoneHigh}}
	before := z.Outline[len(z.Outline)-1]
	for _, p := range z.Outline {
		taken = append(taken, taking{pointOf(before), pointOf(p), 0})
		before = p
	}
	for _, o := range v.Openings {
		from, to := pointOf(o.Line[0]), pointOf(o.Line[1])
		taken = append(taken, taking{from, to, from.from(to) / 2})
	}
	for _, b := range v.Buildings {
		walls := corners(b.Outline)
		for i, a := range walls {
			taken = append(taken, taking{a, walls[(i+1)%len(walls)], walkDeep})
		}
	}
	for _, t := range v.Trees {
		at := pointOf(t.Centre)
		taken = append(taken, taking{at, at, float64(t.Radius)})
	}
	return taken
}

// from is the distance of two places.
func (p place) from(q place) float64 { return math.Hypot(p.x-q.x, p.y-q.y) }

// fromLine is the distance of a place from the line between two others.
func (p place) fromLine(a, b place) float64 {
	long := a.from(b)
	along := ((p.x-a.x)*(b.x-a.x) + (p.y-a.y)*(b.y-a.y)) / long
	return p.from(a.toward(b, max(0, min(long, along))))
}

// drawTuft draws blades of grass.
func drawTuft(c canvas.Canvas, at place) {
	blades := canvas.Path{}
	for _, tip := range []place{{-2.2, -1.2}, {-1, -2.4}, {0.4, -2.8}, {1.7, -1.6}} {
		blades = blades.Move(at.x+tip.x/4, at.y+1).Line(at.x+tip.x, at.y+1+tip.y)
	}
	c.Path(blades, canvas.Paint{Stroke: canvas.Spot, Width: 0.35, Round: true})
}

// drawStones draws a few pebbles.
func drawStones(c canvas.Canvas, at place) {
	for _, stone := range []struct{ x, y, r float64 }{{-1.4, 0.4, 0.7}, {0.5, 0.7, 0.5}, {1.6, -0.4, 0.35}} {
		drawDots(c, dotAt(place{at.x + stone.x, at.y + stone.y}), stone.r, canvas.Spot)
	}
}

// clutter is the pen of what people leave about.
var clutter = canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Spot, Width: 0.4}

// drawBarrels draws three barrels on their ends.
func drawBarrels(c canvas.Canvas, at place) {
	for _, b := range []place{{-2.2, -1}, {1.9, -1.7}, {0.5, 2}} {
		x, y := at.x+b.x, at.y+b.y
		c.Path(canvas.Circle(x, y, 2), clutter)
		c.Path(append(canvas.Circle(x, y, 1.4), canvas.Path{}.Move(x-0.5, y-1.3).Line(x-0.5, y+1.3).Move(x+0.5, y-1.3).Line(x+0.5, y+1.3)...),
			canvas.Paint{Stroke: canvas.Spot, Width: 0.2})
	}
}

// drawCrates draws two crates.
func drawCrates(c canvas.Canvas, at place) {
	for _, b := range []struct{ x, y, side float64 }{{-3.4, -2, 4}, {0.9, -0.4, 3}} {
		x, y, far := at.x+b.x, at.y+b.y, b.side
		c.Path(canvas.Rect(x, y, far, far), clutter)
		c.Path(canvas.Path{}.Move(x, y).Line(x+far, y+far).Move(x+far, y).Line(x, y+far), canvas.Paint{Stroke: canvas.Spot, Width: 0.3})
	}
}

// drawWheel draws a wheel that lies on the ground.
func drawWheel(c canvas.Canvas, at place) {
	const r, spokes = 3.0, 8
	c.Path(canvas.Circle(at.x, at.y, r), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Spot, Width: 0.7})
	var lines canvas.Path
	for i := range spokes {
		sin, cos := math.Sincos(2 * math.Pi * (float64(i) + 0.3) / spokes)
		lines = append(lines, canvas.Line(at.x+0.6*cos, at.y+0.6*sin, at.x+r*cos, at.y+r*sin)...)
	}
	c.Path(append(lines, canvas.Circle(at.x, at.y, 0.6)...), canvas.Paint{Stroke: canvas.Spot, Width: 0.3})
}
