package goldfever

import (
	"math"
	"slices"

	"saddlebag/scoring/goldfever/village"
	"saddlebag/sheets/canvas"
)

// On paper the village has its roofs on: a ridge over each room, with shingles that run
// down from it to both sides. The sun stands in the north-west, so slopes away from it are
// darker, and houses and trees throw shade. None of it stands for anything.
const (
	rowHigh  = 3.8 // of a row of shingles
	shingle  = 6.0 // their width
	shade    = 3.4 // how far houses throw it, to the right and down
	treeCast = 2.6 // and trees
	postStep = 13.0
	postSide = 1.5
)

// The tones and pens of roofs and shade.
var (
	rowPen   = canvas.Paint{Stroke: canvas.Spot, Width: 0.2}
	ridge    = canvas.Paint{Stroke: canvas.Spot, Width: 0.5, Round: true}
	lee      = canvas.Tone{Pattern: canvas.Contrary, Pitch: 2.4, Weight: 0.17, Colour: canvas.Spot}
	castTone = canvas.Tone{Pattern: canvas.Contrary, Pitch: 1.05, Weight: 0.32, Colour: canvas.Spot}
	thing    = canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Spot, Width: 0.4, Round: true}
	fine     = canvas.Paint{Stroke: canvas.Spot, Width: 0.22, Round: true}
	inked    = canvas.Paint{Fill: canvas.Spot}
)

// drawShade draws what houses and trees throw on the ground, inside the village.
func drawShade(c canvas.Canvas, v *village.Village) {
	edge := []place{{0, 0}, {float64(v.Width), 0}, {float64(v.Width), float64(v.Height)}, {0, float64(v.Height)}}
	for _, b := range v.Buildings {
		outer := corners(b)
		for i, from := range outer {
			to := outer[(i+1)%len(outer)]
			cast := []place{from, to, {to.x + shade, to.y + shade}, {from.x + shade, from.y + shade}}
			for j := range edge {
				if cast = rightOf(cast, edge[j], edge[(j+1)%len(edge)]); len(cast) == 0 {
					break
				}
			}
			if len(cast) > 0 && (from.aside(to, -1).x > from.x || from.aside(to, -1).y > from.y) { // a wall to the right or below
				c.Hatch(ring(cast), castTone)
			}
		}
	}
	for _, t := range v.Trees {
		at := pointOf(t.Centre)
		c.Hatch(canvas.Circle(at.x+treeCast, at.y+treeCast, float64(t.Radius)), castTone)
	}
}

// drawRoofs covers the rooms of a building.
func drawRoofs(c canvas.Canvas, v *village.Village, b village.Building) {
	c.Path(ring(corners(b)), canvas.Paint{Fill: canvas.Paper})
	rooms := slices.DeleteFunc(slices.Clone(v.Zones), func(z village.Zone) bool { return !b.Holds(z.Centre) })
	for _, z := range rooms {
		drawRoof(c, v, b, z, along(z, rooms))
	}
	for _, o := range v.Openings {
		from, to := pointOf(o.Line[0]), pointOf(o.Line[1])
		for _, way := range [][2]place{{from, to}, {to, from}} {
			if deep := dormer(o); holds(corners(b), way[0].toward(way[1], from.from(to)/2).aside(way[1].beyond(way[0]), deep)) {
				drawDormer(c, way[0], way[1], deep)
			}
		}
	}
}

// dormer is how deep the roof is open inside a door or a window.
func dormer(o village.Opening) float64 {
	if o.Kind == village.Window {
		return 3.4
	}
	return pointOf(o.Line[0]).from(pointOf(o.Line[1]))/2 + 1.2
}

// drawDormer opens the roof to the right of an opening, so that its leaves or panes are
// seen.
func drawDormer(c canvas.Canvas, from, to place, deep float64) {
	long := from.from(to)
	a, b := to.toward(from, long+threshold), from.toward(to, long+threshold)
	far := func(at place) place { return place{at.x - (to.y-from.y)*deep/long, at.y + (to.x-from.x)*deep/long} }
	corners := []place{a, b, far(b), far(a)}
	c.Path(ring(corners), canvas.Paint{Fill: canvas.Paper})
	c.Path(canvas.Path{}.Move(a.x, a.y).Line(far(a).x, far(a).y).Line(far(b).x, far(b).y).Line(b.x, b.y), rowPen)
}

// along is the way of a room's ridge: that of its side which leads most nearly to the
// next room, or of its longest.
func along(z village.Zone, rooms []village.Zone) place {
	at, next, near := pointOf(z.Centre), place{}, math.Inf(1)
	for _, o := range rooms {
		if far := at.from(pointOf(o.Centre)); o.Name != z.Name && far < near {
			near, next = far, place{pointOf(o.Centre).x - at.x, pointOf(o.Centre).y - at.y}
		}
	}
	best, most := place{1, 0}, -1.0
	a := pointOf(z.Outline[len(z.Outline)-1])
	for _, p := range z.Outline {
		b := pointOf(p)
		side := place{(b.x - a.x) / a.from(b), (b.y - a.y) / a.from(b)}
		much := a.from(b)
		if len(rooms) > 1 {
			much = math.Abs(side.x*next.x + side.y*next.y)
		}
		if much > most+1e-6 {
			best, most = side, much
		}
		a = b
	}
	return best
}

// drawRoof draws the roof of a room, whose ridge runs a way.
func drawRoof(c canvas.Canvas, v *village.Village, b village.Building, z village.Zone, way place) {
	const far = 2000.0
	outline := placesOf(z.Outline)
	at := pointOf(z.Centre)
	thrown := scatter(at.x*0.013 + at.y*0.029)
	for _, down := range []place{{-way.y, way.x}, {way.y, -way.x}} {
		line := func(n float64) (p, q place) {
			m := place{at.x + down.x*rowHigh*n, at.y + down.y*rowHigh*n}
			return place{m.x - far*way.x, m.y - far*way.y}, place{m.x + far*way.x, m.y + far*way.y}
		}
		dark := down.x+down.y > 0
		slope := rightOf(outline, at, place{at.x + down.y, at.y - down.x})
		if len(slope) == 0 {
			continue
		}
		if dark {
			c.Hatch(ring(slope), lee)
		}
		var rows, joints canvas.Path
		for n := 1.0; rowHigh*n < far; n++ {
			p, q := line(n)
			drawn := false
			within(p, q, outline, func(a, b place) {
				drawn = true
				rows = append(rows, between(a.tenths(), b.tenths())...)
				for x := shingle * (0.2 + 0.8*thrown.next()); x < a.from(b); x += shingle {
					if m := a.toward(b, x); dark || thrown.next() < 0.55 {
						within(m, place{m.x - down.x*rowHigh, m.y - down.y*rowHigh}, outline, func(a, b place) {
							joints = append(joints, between(a.tenths(), b.tenths())...)
						})
					}
				}
			})
			if !drawn {
				break
			}
		}
		c.Path(rows, rowPen)
		c.Path(joints, rowPen)
	}
	within(place{at.x - far*way.x, at.y - far*way.y}, place{at.x + far*way.x, at.y + far*way.y}, outline, func(p, q place) {
		for _, side := range []float64{-0.7, 0.7} {
			c.Path(between(p.aside(q, side), q.aside(p, -side)), ridge)
		}
	})
	drawChimney(c, clearingOf(v, z), at, way)
}

// tenths is the place in whole tenths of a millimetre, so that drawings of many that are
// alike pack well.
func (p place) tenths() place { return place{math.Round(10*p.x) / 10, math.Round(10*p.y) / 10} }

// placesOf are points of the village for drawing.
func placesOf(points []village.Point) []place {
	all := make([]place, len(points))
	for i, p := range points {
		all[i] = pointOf(p)
	}
	return all
}

// A clearing is what nothing takes of a zone.
type clearing struct {
	outline   []place
	low, high place // the corners of the rectangle round it
	taken     []canvas.Area
}

// clearingOf is the clearing of a zone: beside its circle and its name, signs, houses with
// their boardwalks, doors and windows, and trees.
func clearingOf(v *village.Village, z village.Zone) clearing {
	f := clearing{outline: placesOf(z.Outline)}
	f.low, f.high = extent(f.outline)
	at, r := pointOf(z.Centre), circleOf(v)+1
	f.take(canvas.Area{X: at.x - r, Y: at.y - r, W: 2 * r, H: 2 * r}, 0)
	f.take(nameOf(z, circleOf(v)), 0)
	for _, b := range v.Buildings {
		if a, ok := signOf(v, b); ok {
			f.take(a, 0)
		}
		if !b.Holds(z.Centre) {
			f.take(round(b.Outline...), walkDeep)
		}
	}
	for _, o := range v.Openings {
		f.take(round(o.Line[:]...), dormer(o))
	}
	for _, t := range v.Trees {
		f.take(round(t.Centre), float64(t.Radius)+treeCast)
	}
	return f
}

// take takes an area, and so much round it.
func (f *clearing) take(a canvas.Area, by float64) {
	a = canvas.Area{X: a.X - by, Y: a.Y - by, W: a.W + 2*by, H: a.H + 2*by}
	if a.Overlaps(canvas.Area{X: f.low.x, Y: f.low.y, W: f.high.x - f.low.x, H: f.high.y - f.low.y}) {
		f.taken = append(f.taken, a)
	}
}

// has says whether an area is clear, with some air round it.
func (f *clearing) has(a canvas.Area) bool {
	const air, wall = 1.5, 1.4
	a = canvas.Area{X: a.X - air, Y: a.Y - air, W: a.W + 2*air, H: a.H + 2*air}
	return !slices.ContainsFunc(f.taken, a.Overlaps) && inZone(f.outline, canvas.Area{X: a.X - wall, Y: a.Y - wall, W: a.W + 2*wall, H: a.H + 2*wall})
}

// round is the rectangle round points.
func round(points ...village.Point) canvas.Area {
	low, high := extent(placesOf(points))
	return canvas.Area{X: low.x, Y: low.y, W: high.x - low.x, H: high.y - low.y}
}

// extent are the corners of the rectangle round places.
func extent(all []place) (low, high place) {
	low, high = all[0], all[0]
	for _, p := range all {
		low, high = place{min(low.x, p.x), min(low.y, p.y)}, place{max(high.x, p.x), max(high.y, p.y)}
	}
	return low, high
}

// drawChimney stands a chimney on the ridge of a roof, or beside it, where there is room.
func drawChimney(c canvas.Canvas, clear clearing, at, way place) {
	const wide, high, step, reach = 6.4, 5.4, 2.0, 40.0
	var a canvas.Area
	stands := func() bool {
		for _, off := range []float64{0, -4, 4, -8, 8, -12, 12, -16, 16} {
			for far := step; far < reach; far += step {
				for _, side := range []float64{-far, far} {
					a = canvas.Area{X: at.x + side*way.x - off*way.y - wide/2, Y: at.y + side*way.y + off*way.x - high/2, W: wide, H: high}
					if clear.has(a) {
						return true
					}
				}
			}
		}
		return false
	}
	if !stands() {
		return
	}
	const side = 4.0
	c.Hatch(canvas.Rect(a.X+1.4, a.Y+1.4, side+0.8, side), castTone)
	c.Path(canvas.Rect(a.X, a.Y, side+0.8, side), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Spot, Width: 0.5})
	c.Path(canvas.Rect(a.X+1.2, a.Y+1.1, side-1.6, side-2.2), inked)
	c.Path(canvas.Path{}.Move(a.X, a.Y+side/2).Line(a.X+1.2, a.Y+side/2).Move(a.X+side-0.4, a.Y+side/2).Line(a.X+side+0.8, a.Y+side/2).
		Move(a.X+side/2+0.4, a.Y).Line(a.X+side/2+0.4, a.Y+1.1).Move(a.X+side/2+0.4, a.Y+side-1.1).Line(a.X+side/2+0.4, a.Y+side), rowPen)
}

// drawPosts sets the posts of a porch along the edge of a boardwalk.
func drawPosts(c canvas.Canvas, from, to place) {
	long := from.from(to)
	n := max(1, math.Round(long/postStep))
	for i := range int(n) + 1 {
		at := from.toward(to, 1+(long-2)*float64(i)/n)
		c.Path(canvas.Rect(at.x-postSide/2, at.y-postSide/2, postSide, postSide), inked)
	}
}

// drawYard draws what stands in a zone under the open sky, where there is room for it, and
// returns what that takes.
func drawYard(c canvas.Canvas, v *village.Village, z village.Zone) []taking {
	const most, tries = 2, 40
	if slices.ContainsFunc(v.Buildings, func(b village.Building) bool { return b.Holds(z.Centre) }) {
		return nil
	}
	thrown := scatter(float64(z.Centre[0])*0.0137 + float64(z.Centre[1])*0.0291)
	clear := clearingOf(v, z)
	var taken []taking
	for range tries {
		one := yards[int(thrown.next()*float64(len(yards)))]
		x, y := thrown.next()*(clear.high.x-clear.low.x-one.wide), thrown.next()*(clear.high.y-clear.low.y-one.high)
		a := canvas.Area{X: math.Round(clear.low.x + x), Y: math.Round(clear.low.y + y), W: one.wide, H: one.high}
		if !clear.has(a) {
			continue
		}
		c.Push(a.X, a.Y, 1)
		one.draw(c)
		c.Pop()
		clear.take(a, 0)
		middle := place{a.X + a.W/2, a.Y + a.H/2}
		if taken = append(taken, taking{middle, middle, max(a.W, a.H) / 2}); len(taken) == most {
			break
		}
	}
	return taken
}

// yards are what can stand in one, with its size.
var yards = []struct {
	wide, high float64
	draw       func(canvas.Canvas)
}{{17, 8, drawWagon}, {11, 8, drawHorse}, {8, 8, drawWell}, {9, 6, drawWood}, {5, 5, drawCactus}, {10, 9, drawShed}, {9, 8, drawHay}}

// drawWagon draws a covered wagon, 17 by 8.
func drawWagon(c canvas.Canvas) {
	c.Hatch(canvas.Rect(1.6, 2.4, 13, 6.6), castTone)
	for _, x := range []float64{2, 9.6} {
		for _, y := range []float64{0.4, 7} {
			c.Path(canvas.Rect(x, y, 2.6, 0.8), inked)
		}
	}
	c.Path(canvas.Line(13, 4.1, 17, 4.1), ridge)
	c.Path(canvas.Path{}.Move(0.6, 1.2).Curve(0, 3, 0, 5.2, 0.6, 7).Line(13, 7).Curve(13.6, 5.2, 13.6, 3, 13, 1.2).Close(), thing)
	var hoops canvas.Path
	for x := 2.6; x < 13; x += 2.5 {
		hoops = hoops.Move(x, 1.2).Curve(x+0.9, 3, x+0.9, 5.2, x, 7)
	}
	c.Path(hoops.Move(0.2, 4.1).Line(13.4, 4.1), fine)
	c.Hatch(canvas.Rect(0.8, 4.6, 12.2, 2.3), lee)
}

// drawHorse draws a horse at a trough, 11 by 8.
func drawHorse(c canvas.Canvas) {
	c.Path(canvas.Rect(8.4, 0.6, 2.4, 6.8), thing)
	c.Hatch(canvas.Rect(8.9, 1.1, 1.4, 5.8), canvas.Tone{Pattern: canvas.Waves, Pitch: 0.7, Weight: 0.16, Colour: canvas.Spot})
	c.Hatch(canvas.Circle(4, 5, 2.2), castTone)
	c.Path(canvas.Path{}.Move(0.6, 4).Curve(0.6, 2.4, 2.6, 2.4, 3.6, 2.7).Curve(4.8, 3, 5.4, 2.6, 6.4, 3).
		Line(7.9, 3.4).Curve(8.5, 3.7, 8.5, 4.3, 7.9, 4.6).Line(6.4, 5).Curve(5.4, 5.4, 4.8, 5, 3.6, 5.3).Curve(2.6, 5.6, 0.6, 5.6, 0.6, 4).Close(), thing)
	c.Path(canvas.Path{}.Move(0.7, 4).Curve(0, 4.2, -0.3, 4.9, -0.5, 5.6).Move(5, 4).Line(7, 4), ridge)
	c.Path(canvas.Rect(2.6, 3, 1.5, 2), inked)
}

// drawShed draws an outhouse with a moon on its roof, 10 by 9.
func drawShed(c canvas.Canvas) {
	c.Hatch(canvas.Rect(1.8, 1.8, 8.2, 7.2), castTone)
	c.Path(canvas.Rect(0, 0, 8.2, 7.2), thing)
	c.Hatch(canvas.Rect(0, 3.6, 8.2, 3.6), lee)
	var rows canvas.Path
	for _, y := range []float64{1.2, 2.4, 4.8, 6} {
		rows = rows.Move(0, y).Line(8.2, y)
	}
	c.Path(rows.Move(2, 0).Line(2, 1.2).Move(5.4, 1.2).Line(5.4, 2.4).Move(3.4, 4.8).Line(3.4, 6).Move(6.4, 6).Line(6.4, 7.2), rowPen)
	c.Path(canvas.Line(-0.3, 3.6, 8.5, 3.6), ridge)
}

// drawHay draws a stack of hay, 9 by 8.
func drawHay(c canvas.Canvas) {
	const x, y = 3.8, 3.5
	c.Hatch(canvas.Circle(x+1.5, y+1.4, 3.4), castTone)
	c.Path(canvas.Circle(x, y, 3.4), thing)
	thrown := scatter(0.23)
	var straws canvas.Path
	for i := range 30 {
		far, turn := 0.5+2.6*thrown.next(), 2*math.Pi*float64(i)/30
		sin, cos := math.Sincos(turn)
		straws = straws.Move(x+far*cos, y+far*sin).Line(x+(far+0.9)*cos+0.2, y+(far+0.9)*sin)
	}
	c.Path(straws, fine)
}

// drawWell draws a well, 8 by 8.
func drawWell(c canvas.Canvas) {
	const at, r, in = 3.5, 3.3, 2.1
	c.Hatch(canvas.Circle(at+1.2, at+1.2, r), castTone)
	c.Path(canvas.Circle(at, at, r), thing)
	var stones canvas.Path
	for i := range 11 {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / 11)
		stones = append(stones, canvas.Line(at+in*cos, at+in*sin, at+r*cos, at+r*sin)...)
	}
	c.Path(stones, fine)
	c.Path(canvas.Circle(at, at, in), fine)
	c.Hatch(canvas.Circle(at, at, in), canvas.Tone{Pattern: canvas.Waves, Pitch: 0.6, Weight: 0.2, Colour: canvas.Spot})
	c.Path(canvas.Line(at-r-0.6, at-r-0.6, at+r+0.6, at+r+0.6), ridge)
	c.Path(canvas.Rect(at-0.6, at-0.7, 1.3, 1.4), thing)
}

// drawWood draws a pile of logs, 9 by 6.
func drawWood(c canvas.Canvas) {
	c.Hatch(canvas.Rect(1.4, 1.6, 8, 5), castTone)
	for i := range 4 {
		x, y := 0.3*float64(i%2), 0.2+1.35*float64(i)
		c.Path(canvas.Rect(x, y, 8, 1.3), thing)
		c.Path(canvas.Path{}.Move(x+1, y+0.45).Line(x+4+0.6*float64(i), y+0.45).Move(x+3, y+0.9).Line(x+7, y+0.9), fine)
	}
}

// drawCactus draws a prickly pear, 5 by 5.
func drawCactus(c canvas.Canvas) {
	c.Hatch(canvas.Circle(3.2, 3.2, 2), castTone)
	for i, p := range []place{{1.4, 1.6}, {3.4, 1.2}, {2.6, 3.2}, {4.2, 3}} {
		r := 1.3 - 0.1*float64(i%2)
		c.Path(canvas.Circle(p.x, p.y, r), thing)
		c.Path(canvas.Path{}.Move(p.x-0.4, p.y-0.4).Line(p.x-0.2, p.y-0.2).Move(p.x+0.3, p.y-0.3).Line(p.x+0.5, p.y-0.1).Move(p.x-0.2, p.y+0.4).Line(p.x, p.y+0.6), fine)
	}
}

// drawLeaves draws the leaves of a tree on its side away from the sun.
func drawLeaves(c canvas.Canvas, t village.Tree) {
	at, r := pointOf(t.Centre), float64(t.Radius)
	var leaves canvas.Path
	for row := 0.3; row < 1; row += 0.17 {
		n := math.Round(2 * math.Pi * row * r / 2)
		for i := range int(n) {
			sin, cos := math.Sincos(2 * math.Pi * (float64(i) + row) / n)
			if cos+sin < 0.1-row*0.9 {
				continue
			}
			x, y := at.x+row*0.92*r*cos, at.y+row*0.92*r*sin
			leaves = leaves.Move(x-0.8*sin-0.3*cos, y+0.8*cos-0.3*sin).Curve(x-0.7*sin+0.5*cos, y+0.7*cos+0.5*sin, x+0.7*sin+0.5*cos, y-0.7*cos+0.5*sin, x+0.8*sin-0.3*cos, y-0.8*cos-0.3*sin)
		}
	}
	c.Path(leaves, canvas.Paint{Stroke: canvas.Black, Width: 0.25, Round: true})
}
