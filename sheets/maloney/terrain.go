package maloney

import (
	"sync"

	rules "saddlebag/scoring/maloney"
	"saddlebag/sheets"
)

// A grid is a value for each little square of the map.
type grid [gridHigh][gridWide]float32

// The squares, units.
const (
	square   = 4
	gridWide = (rules.Width + square - 1) / square
	gridHigh = (rules.Height + square - 1) / square
)

// cell is the square of a place; not ok outside the map.
func (g *grid) cell(p point) (value *float32, ok bool) {
	x, y := int(p.x/square), int(p.y/square)
	if p.x < 0 || p.y < 0 || x >= gridWide || y >= gridHigh {
		return nil, false
	}
	return &g[y][x], true
}

// at is the value at a place, and 0 outside the map.
func (g *grid) at(p point) float32 {
	if v, ok := g.cell(p); ok {
		return *v
	}
	return 0
}

// sum is the sum of the values of an area.
func (g *grid) sum(a sheets.Area) float64 {
	total := float32(0)
	for y := max(0, int(a.Y/square)); y <= min(gridHigh-1, int((a.Y+a.H)/square)); y++ {
		for x := max(0, int(a.X/square)); x <= min(gridWide-1, int((a.X+a.W)/square)); x++ {
			total += g[y][x]
		}
	}
	return float64(total)
}

// The values of the grid of the terrain.
const (
	atSea = iota
	onLake
	onGround
)

// terrain tells land from water.
var terrain = sync.OnceValue(func() *grid {
	g := new(grid)
	for y := range g {
		for x := range g[y] {
			p := point{(float64(x) + 0.5) * square, (float64(y) + 0.5) * square}
			switch {
			case !within(p, geography()[shores]):
				g[y][x] = atSea
			case within(p, geography()[lakes]):
				g[y][x] = onLake
			default:
				g[y][x] = onGround
			}
		}
	}
	return g
})

// within says whether a place is inside one of several outlines.
func within(p point, outlines [][]point) bool {
	for _, o := range outlines {
		in := false
		for i, b := range o {
			a := o[(i+len(o)-1)%len(o)]
			if (a.y <= p.y) != (b.y <= p.y) && p.x < a.x+(p.y-a.y)/(b.y-a.y)*(b.x-a.x) {
				in = !in
			}
		}
		if in {
			return true
		}
	}
	return false
}
