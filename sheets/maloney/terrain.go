package maloney

import (
	"slices"

	rules "saddlebag/scoring/maloney"
	"saddlebag/sheets/canvas"
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
func (g *grid) sum(a canvas.Area) float64 {
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

// terrainOf tells land from water.
func terrainOf(nature map[string][][]point) *grid {
	g := new(grid)
	for y := range g {
		line := (float64(y) + 0.5) * square
		land, water := crossings(line, nature[shores]), crossings(line, nature[lakes])
		for x := range g[y] {
			middle := (float64(x) + 0.5) * square
			switch {
			case !within(middle, land):
				g[y][x] = atSea
			case within(middle, water):
				g[y][x] = onLake
			default:
				g[y][x] = onGround
			}
		}
	}
	return g
}

// crossings are where a line from left to right crosses each of several outlines.
func crossings(y float64, outlines [][]point) [][]float64 {
	all := make([][]float64, len(outlines))
	for n, o := range outlines {
		for i, b := range o {
			a := o[(i+len(o)-1)%len(o)]
			if (a.y <= y) != (b.y <= y) {
				all[n] = append(all[n], a.x+(y-a.y)/(b.y-a.y)*(b.x-a.x))
			}
		}
	}
	return all
}

// within says whether a place on such a line is inside one of the outlines: an odd
// number of crossings lies to its right.
func within(x float64, crossings [][]float64) bool {
	return slices.ContainsFunc(crossings, func(outline []float64) bool {
		in := false
		for _, crossing := range outline {
			in = in != (x < crossing)
		}
		return in
	})
}
