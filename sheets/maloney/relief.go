package maloney

import (
	"cmp"
	"math"
	"slices"

	rules "saddlebag/scoring/maloney"
	"saddlebag/sheets"
)

// A landmark is one of the small pictures that stand on the land: its layers, by
// the pen of each, round its foot.
type landmark []struct {
	path sheets.Path
	pen  sheets.Paint
}

// A growth is how what stands along a line is strewn: the distance of two, and
// how far they stray from it, in units; and how it is drawn at a height in mm, with
// its lean, which is nothing, one or two. It comes in so many heights, the first the
// largest.
type growth struct {
	kind         string
	apart, stray float64
	heights      []float64
	draw         func(high float64, lean int) landmark
}

var growths = []growth{
	{peaks, 9, 4, []float64{6.6, 5.8, 5, 4.2}, peak},
	{hills, 7.5, 3, []float64{3.6, 3, 2.5}, hill},
	{woods, 9, 9, []float64{3.4, 3, 2.7}, tree},
	{grass, 10, 10, []float64{2, 1.7}, tuft},
	{cactus, 15, 7, []float64{3.4, 2.8}, saguaro},
}

const leans = 3

// drawRelief draws the mountains and what grows, those in front over those
// behind, k mm to a unit of the map, whose origin is at x, y. The same comes out
// each time. There are a few shapes of each only, in whole hundredths of a
// millimetre, so that the drawing packs well.
func drawRelief(c sheets.Canvas, x, y, k float64) {
	type mark struct {
		landmark
		at point
	}
	r := grain(76)
	var marks []mark
	for _, g := range growths {
		var shapes []landmark
		for _, high := range g.heights {
			for lean := range leans {
				shapes = append(shapes, g.draw(high, lean))
			}
		}
		for _, line := range geography()[g.kind] {
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
		for _, layer := range m.landmark {
			c.Path(layer.path.Moved(tidy(x+k*m.at.x), tidy(y+k*m.at.y), 1), layer.pen)
		}
	}
}

// tidy is a length in whole hundredths of a millimetre.
func tidy(v float64) float64 { return math.Round(100*v) / 100 }

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

// The pens of the relief.
var (
	reliefForm = sheets.Paint{Fill: sheets.Paper, Stroke: sheets.Spot, Width: 0.34, Round: true}
	reliefPen  = sheets.Paint{Stroke: sheets.Spot, Width: 0.34, Round: true}
	reliefFine = sheets.Paint{Stroke: sheets.Spot, Width: 0.22, Round: true}
	reliefInk  = sheets.Paint{Fill: sheets.Spot}
)

// peak is a mountain so high, its shaded side hachured.
func peak(high float64, lean int) landmark {
	wide := high * (0.62 + 0.06*float64(lean)) // of either side
	top := point{high * 0.08 * (float64(lean) - 1), -high}
	right := point{wide, 0}
	notch := top.towards(right, 0.42).plus(point{-0.05 * high, 0.03 * high})
	shape := sheets.Path{}.Move(-wide, 0).
		Line(top.x-0.28*wide, -0.52*high).Line(top.x-0.2*wide, -0.62*high).Line(top.x, top.y).
		Line(notch.x+0.06*high, notch.y-0.1*high).Line(notch.x+0.14*high, notch.y).Line(wide, 0)
	shade := sheets.Path{}.Move(top.x, top.y).Line(0.02*wide, -0.66*high).Line(-0.1*wide, -0.4*high).Line(0.03*wide, -0.14*high)
	const strokes = 5
	for i := range strokes {
		f := (float64(i) + 0.7) / strokes
		from := top.towards(right, f)
		share := 0.72 * (1 - 0.35*f)
		shade = shade.Move(from.x, from.y).Line(from.x-share*wide*(0.3+0.2*f), from.y+min(share*high*0.42, -from.y-0.02*high))
	}
	return landmark{{shape, reliefForm}, {shade, reliefFine}}
}

// hill is a rounded hill so high.
func hill(high float64, _ int) landmark {
	wide := 0.95 * high
	shape := sheets.Path{}.Move(-wide, 0).Curve(-0.5*wide, -0.5*high, -0.4*wide, -high, 0, -high).
		Curve(0.4*wide, -high, 0.5*wide, -0.4*high, wide, 0)
	var shade sheets.Path
	for i, f := range []float64{0.25, 0.48, 0.7} {
		top := -high * []float64{0.9, 0.66, 0.38}[i]
		shade = shade.Move(f*wide, top).Line((f-0.12)*wide, top+0.42*high*(1-0.4*f))
	}
	return landmark{{shape, reliefForm}, {shade, reliefFine}}
}

// tree is a tree so high: a pine, or one with a round crown.
func tree(high float64, lean int) landmark {
	stem := sheets.Line(0, 0, 0, -0.35*high)
	if lean > 0 {
		pine := sheets.Path{}.Move(-0.28*high, -0.22*high).Line(-0.06*high, -0.55*high).Line(-0.18*high, -0.55*high).
			Line(0, -high).Line(0.18*high, -0.55*high).Line(0.06*high, -0.55*high).Line(0.28*high, -0.22*high).Close()
		dark := sheets.Path{}.Move(0, -high).Line(0.18*high, -0.55*high).Line(0.06*high, -0.55*high).Line(0.28*high, -0.22*high).Line(0, -0.22*high).Close()
		return landmark{{stem, reliefPen}, {pine, reliefForm}, {dark, reliefInk}}
	}
	dark := sheets.Path{}.Move(0.08*high, -0.96*high).Curve(0.44*high, -0.86*high, 0.42*high, -0.4*high, 0, -0.35*high).
		Curve(0.2*high, -0.5*high, 0.22*high, -0.8*high, 0.08*high, -0.96*high).Close()
	return landmark{{stem, reliefPen}, {sheets.Circle(0, -0.66*high, 0.32*high), reliefForm}, {dark, reliefInk}}
}

// tuft is blades of grass so high.
func tuft(high float64, _ int) landmark {
	var blades sheets.Path
	for _, lean := range []float64{-0.7, -0.25, 0.2, 0.6} {
		blades = blades.Move(0.3*lean*high, 0).Line(lean*high, -high*(1-0.4*lean*lean))
	}
	return landmark{{blades, reliefFine}}
}

// saguaro is a cactus so high.
func saguaro(high float64, _ int) landmark {
	stem := sheets.Paint{Stroke: sheets.Spot, Width: 0.14 * high, Round: true}
	return landmark{{sheets.Path{}.Move(0, 0).Line(0, -0.95*high).
		Move(0, -0.35*high).Line(-0.3*high, -0.4*high).Line(-0.3*high, -0.7*high).
		Move(0, -0.48*high).Line(0.3*high, -0.53*high).Line(0.3*high, -0.82*high), stem}}
}
