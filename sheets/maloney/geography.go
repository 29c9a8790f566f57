package maloney

import (
	_ "embed"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"sync"

	rules "saddlebag/scoring/maloney"
	"saddlebag/sheets/canvas"
)

//go:embed land/america.txt
var america string

// A point is a place on the map in its own unit: thousandths of its width, from
// its upper left corner.
type point struct{ x, y float64 }

func (p point) plus(q point) point       { return point{p.x + q.x, p.y + q.y} }
func (p point) minus(q point) point      { return point{p.x - q.x, p.y - q.y} }
func (p point) times(k float64) point    { return point{k * p.x, k * p.y} }
func (p point) length() float64          { return math.Hypot(p.x, p.y) }
func (p point) distance(q point) float64 { return p.minus(q).length() }

// towards is the place a share of the way from p to q.
func (p point) towards(q point, share float64) point { return p.plus(q.minus(p).times(share)) }

// The kinds of features that the drawing of the country knows.
const (
	shores = "shore"
	lakes  = "lake"
	rivers = "river"
	bounds = "border"
	rails  = "rail"
	peaks  = "peaks"
	hills  = "hills"
	woods  = "woods"
	grass  = "grass"
	cactus = "cactus"
)

// geography returns the features of the country by their kinds, on the map.
var geography = sync.OnceValue(func() map[string][][]point {
	all := map[string][][]point{}
	for line := range strings.Lines(america) {
		if kind, points, ok := strings.Cut(strings.TrimSpace(line), " "); ok && kind != "#" {
			all[kind] = append(all[kind], places(points))
		}
	}
	return all
})

// places reads points in degrees and projects them onto the map. It panics where
// one cannot be read: that is a mistake of ours, which every test of the map finds.
func places(text string) []point {
	var list []point
	for field := range strings.FieldsSeq(text) {
		west, north, _ := strings.Cut(field, ",")
		w, err := strconv.ParseFloat(west, 64)
		if err != nil {
			panic(fmt.Errorf("america: %q: %w", field, err))
		}
		n, err := strconv.ParseFloat(north, 64)
		if err != nil {
			panic(fmt.Errorf("america: %q: %w", field, err))
		}
		list = append(list, project(w, n))
	}
	return list
}

// project is Albers's projection of a place in degrees west and north, true to
// area between the parallels that the country lies on: its origin is far enough
// to the right for the Pacific to have room for the signs of its ports.
func project(west, north float64) point {
	const (
		radian            = math.Pi / 180
		southern, upper   = 29.5, 45.5 // parallels that are true to scale
		meridian, equator = 96.0, 37.5 // of the origin
		earth             = 1019.0     // units to its radius
	)
	origin := point{569, 261}
	n := (math.Sin(southern*radian) + math.Sin(upper*radian)) / 2
	c := math.Pow(math.Cos(southern*radian), 2) + 2*n*math.Sin(southern*radian)
	radius := func(north float64) float64 { return earth * math.Sqrt(c-2*n*math.Sin(north*radian)) / n }
	turn := n * (meridian - west) * radian
	return origin.plus(point{radius(north) * math.Sin(turn), radius(north)*math.Cos(turn) - radius(equator)})
}

// rough breaks the sides of an outline as a graver would: the longer one is, the
// more it strays. The same outline comes out the same each time.
func rough(outline []point) []point {
	const least, stray = 7.0, 0.11 // units; of a side's length
	r := grain(18)
	var broken []point
	var add func(a, b point)
	add = func(a, b point) {
		side := b.minus(a)
		if side.length() < least {
			broken = append(broken, a)
			return
		}
		off := stray * (2*r.next() - 1)
		middle := a.towards(b, 0.4+0.2*r.next()).plus(point{-side.y, side.x}.times(off))
		add(a, middle)
		add(middle, b)
	}
	for i, a := range outline {
		add(a, outline[(i+1)%len(outline)])
	}
	return broken
}

// A grain is the unevenness of a hand that engraves: numbers that follow one
// another without a rule that one sees, and the same each time.
type grain uint32

// next is a number from 0 to below 1.
func (g *grain) next() float64 {
	*g = *g*1664525 + 1013904223 // a linear congruence, from Numerical Recipes
	return float64(*g>>8) / (1 << 24)
}

// inFrame is the part of an outline inside a rectangle of the map.
func inFrame(outline []point, frame canvas.Area) []point {
	sides := []struct {
		from   point
		inward point
	}{
		{point{frame.X, frame.Y}, point{1, 0}},
		{point{frame.X, frame.Y}, point{0, 1}},
		{point{frame.X + frame.W, frame.Y + frame.H}, point{-1, 0}},
		{point{frame.X + frame.W, frame.Y + frame.H}, point{0, -1}},
	}
	for _, side := range sides {
		within := func(p point) float64 { return (p.x-side.from.x)*side.inward.x + (p.y-side.from.y)*side.inward.y }
		if !slices.ContainsFunc(outline, func(p point) bool { return within(p) < 0 }) {
			continue
		}
		kept := make([]point, 0, len(outline)+2)
		for i, b := range outline {
			a := outline[(i+len(outline)-1)%len(outline)]
			if da, db := within(a), within(b); (da < 0) != (db < 0) {
				kept = append(kept, a.towards(b, da/(da-db)))
			}
			if within(b) >= 0 {
				kept = append(kept, b)
			}
		}
		outline = kept
	}
	return outline
}

// stretches are the parts of a line inside a rectangle of the map.
func stretches(line []point, frame canvas.Area) [][]point {
	inside := func(p point) bool {
		return p.x >= frame.X && p.y >= frame.Y && p.x <= frame.X+frame.W && p.y <= frame.Y+frame.H
	}
	const halvings = 12
	edge := func(in, out point) point {
		for range halvings {
			if middle := in.towards(out, 0.5); inside(middle) {
				in = middle
			} else {
				out = middle
			}
		}
		return in
	}
	var all [][]point
	var now []point
	for i, p := range line {
		switch before := line[max(0, i-1)]; {
		case inside(p) && !inside(before):
			now = []point{edge(p, before), p}
		case inside(p):
			now = append(now, p)
		case inside(before):
			all, now = append(all, append(now, edge(before, p))), nil
		}
	}
	if len(now) > 1 {
		all = append(all, now)
	}
	return all
}

// sheet is the whole map and a little more, which its edge hides.
var sheet = canvas.Area{X: -beyond, Y: -beyond, W: rules.Width + 2*beyond, H: rules.Height + 2*beyond}

const beyond = 6.0 // units

// ring is the path of a closed outline, k mm to a unit from an origin.
func ring(outline []point, x, y, k float64) canvas.Path {
	path := make(canvas.Path, 0, len(outline)+1)
	for i, p := range outline {
		if i == 0 {
			path = path.Move(x+k*p.x, y+k*p.y)
			continue
		}
		path = path.Line(x+k*p.x, y+k*p.y)
	}
	return path.Close()
}

// outline is a smooth closed line through points, each k mm to a unit from an
// origin.
func outline(points []point, x, y, k float64) canvas.Path {
	n := len(points)
	return through(func(i int) point { return points[(i+n)%n] }, n, x, y, k).Close()
}

// stream is the smooth open line through points likewise.
func stream(points []point, x, y, k float64) canvas.Path {
	last := len(points) - 1
	return through(func(i int) point { return points[max(0, min(i, last))] }, last, x, y, k)
}

// through is a smooth line of n curves through the points that at gives, of which
// there are more at either end.
func through(at func(int) point, n int, x, y, k float64) canvas.Path {
	const sixth = 1.0 / 6 // of a Catmull-Rom spline's tangents
	on := func(i int) point { return point{x, y}.plus(at(i).times(k)) }
	path := canvas.Path{}.Move(on(0).x, on(0).y)
	for i := range n {
		before, from, to, after := on(i-1), on(i), on(i+1), on(i+2)
		leave, arrive := from.plus(to.minus(before).times(sixth)), to.minus(after.minus(from).times(sixth))
		path = path.Curve(leave.x, leave.y, arrive.x, arrive.y, to.x, to.y)
	}
	return path
}
