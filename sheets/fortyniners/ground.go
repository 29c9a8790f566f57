package fortyniners

import (
	"math"

	rules "saddlebag/scoring/fortyniners"
	"saddlebag/sheets/canvas"
)

// A ground is what lies on a board already, so that what is drawn next finds
// its place, wherever the spots of a board are.
type ground struct {
	discs []disc
	ways  []way
	river []way
	boxes []canvas.Area
	// The places that have been found, and those that are known before they are looked
	// for, in their order.
	found, ahead []point
}

// A disc is a spot with what is drawn round it.
type disc struct {
	point
	r float64
}

// A way is the straight line between two spots, and how wide it is to each side.
type way struct {
	from, to point
	half     float64
}

// groundOf is what a board that is turned has to begin with.
func groundOf(b *rules.Board, bottom int) *ground {
	g := &ground{}
	at := map[string]point{}
	for _, s := range b.Spots {
		at[s.ID] = place(s, bottom)
		g.discs = append(g.discs, disc{at[s.ID], spotReach(b, s)})
	}
	for _, kind := range []struct {
		edges []rules.Edge
		half  float64
	}{{b.Road, roadBed.Width / 2}, {b.Trail, trailDots.Width / 2}} {
		for _, e := range kind.edges {
			g.ways = append(g.ways, way{at[e[0]], at[e[1]], kind.half})
		}
	}
	bend := func(p [2]int) point { return point{float64(p[0]), float64(p[1])}.quarter(-bottom) }
	for i := 1; i < len(b.River); i++ {
		g.river = append(g.river, way{bend(b.River[i-1]), bend(b.River[i]), riverHalf})
	}
	return g
}

// find looks for a place, unless it is known.
func (g *ground) find(search func() point) point {
	var at point
	if len(g.ahead) > 0 {
		at, g.ahead = g.ahead[0], g.ahead[1:]
	} else {
		at = search()
	}
	g.found = append(g.found, at)
	return at
}

// seams are where tiles of the poster are cut on a4, letter and a3: from the left,
// where two tiles are as wide as one of these, and from the top.
var seams = struct{ x, y []float64 }{[]float64{194.7}, []float64{237}}

// What it costs to put something somewhere.
const (
	offBoard  = 1e6
	onDisc    = 4000.0
	onBox     = 3000.0
	onSeam    = 1500.0
	onWay     = 700.0
	inRiver   = 150.0
	perMM     = 5.0 // from the spot
	offCentre = 0.6 // each mm beside its middle
	air       = 1.0 // between two things
)

// cost is how bad a place is. Of one that costs more than the most that is of interest
// it may say no more than that.
func (g *ground) cost(a canvas.Area, most float64) float64 {
	const in = sideDepth + air
	if a.X < in || a.Y < in || a.X+a.W > Side-in || a.Y+a.H > Side-in {
		return offBoard
	}
	most++ // whatever is rounded
	cost := g.covered(a)
	for _, w := range g.ways {
		if cost <= most && through(a, w, air) {
			cost += onWay
		}
	}
	for _, w := range g.river {
		if cost <= most && through(a, w, 0) {
			cost += inRiver
		}
	}
	for _, x := range seams.x {
		if a.X < x+air && x-air < a.X+a.W {
			cost += onSeam
		}
	}
	for _, y := range seams.y {
		if a.Y < y+air && y-air < a.Y+a.H {
			cost += onSeam
		}
	}
	return cost
}

// covered is what a place costs for the spots and the boxes that it lies on.
func (g *ground) covered(a canvas.Area) float64 {
	cost := 0.0
	for _, d := range g.discs {
		if far := apart(a, d.point); far < d.r+air {
			cost += onDisc * (1 + d.r - far)
		}
	}
	for _, o := range g.boxes {
		if a.X < o.X+o.W+air && o.X < a.X+a.W+air && a.Y < o.Y+o.H+air && o.Y < a.Y+a.H+air {
			cost += onBox
		}
	}
	return cost
}

// apart is how far a place is from an area.
func apart(a canvas.Area, p point) float64 {
	dx, dy := max(a.X-p.x, 0, p.x-a.X-a.W), max(a.Y-p.y, 0, p.y-a.Y-a.H)
	if dx == 0 || dy == 0 {
		return max(dx, dy)
	}
	return math.Hypot(dx, dy)
}

// through says whether a way comes so near to an area.
func through(a canvas.Area, w way, near float64) bool {
	near += w.half
	if !w.crosses(a, near) {
		return false
	}
	const step = 2.0
	n := math.Ceil(math.Hypot(w.to.x-w.from.x, w.to.y-w.from.y) / step)
	for i := range int(n) + 1 {
		f := float64(i) / max(1, n)
		if apart(a, point{w.from.x + f*(w.to.x-w.from.x), w.from.y + f*(w.to.y-w.from.y)}) < near {
			return true
		}
	}
	return false
}

// crosses says whether what is about a way crosses what is about an area so near to it.
func (w way) crosses(a canvas.Area, near float64) bool {
	return max(w.from.x, w.to.x) >= a.X-near && min(w.from.x, w.to.x) <= a.X+a.W+near &&
		max(w.from.y, w.to.y) >= a.Y-near && min(w.from.y, w.to.y) <= a.Y+a.H+near
}

// stand finds a place for each sign, those with the largest first, and what lies
// there belongs to the ground from then on.
func (g *ground) stand(signs []sign) {
	const most, step = 36.0, 1.5
	first := len(g.boxes)
	g.boxes = append(g.boxes, make([]canvas.Area, len(signs))...)
	for range 2 { // the second time knowing where the others stand
		for i := range signs {
			s := &signs[i]
			g.boxes[first+i] = canvas.Area{X: -Side}
			size := around(point{}, s.w, s.h, s.side)
			s.at = g.find(func() point { return g.beside(place(s.spot, 0), size.W, size.H, most, step) })
			g.boxes[first+i] = s.area()
		}
	}
}

// clear is how far a place is from all that lies on the ground, and its edge.
func (g *ground) clear(at point) float64 {
	far := min(at.x, at.y, Side-at.x, Side-at.y) - sideDepth
	for _, d := range g.discs {
		far = min(far, math.Hypot(at.x-d.x, at.y-d.y)-d.r)
	}
	for _, w := range g.ways {
		far = min(far, distance(at, w.from, w.to)-w.half)
	}
	for _, w := range g.river {
		far = min(far, distance(at, w.from, w.to)-w.half)
	}
	for _, a := range g.boxes {
		far = min(far, apart(a, at))
	}
	return far
}

// distance is that of a place from the line between two others.
func distance(at, from, to point) float64 {
	dx, dy := to.x-from.x, to.y-from.y
	along := 0.0
	if long := dx*dx + dy*dy; long > 0 {
		along = max(0, min(1, ((at.x-from.x)*dx+(at.y-from.y)*dy)/long))
	}
	return math.Hypot(at.x-from.x-along*dx, at.y-from.y-along*dy)
}
