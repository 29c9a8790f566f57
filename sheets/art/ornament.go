package art

import (
	"math"
	"sync"

	"saddlebag/sheets/canvas"
)

// Measures of rules and frames in mm.
const (
	HeavyRule = 0.9
	FineRule  = 0.2
	ruleGap   = 0.6 // paper between a heavy rule and the fine one beside it
	// FrameWidth is how far a frame reaches inwards along its sides. In its
	// corners it takes FrameCorner.
	FrameWidth  = HeavyRule + ruleGap + FineRule
	FrameCorner = 7.0
	// RuleHeight is what DrawRule takes from top to bottom.
	RuleHeight = HeavyRule + ruleGap + FineRule
)

// DrawRule draws a heavy rule with a fine one under it from x1 to x2, their
// top at y.
func DrawRule(c canvas.Canvas, x1, y, x2 float64) {
	c.Path(canvas.Rect(x1, y, x2-x1, HeavyRule), canvas.Paint{Fill: canvas.Black})
	c.Path(canvas.Rect(x1, y+HeavyRule+ruleGap, x2-x1, FineRule), canvas.Paint{Fill: canvas.Black})
}

// DrawFrame draws a frame just inside a rectangle: a heavy rule, a fine one
// that leaves out the corners, and an ornament in each corner.
func DrawFrame(c canvas.Canvas, x, y, w, h float64) {
	c.Path(canvas.Rect(x+HeavyRule/2, y+HeavyRule/2, w-HeavyRule, h-HeavyRule), canvas.Paint{Stroke: canvas.Black, Width: HeavyRule})
	const (
		in     = HeavyRule + ruleGap + FineRule/2 // of the fine rule
		corner = FrameCorner - in - FineRule/2    // radius of its notches
	)
	c.Path(notched(x+in, y+in, w-2*in, h-2*in, corner), canvas.Paint{Stroke: canvas.Black, Width: FineRule})
	const at = HeavyRule + ruleGap + 1.6 // middle of an ornament
	for _, p := range []point{{x + at, y + at}, {x + w - at, y + at}, {x + w - at, y + h - at}, {x + at, y + h - at}} {
		c.Path(ornaments().rosette.Moved(p.x, p.y, 1), canvas.Paint{Fill: canvas.Spot})
	}
}

// notched is the path of a rectangle whose corners are cut out in quarter
// circles of radius r.
func notched(x, y, w, h, r float64) canvas.Path {
	k := r * (1 - canvas.QuarterArc)
	return canvas.Path{}.Move(x+r, y).
		Line(x+w-r, y).Curve(x+w-r, y+r-k, x+w-k, y+r, x+w, y+r).
		Line(x+w, y+h-r).Curve(x+w-k, y+h-r, x+w-r, y+h-k, x+w-r, y+h).
		Line(x+r, y+h).Curve(x+r, y+h-r+k, x+k, y+h-r, x, y+h-r).
		Line(x, y+r).Curve(x+k, y+r, x+r, y+k, x+r, y).Close()
}

// DrawDivider draws a swelled dash, w wide, with its middle at x, y: what
// a printer puts between two parts of a text.
func DrawDivider(c canvas.Canvas, x, y, w float64) {
	o := ornaments()
	half := w/2 - dividerGap
	for _, side := range []float64{-1, 1} {
		from, to := x+side*dividerGap, x+side*(dividerGap+half)
		c.Path(canvas.Path{}.Move(from, y).
			Curve(from+side*half/3, y-0.5, from+side*half/3, y-0.25, to, y).
			Curve(from+side*half/3, y+0.25, from+side*half/3, y+0.5, from, y).Close(), canvas.Paint{Fill: canvas.Black})
		c.Path(canvas.Circle(x+side*2.4, y, 0.4), canvas.Paint{Fill: canvas.Black})
	}
	c.Path(o.rosette.Moved(x, y, 1), canvas.Paint{Fill: canvas.Spot})
}

// dividerGap is the room that a divider's ornament takes on either side.
const dividerGap = 3.4

// ornaments are the small pieces of type metal, round 0,0 and in mm.
var ornaments = sync.OnceValue(func() (o struct{ rosette canvas.Path }) {
	o.rosette = must(parseOutline("0,-1.5 0.42,-0.42 1.5,0 0.42,0.42 0,1.5 -0.42,0.42 -1.5,0 -0.42,-0.42 z o0.85,-0.85,0.22 o0.85,0.85,0.22 o-0.85,0.85,0.22 o-0.85,-0.85,0.22"))
	return o
})

// DrawBands draws a Band along each side of a square board, between two distances in mm
// from its edge.
func DrawBands(c canvas.Canvas, side, out, in float64) {
	long, deep := side-2*in, in-out
	for _, strip := range []canvas.Area{
		{X: in, Y: out, W: long, H: deep},
		{X: in, Y: side - in, W: long, H: deep},
		{X: out, Y: in, W: deep, H: long},
		{X: side - in, Y: in, W: deep, H: long},
	} {
		c.Path(Band(strip), canvas.Paint{Fill: canvas.Spot})
	}
}

// Band is a row of lozenges along the longer side of a strip, with dots between
// them: the border of a board, as a path to fill.
func Band(a canvas.Area) canvas.Path {
	long, broad, upright := a.W, a.H, false
	if a.H > a.W {
		long, broad, upright = a.H, a.W, true
	}
	half, high, dot, aside := 0.215*broad, 0.32*broad, 0.05*broad, 0.35*broad
	n := max(1, math.Round(long/(0.7*broad)))
	step := long / n
	const lozenge, dots = 2 * canvas.RectSteps, 2 * canvas.RectSteps
	path := make(canvas.Path, 0, int(n)*(lozenge+dots))
	at := func(along, across float64) (x, y float64) {
		if upright {
			return a.X + a.W/2 + across, a.Y + along
		}
		return a.X + along, a.Y + a.H/2 + across
	}
	for i := range int(n) {
		middle := step * (float64(i) + 0.5)
		for _, ring := range []struct{ k, turn float64 }{{1, 1}, {0.5, -1}} { // the inner one is a hole
			x, y := at(middle-ring.turn*ring.k*half, 0)
			path = path.Move(x, y)
			for _, corner := range []struct{ along, across float64 }{{0, -high}, {ring.turn * half, 0}, {0, high}} {
				x, y = at(middle+ring.k*corner.along, ring.k*corner.across)
				path = path.Line(x, y)
			}
			path = path.Close()
		}
		if i == 0 {
			continue
		}
		for _, side := range []float64{-aside, aside} {
			x, y := at(step*float64(i), side)
			path = append(path, canvas.Rect(x-dot, y-dot, 2*dot, 2*dot)...)
		}
	}
	return path
}
