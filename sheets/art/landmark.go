package art

import (
	"math"
	"slices"

	"saddlebag/sheets/canvas"
)

// A Landmark is one of the small pictures that stand on the land of a board: its
// layers, by the pen of each, round its foot.
type Landmark []struct {
	path canvas.Path
	pen  canvas.Paint
}

// landmarkOf makes a landmark in whole tenths of a millimetre, so that drawings with
// many that are alike pack well.
func landmarkOf(layers Landmark) Landmark {
	tenth := func(v float64) float64 { return math.Round(10*v) / 10 }
	for _, l := range layers {
		for i, s := range l.path {
			l.path[i] = canvas.Segment{Op: s.Op, X1: tenth(s.X1), Y1: tenth(s.Y1), X2: tenth(s.X2), Y2: tenth(s.Y2), X: tenth(s.X), Y: tenth(s.Y)}
		}
	}
	return layers
}

// Leans is the number of forms of each landmark.
const Leans = 3

// Draw draws a landmark with its foot at x, y.
func (l Landmark) Draw(c canvas.Canvas, x, y float64) {
	for _, layer := range l {
		layer.path.DrawMoved(x, y, 1, func(p canvas.Path) { c.Path(p, layer.pen) })
	}
}

// Turned is a landmark turned by some quarters, clockwise, about its foot.
func (l Landmark) Turned(quarters int) Landmark {
	turned := slices.Clone(l)
	for i := range turned {
		turned[i].path = turned[i].path.Turned(quarters)
	}
	return turned
}

// The pens of the relief.
var (
	reliefForm = canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Spot, Width: 0.34, Round: true}
	reliefPen  = canvas.Paint{Stroke: canvas.Spot, Width: 0.34, Round: true}
	reliefFine = canvas.Paint{Stroke: canvas.Spot, Width: 0.22, Round: true}
	reliefInk  = canvas.Paint{Fill: canvas.Spot}
)

// Peak is a mountain of a height, its shaded side hachured.
func Peak(high float64, lean int) Landmark {
	wide := high * (0.62 + 0.06*float64(lean)) // of either side
	top := point{high * 0.08 * (float64(lean) - 1), -high}
	right := point{wide, 0}
	flank := func(share float64) point { return point{top.x + share*(right.x-top.x), top.y + share*(right.y-top.y)} }
	notch := point{flank(0.42).x - 0.05*high, flank(0.42).y + 0.03*high}
	shape := canvas.Path{}.Move(-wide, 0).
		Line(top.x-0.28*wide, -0.52*high).Line(top.x-0.2*wide, -0.62*high).Line(top.x, top.y).
		Line(notch.x+0.06*high, notch.y-0.1*high).Line(notch.x+0.14*high, notch.y).Line(wide, 0)
	shade := canvas.Path{}.Move(top.x, top.y).Line(0.02*wide, -0.66*high).Line(-0.1*wide, -0.4*high).Line(0.03*wide, -0.14*high)
	strokes := max(5, math.Floor(high))
	for i := range int(strokes) {
		f := (float64(i) + 0.7) / strokes
		from := flank(f)
		share := 0.72 * (1 - 0.35*f)
		shade = shade.Move(from.x, from.y).Line(from.x-share*wide*(0.3+0.2*f), from.y+min(share*high*0.42, -from.y-0.02*high))
	}
	return landmarkOf(Landmark{{shape, reliefForm}, {shade, reliefFine}})
}

// Hill is a rounded hill of a height.
func Hill(high float64, _ int) Landmark {
	wide := 0.95 * high
	shape := canvas.Path{}.Move(-wide, 0).Curve(-0.5*wide, -0.5*high, -0.4*wide, -high, 0, -high).
		Curve(0.4*wide, -high, 0.5*wide, -0.4*high, wide, 0)
	var shade canvas.Path
	for i, f := range []float64{0.25, 0.48, 0.7} {
		top := -high * []float64{0.9, 0.66, 0.38}[i]
		shade = shade.Move(f*wide, top).Line((f-0.12)*wide, top+0.42*high*(1-0.4*f))
	}
	return landmarkOf(Landmark{{shape, reliefForm}, {shade, reliefFine}})
}

// Tree is a tree of a height: a pine, or one with a round crown.
func Tree(high float64, lean int) Landmark {
	stem := canvas.Line(0, 0, 0, -0.35*high)
	if lean > 0 {
		pine := canvas.Path{}.Move(-0.28*high, -0.22*high).Line(-0.06*high, -0.55*high).Line(-0.18*high, -0.55*high).
			Line(0, -high).Line(0.18*high, -0.55*high).Line(0.06*high, -0.55*high).Line(0.28*high, -0.22*high).Close()
		dark := canvas.Path{}.Move(0, -high).Line(0.18*high, -0.55*high).Line(0.06*high, -0.55*high).Line(0.28*high, -0.22*high).Line(0, -0.22*high).Close()
		return landmarkOf(Landmark{{stem, reliefPen}, {pine, reliefForm}, {dark, reliefInk}})
	}
	dark := canvas.Path{}.Move(0.08*high, -0.96*high).Curve(0.44*high, -0.86*high, 0.42*high, -0.4*high, 0, -0.35*high).
		Curve(0.2*high, -0.5*high, 0.22*high, -0.8*high, 0.08*high, -0.96*high).Close()
	return landmarkOf(Landmark{{stem, reliefPen}, {canvas.Circle(0, -0.66*high, 0.32*high), reliefForm}, {dark, reliefInk}})
}

// Tuft is blades of grass of a height.
func Tuft(high float64, _ int) Landmark {
	var blades canvas.Path
	for _, lean := range []float64{-0.7, -0.25, 0.2, 0.6} {
		blades = blades.Move(0.3*lean*high, 0).Line(lean*high, -high*(1-0.4*lean*lean))
	}
	return landmarkOf(Landmark{{blades, reliefFine}})
}

// Saguaro is a cactus of a height.
func Saguaro(high float64, _ int) Landmark {
	stem := canvas.Paint{Stroke: canvas.Spot, Width: 0.14 * high, Round: true}
	return landmarkOf(Landmark{{canvas.Path{}.Move(0, 0).Line(0, -0.95*high).
		Move(0, -0.35*high).Line(-0.3*high, -0.4*high).Line(-0.3*high, -0.7*high).
		Move(0, -0.48*high).Line(0.3*high, -0.53*high).Line(0.3*high, -0.82*high), stem}})
}

// Butte is a table mountain of a height, in steps.
func Butte(high float64, lean int) Landmark {
	w := high * (0.62 + 0.1*float64(lean))
	shape := canvas.Path{}.Move(-1.15*w, 0).Line(-0.8*w, -0.46*high).Line(-0.62*w, -0.5*high).Line(-0.56*w, -high).
		Line(0.5*w, -0.96*high).Line(0.6*w, -0.5*high).Line(0.78*w, -0.44*high).Line(1.2*w, 0)
	shade := canvas.Path{}.Move(-0.6*w, -0.72*high).Line(0.1*w, -0.74*high)
	strokes := max(4, math.Floor(0.45*high))
	for i := range int(strokes) {
		f := (float64(i) + 0.5) / strokes
		shade = shade.Move((0.12+0.4*f)*w, -0.94*high).Line((0.14+0.46*f)*w, -0.5*high)
		shade = shade.Move((0.2+0.56*f)*w, -0.42*high*(1-0.1*f)).Line((0.3+0.86*f)*w, -0.06*high)
	}
	return landmarkOf(Landmark{{shape, reliefForm}, {shade, reliefFine}})
}

// A point is a place on a drawing.
type point struct{ x, y float64 }
