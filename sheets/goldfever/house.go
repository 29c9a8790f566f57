package goldfever

import (
	"slices"

	"saddlebag/scoring/goldfever/village"
	"saddlebag/sheets/canvas"
)

// The village is seen from above with its roofs lifted off: what is left of a roof
// runs inside the walls, planks are the floor, and a boardwalk runs outside where
// there are doors. None of it stands for anything.
const (
	eaves     = 7.5 // of the roof, from the wall inwards
	walkDeep  = 6.0 // of the boardwalk, from the wall outwards
	plankWide = 2.4
	threshold = 0.8 // beside an opening, without roof
)

// The tones and pens of buildings.
var (
	shingles = map[bool]canvas.Tone{ // by whether the wall beside them runs across the page
		true:  {Pattern: canvas.Level, Pitch: 1.3, Weight: 0.3, Colour: canvas.Spot},
		false: {Pattern: canvas.Upright, Pitch: 1.3, Weight: 0.3, Colour: canvas.Spot},
	}
	floorTone = canvas.Tone{Pattern: canvas.Upright, Pitch: 4.2, Weight: 0.18, Colour: canvas.Spot}
	hip       = canvas.Paint{Stroke: canvas.Spot, Width: 0.5, Round: true}
	plank     = canvas.Paint{Stroke: canvas.Spot, Width: 0.22}
	walkEdge  = canvas.Paint{Stroke: canvas.Spot, Width: 0.6, Round: true}
)

// drawHouse draws the floor and the roof of a building.
func drawHouse(c canvas.Canvas, v *village.Village, b village.Building) {
	outer := corners(b.Outline)
	inner := inset(outer, eaves)
	floor := ring(outer)
	c.Path(floor, canvas.Paint{Fill: canvas.Paper})
	c.Hatch(ring(inner), floorTone)
	for i, from := range outer {
		j := (i + 1) % len(outer)
		to := outer[j]
		slope := ring([]place{from, to, inner[j], inner[i]})
		c.Path(slope, canvas.Paint{Fill: canvas.Paper})
		c.Hatch(slope, shingles[from.y == to.y])
		c.Path(between(from, inner[i]), hip)
	}
	c.Path(ring(inner), hip)
	for _, o := range v.Openings {
		from, to := pointOf(o.Line[0]), pointOf(o.Line[1])
		for i, a := range outer {
			if z := outer[(i+1)%len(outer)]; on(from, a, z) && on(to, a, z) {
				clearSill(c, from, to, a, z)
			}
		}
	}
}

// clearSill lays bare the floor inside an opening of the wall from a to z.
func clearSill(c canvas.Canvas, from, to, a, z place) {
	if from.from(a) > to.from(a) {
		from, to = to, from
	}
	long := from.from(to)
	from, to = to.toward(from, long+threshold), from.toward(to, long+threshold)
	deep := eaves + hip.Width
	sill := ring([]place{from, to, to.aside(z.beyond(a), deep), from.aside(z, deep)})
	c.Path(sill, canvas.Paint{Fill: canvas.Paper})
	for _, end := range []place{from, to} {
		c.Path(between(end, end.aside(z.beyond(a), eaves)), hip)
	}
}

// drawWalk lays a boardwalk along the walls of a building that have doors, inside
// the village.
func drawWalk(c canvas.Canvas, v *village.Village, b village.Building) {
	outer := corners(b.Outline)
	for i, from := range outer {
		to := outer[(i+1)%len(outer)]
		door := false
		for _, o := range v.Openings {
			door = door || o.Kind == village.Door && on(pointOf(o.Line[0]), from, to) && on(pointOf(o.Line[1]), from, to)
		}
		if end := from.aside(to, -walkDeep); !door || end.x < 0 || end.y < 0 || end.x > float64(v.Width) || end.y > float64(v.Height) {
			continue
		}
		var planks canvas.Path
		long := from.from(to)
		for far := plankWide; far < long; far += plankWide {
			at := from.toward(to, far)
			planks = append(planks, between(at, at.aside(to.beyond(from), -walkDeep))...)
		}
		c.Path(planks, plank)
		edge := ring([]place{from, from.aside(to, -walkDeep), to.aside(to.beyond(from), -walkDeep), to})
		c.Path(edge, walkEdge)
		drawPosts(c, from.aside(to, -walkDeep), to.aside(to.beyond(from), -walkDeep))
	}
}

// corners are those of an outline, so that its inside lies to the right of each
// wall on the way round.
func corners(outline []village.Point) []place {
	var all []place
	turn := 0
	for i, p := range outline {
		q := outline[(i+1)%len(outline)]
		turn += p[0]*q[1] - q[0]*p[1]
		all = append(all, pointOf(p))
	}
	if turn < 0 {
		slices.Reverse(all)
	}
	return all
}

// inset is an outline so far inside another, whose corners it has.
func inset(outer []place, deep float64) []place {
	inner := make([]place, len(outer))
	for i, at := range outer {
		before, after := outer[(i+len(outer)-1)%len(outer)], outer[(i+1)%len(outer)]
		// Where the two walls, moved inwards, cross.
		p, q := before.aside(at, deep), at.aside(after, deep)
		d1x, d1y := at.x-before.x, at.y-before.y
		d2x, d2y := after.x-at.x, after.y-at.y
		cross := d1x*d2y - d1y*d2x
		if cross == 0 {
			inner[i] = q
			continue
		}
		t := ((q.x-p.x)*d2y - (q.y-p.y)*d2x) / cross
		inner[i] = place{p.x + t*d1x, p.y + t*d1y}
	}
	return inner
}

// ring is a closed line through places.
func ring(all []place) canvas.Path {
	p := canvas.Path{}.Move(all[0].x, all[0].y)
	for _, at := range all[1:] {
		p = p.Line(at.x, at.y)
	}
	return p.Close()
}

// on says whether a place lies on the line between two others.
func on(p, a, z place) bool {
	const near = 0.1
	return p.fromLine(a, z) < near
}
