package goldfever

import (
	"math"
	"slices"

	"saddlebag/scoring/goldfever/village"
	"saddlebag/sheets/canvas"
)

// On paper the village has its roofs on, seen from above: each room has a hipped one, covered
// as those of its building are. The sun stands in the north-west, so slopes away from it are
// darker, and houses and trees throw shade. None of it stands for anything.
const (
	shade    = 3.4 // how far houses throw it, to the right and down
	treeCast = 2.6 // and trees
	postStep = 13.0
	postSide = 1.5
)

// The tones and pens of roofs and shade.
var (
	rowPen   = canvas.Paint{Stroke: canvas.Spot, Width: 0.2}
	ridge    = []canvas.Paint{{Stroke: canvas.Spot, Width: 2, Kept: true}, {Stroke: canvas.Paper, Width: 1.3, Kept: true}, {Stroke: canvas.Spot, Width: 1.3, Dash: []float64{0.3, 2.5}}}
	castTone = canvas.Tone{Pattern: canvas.Contrary, Pitch: 1.2, Weight: 0.34, Colour: canvas.Spot}
	inked    = canvas.Paint{Fill: canvas.Spot}
)

// A covering is what the roofs of a building are made of: courses of what is so wide, mm, or
// boards, which run down, where it's narrow; and its tint, where the sun doesn't stand.
type covering struct {
	course, wide float64
	round        bool
	tint         canvas.Pattern
}

// coverings are those of the buildings, by turns: slates, fish scales, boards, shakes.
var coverings = [...]covering{
	{4.2, 6, false, canvas.Contrary}, {4.6, 4.6, true, canvas.Diagonal}, {13, 2.6, false, canvas.Contrary}, {6, 9, false, canvas.Diagonal},
}

// drawShade draws what houses and trees throw on the ground, inside the village.
func drawShade(c canvas.Canvas, v *village.Village) {
	edge := []place{{0, 0}, {float64(v.Width), 0}, {float64(v.Width), float64(v.Height)}, {0, float64(v.Height)}}
	for _, b := range v.Buildings {
		outer := corners(b.Outline)
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
func drawRoofs(c canvas.Canvas, v *village.Village, b village.Building, of covering) {
	c.Path(ring(corners(b.Outline)), canvas.Paint{Fill: canvas.Paper})
	for _, z := range v.Zones {
		if b.Holds(z.Centre) {
			drawRoof(c, v, z, of)
		}
	}
	for _, o := range v.Openings {
		from, to := pointOf(o.Line[0]), pointOf(o.Line[1])
		for _, way := range [][2]place{{from, to}, {to, from}} {
			if deep := dormer(o); holds(corners(b.Outline), way[0].toward(way[1], from.from(to)/2).aside(way[1].beyond(way[0]), deep)) {
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

// drawRoof draws the roof of a room.
func drawRoof(c canvas.Canvas, v *village.Village, z village.Zone, of covering) {
	at, eaves := pointOf(z.Centre), corners(z.Outline)
	top := inset(eaves, highest(eaves))
	thrown := scatter(at.x*0.013 + at.y*0.029)
	var hips canvas.Path
	for i, from := range eaves {
		j := (i + 1) % len(eaves)
		of.draw(c, []place{from, eaves[j], top[j], top[i]}, &thrown)
		hips = append(append(hips, between(from.tenths(), top[i].tenths())...), between(top[i].tenths(), top[j].tenths())...)
	}
	for _, pen := range ridge {
		c.Path(hips, pen)
	}
	drawChimney(c, clearingOf(v, z), at, place{1, 0})
}

// highest is how far inside the eaves of a room its slopes meet.
func highest(eaves []place) float64 {
	const step = 0.25
	for deep := step; ; deep += step {
		inner := inset(eaves, deep)
		for i, from := range eaves {
			j := (i + 1) % len(eaves)
			if to := eaves[j]; !((to.x-from.x)*(inner[j].x-inner[i].x)+(to.y-from.y)*(inner[j].y-inner[i].y) > 0) {
				return deep - step
			}
		}
	}
}

// draw covers a slope, whose first side is its eaves.
func (of covering) draw(c canvas.Canvas, slope []place, thrown *scatter) {
	from, to := slope[0], slope[1]
	long := from.from(to)
	down := place{(to.y - from.y) / long, (from.x - to.x) / long}
	sunny := down.x+down.y < 0
	switch {
	case down.y > 0.5:
		c.Hatch(ring(slope), canvas.Tone{Pattern: of.tint, Pitch: 1.3, Weight: 0.3, Colour: canvas.Spot})
	case !sunny:
		c.Hatch(ring(slope), canvas.Tone{Pattern: of.tint, Pitch: 2, Weight: 0.24, Colour: canvas.Spot})
	}
	var lines canvas.Path
	add := func(a, b place) { lines = append(lines, between(a.tenths(), b.tenths())...) }
	for n, more := 1.0, true; more; n++ {
		p, q := from.aside(to, n*of.course), to.aside(to.beyond(from), n*of.course)
		more = false
		within(p, q, slope, func(a, b place) {
			if more = true; !of.round {
				add(a, b)
			}
		})
		for x := of.wide * (0.2 + 0.37*math.Mod(n, 3)); x < long; x += of.wide {
			switch m := p.toward(q, x); {
			case sunny && thrown.next() >= 0.6:
			case of.round:
				lines = append(lines, of.scale(m, p.toward(q, x+of.wide), down, slope)...)
			default:
				within(m, place{m.x + of.course*down.x, m.y + of.course*down.y}, slope, add)
			}
		}
	}
	c.Path(lines, rowPen)
}

// scale is the lower edge of a fish scale between two places of its course, if it lies on a slope.
func (of covering) scale(a, b, down place, slope []place) canvas.Path {
	low := func(p place) place { return place{p.x + 1.1*of.course*down.x, p.y + 1.1*of.course*down.y}.tenths() }
	if !holds(slope, a) || !holds(slope, b) {
		return nil
	}
	a, b = a.tenths(), b.tenths()
	return canvas.Path{}.Move(a.x, a.y).Curve(low(a).x, low(a).y, low(b).x, low(b).y, b.x, b.y)
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
	engravings.Of("chimney").Draw(c, a.X, a.Y, yardScale, canvas.Spot)
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
func drawYard(c canvas.Canvas, v *village.Village, n int) []taking {
	const most, tries, patience = 2, 60, 12 // so many tries with one drawing
	z := v.Zones[n]
	if slices.ContainsFunc(v.Buildings, func(b village.Building) bool { return b.Holds(z.Centre) }) {
		return nil
	}
	thrown := scatter(float64(z.Centre[0])*0.0137 + float64(z.Centre[1])*0.0291)
	clear := clearingOf(v, z)
	var taken []taking
	for i := range tries {
		one := yards[(3*n+4*len(taken)+i/patience)%len(yards)]
		x, y := thrown.next()*(clear.high.x-clear.low.x-one.wide), thrown.next()*(clear.high.y-clear.low.y-one.high)
		a := canvas.Area{X: math.Round(clear.low.x + x), Y: math.Round(clear.low.y + y), W: one.wide, H: one.high}
		if !clear.has(a) {
			continue
		}
		engravings.Of(one.drawing).Draw(c, a.X, a.Y, yardScale, canvas.Spot)
		clear.take(a, 0)
		middle := place{a.X + a.W/2, a.Y + a.H/2}
		if taken = append(taken, taking{middle, middle, max(a.W, a.H) / 2}); len(taken) == most {
			break
		}
	}
	return taken
}

// yards are the drawings of what can stand in one, with their sizes.
var yards = []struct {
	drawing    string
	wide, high float64
}{{"yard-wagon", 18, 10}, {"yard-horse", 11, 8}, {"yard-well", 9, 9}, {"yard-wood", 10, 7}, {"yard-cactus", 6, 6}, {"yard-shed", 10, 9}, {"yard-hay", 9, 9}}

// yardScale is how large these are, mm to a unit of a drawing.
const yardScale = 0.6

// drawLeaves draws the leaves of a tree of that radius on its side away from the sun.
func drawLeaves(c canvas.Canvas, at place, r float64) {
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
