package maloney

import (
	"cmp"
	"math"
	"slices"

	"saddlebag/sheets/canvas"
)

// A road runs between two cities in one bend or two.
type road struct {
	from, to   int // indices of the cities
	near, far  point
	start, end point
}

// at is a place on the road, of which a share lies behind.
func (r road) at(f float64) point {
	g := 1 - f
	return r.start.times(g * g * g).plus(r.near.times(3 * f * g * g)).plus(r.far.times(3 * f * f * g)).plus(r.end.times(f * f * f))
}

// path is the road on the panel.
func (r road) path(on func(point) point) canvas.Path {
	a, b, c, d := on(r.start), on(r.near), on(r.far), on(r.end)
	return canvas.Path{}.Move(a.x, a.y).Curve(b.x, b.y, c.x, c.y, d.x, d.y)
}

// bends are how far the two control points of a road may lie off the straight
// line, in shares of its length.
var bends = []float64{0, -0.07, 0.07, -0.14, 0.14, -0.22, 0.22, -0.3, 0.3, -0.42, 0.42, -0.6, 0.6, -0.85, 0.85}

// What a step of a road costs, besides its length.
const (
	underSign  = 400.0 // or through another city
	overWater  = 5.0
	besideRoad = 1.2 // for each step of one that runs there the same way
	perBend    = 0.5 // of a road's length
	perTwist   = 1.2
)

const roadStep = 4.0 // units

// straightRoads are the roads as the crow flies, the short ones first.
func straightRoads(of *places16) []road {
	var roads []road
	for from, city := range of {
		for _, number := range city.reaches {
			if to := number - 1; from < to {
				start, end := city.at, of[to].at
				roads = append(roads, road{from, to, start.towards(end, 1.0/3), start.towards(end, 2.0/3), start, end})
			}
		}
	}
	slices.SortStableFunc(roads, func(a, b road) int {
		return cmp.Compare(a.start.distance(a.end), b.start.distance(b.end))
	})
	return roads
}

// routeRoads finds a way for each road: along land, under no sign, through no
// other city, and not along another road. It returns what all of them cost.
func (l *layout) routeRoads() float64 {
	ground, trodden := l.ground(), trailsOf(l.roads)
	const rounds = 3
	total := 0.0
	for range rounds {
		total = 0
		for i := range l.roads {
			trodden.tread(l.roads[i], -1)
			var cost float64
			l.roads[i], cost = bestWay(l.roads[i], ground, trodden)
			total += cost
			trodden.tread(l.roads[i], 1)
		}
	}
	return total
}

// bestWay is the road with the bends that cost least: those of a coarse net, moved
// a little as long as that helps.
func bestWay(r road, ground *grid, trodden *trails) (road, float64) {
	line := r.end.minus(r.start)
	side := point{-line.y, line.x}
	best, least := r, math.Inf(1)
	try := func(near, far point) {
		r.near, r.far = near, far
		if cost := r.cost(ground, trodden, least); cost < least {
			best, least = r, cost
		}
	}
	try(r.near, r.far)
	for _, near := range bends {
		for _, far := range bends {
			try(r.start.towards(r.end, 1.0/3).plus(side.times(near)), r.start.towards(r.end, 2.0/3).plus(side.times(far)))
		}
	}
	const widest, finest = 0.2, 0.02 // of the length
	for move := widest; move > finest; move /= 2 {
		for _, d := range []point{line, side, line.times(-1), side.times(-1)} {
			by := d.times(move)
			try(best.near.plus(by), best.far)
			try(best.near, best.far.plus(by))
			try(best.near.plus(by), best.far.plus(by))
		}
	}
	return best, least
}

// bending is what the bends of a road cost.
func (r road) bending() float64 {
	length := r.start.distance(r.end)
	near, far := r.near.minus(r.start.towards(r.end, 1.0/3)), r.far.minus(r.start.towards(r.end, 2.0/3))
	twist := near.distance(far)
	return (perBend*(near.length()*near.length()+far.length()*far.length()) + perTwist*twist*twist) / length
}

// steps is how many places of a road are looked at.
func (r road) steps() int {
	return 2 + int((r.start.distance(r.near)+r.near.distance(r.far)+r.far.distance(r.end))/roadStep)
}

// endsBy says whether a place on the road is so near to either end.
func (r road) endsBy(p point, radius float64) bool {
	from, to := p.minus(r.start), p.minus(r.end)
	return from.x*from.x+from.y*from.y < radius*radius || to.x*to.x+to.y*to.y < radius*radius
}

// cost is what a road costs; endless where that is more than most.
func (r road) cost(ground *grid, trodden *trails, most float64) float64 {
	const atCity = ringR + 5 // where its own city is
	const rounding = 1e-6    // more than the sums of two orders differ by
	cost := r.bending()
	n := r.steps()
	before := r.start
	for i := 0; i <= n; i++ {
		if cost+roadStep*float64(n+1-i) > most+rounding { // what is left costs as much
			return math.Inf(1)
		}
		p := r.at(float64(i) / float64(n))
		cost += roadStep
		switch v, ok := ground.cell(p); {
		case r.endsBy(p, atCity):
		case !ok:
			cost += roadStep * underSign
		default:
			cost += roadStep * (float64(*v) + besideRoad*float64(trodden[heading(p.minus(before))].at(p)))
		}
		before = p
	}
	return cost
}

// ground is what a step costs at each place.
func (l *layout) ground() *grid {
	g := new(grid)
	const air = 4.5
	land := l.in.terrain()
	for y := range g {
		for x := range g[y] {
			if land[y][x] != onGround {
				g[y][x] = overWater
			}
		}
	}
	for _, a := range l.written {
		g.cover(a, func(point) bool { return true })
	}
	for i, city := range l.of {
		s := l.signs[i]
		g.cover(canvas.Area{X: s.X - air, Y: s.Y - air, W: s.W + 2*air, H: s.H + 2*air}, func(point) bool { return true })
		const r = ringR + air
		g.cover(canvas.Area{X: city.at.x - r, Y: city.at.y - r, W: 2 * r, H: 2 * r}, func(p point) bool { return p.distance(city.at) < r })
	}
	return g
}

// cover makes the squares no way for a road whose middles are in an area, as far as they
// are covered.
func (g *grid) cover(a canvas.Area, covered func(point) bool) {
	for y := max(0, int(a.Y/square)-1); y <= min(gridHigh-1, int((a.Y+a.H)/square)); y++ {
		for x := max(0, int(a.X/square)-1); x <= min(gridWide-1, int((a.X+a.W)/square)); x++ {
			p := point{(float64(x) + 0.5) * square, (float64(y) + 0.5) * square}
			if p.x > a.X && p.y > a.Y && p.x < a.X+a.W && p.y < a.Y+a.H && covered(p) {
				g[y][x] = underSign
			}
		}
	}
}

// traffic is how many steps of roads lead over each square.
func traffic(roads []road) *grid {
	g := new(grid)
	for _, r := range roads {
		for i := range r.steps() + 1 {
			if v, ok := g.cell(r.at(float64(i) / float64(r.steps()))); ok {
				*v++
			}
		}
	}
	return g
}

// headings is how many ways a road can run, forth and back being one: from level by eighths
// of a half turn.
const headings = 8

// trails are how much the roads near each square disturb one that has a heading there: those
// beside it most, those that it crosses straight hardly.
type trails [headings]grid

// roadAir is how many squares round a road are better left to it.
const roadAir = 2

// disturbs is how much a road disturbs another, by how many headings they are apart.
var disturbs = [headings/2 + 1]float32{1, 0.8, 0.35, 0.12, 0.08}

func trailsOf(roads []road) *trails {
	t := new(trails)
	for _, r := range roads {
		t.tread(r, 1)
	}
	return t
}

// tread adds the steps of a road to the trails, or takes them off.
func (t *trails) tread(r road, by float32) {
	n := r.steps()
	before := r.start
	for i := range n + 1 {
		p := r.at(float64(i) / float64(n))
		way := heading(p.minus(before))
		before = p
		x, y := int(p.x/square), int(p.y/square)
		for other := range headings {
			apart := (other - way + headings) % headings
			by := by * disturbs[min(apart, headings-apart)]
			for row := max(0, y-roadAir); row <= min(gridHigh-1, y+roadAir); row++ {
				for column := max(0, x-roadAir); column <= min(gridWide-1, x+roadAir); column++ {
					t[other][row][column] += by
				}
			}
		}
	}
}

// heading is the way in which a step leads.
func heading(step point) int {
	turn := math.Atan2(step.y, step.x) / math.Pi * headings
	return (int(math.Round(turn)) + 2*headings) % headings
}

// kinds are which of the kinds of road each is: the one that runs least beside it.
func (l *layout) kinds() []int {
	kinds := make([]int, len(l.roads))
	of := new([len(roadKinds)]trails)
	for i, r := range l.roads {
		least := float32(math.Inf(1))
		for kind := range of {
			beside := float32(0)
			n := r.steps()
			before := r.start
			for j := range n + 1 {
				p := r.at(float64(j) / float64(n))
				beside += of[kind][heading(p.minus(before))].at(p)
				before = p
			}
			if beside < least {
				least, kinds[i] = beside, kind
			}
		}
		of[kinds[i]].tread(r, 1)
	}
	return kinds
}
