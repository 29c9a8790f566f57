package maloney

import (
	"cmp"
	"math"
	"slices"

	rules "saddlebag/scoring/maloney"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
)

// A growth is how what stands along a line is strewn: the distance of two, and
// how far they stray from it, in units; and how it is drawn at a height in mm, with
// its lean, which is nothing, one or two. It comes in so many heights, the first the
// largest.
type growth struct {
	kind         string
	apart, stray float64
	heights      []float64
	draw         func(high float64, lean int) art.Landmark
}

var growths = []growth{
	{peaks, 9, 4, []float64{6.6, 5.8, 5, 4.2}, art.Peak},
	{hills, 7.5, 3, []float64{3.6, 3, 2.5}, art.Hill},
	{woods, 9, 9, []float64{3.4, 3, 2.7}, art.Tree},
	{grass, 10, 10, []float64{2, 1.7}, art.Tuft},
	{cactus, 15, 7, []float64{3.4, 2.8}, art.Saguaro},
}

// drawRelief draws the mountains and what grows, those in front over those
// behind, k mm to a unit of the map, whose origin is at x, y. The same comes out
// each time. There are a few shapes of each only, in whole tenths of a
// millimetre, so that the drawing packs well.
func (n *country) drawRelief(c canvas.Canvas, x, y, k float64) {
	type mark struct {
		art.Landmark
		at point
	}
	r := grain(76)
	var marks []mark
	for _, g := range growths {
		var shapes []art.Landmark
		for _, high := range g.heights {
			for lean := range art.Leans {
				shapes = append(shapes, g.draw(high, lean))
			}
		}
		for _, line := range n.nature[g.kind] {
			for _, at := range strewn(line, g.apart) {
				at = at.plus(point{2*r.next() - 1, 2*r.next() - 1}.times(g.stray))
				marks = append(marks, mark{shapes[int(r.next()*float64(len(shapes)))], at})
			}
		}
	}
	slices.SortStableFunc(marks, func(a, b mark) int { return cmp.Compare(a.at.y, b.at.y) })
	for _, m := range marks {
		const edge = 5.0 // units
		if m.at.x < edge || m.at.y < 3*edge || m.at.x > rules.Width-2*edge || m.at.y > rules.Height-2*edge {
			continue
		}
		foot := point{tidy(x + k*m.at.x), tidy(y + k*m.at.y)}
		if !n.named(foot) {
			m.Draw(c, foot.x, foot.y)
		}
	}
}

// named says whether what stands at a place, mm, would reach into a name on the map,
// whose paper would leave a piece of it.
func (n *country) named(foot point) bool {
	const reach = 7.0 // of the largest landmark
	return slices.ContainsFunc(n.waters, func(w water) bool {
		a := w.area()
		return foot.x > a.X-reach && foot.x < a.X+a.W+reach && foot.y > a.Y-1 && foot.y < a.Y+a.H+reach
	})
}

// tidy is a length in whole tenths of a millimetre.
func tidy(v float64) float64 { return math.Round(10*v) / 10 }

// strewn are places along a line, so far apart.
func strewn(line []point, apart float64) []point {
	var list []point
	left := 0.0 // until the next
	for i := range len(line) - 1 {
		a, b := line[i], line[i+1]
		side := a.distance(b)
		for ; left < side; left += apart {
			list = append(list, a.towards(b, left/side))
		}
		left -= side
	}
	return list
}
