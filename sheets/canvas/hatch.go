package canvas

import (
	"cmp"
	"math"
	"slices"
)

// The finest hatching that a printer can be trusted with, mm.
const (
	PrintedPitch = 0.4
	PrintedLine  = 0.1
)

// Bounds that keep any tone drawable.
const (
	finestPitch = 0.2  // mm: finer is a fill
	mostLines   = 4000 // of one area
)

// HatchLines are the lines of a tone inside a path. The pattern starts from ax, ay.
func HatchLines(p Path, t Tone, ax, ay float64) Path {
	var lines Path
	Hatch(p, t, ax, ay, func(x, y float64, down bool) {
		if down {
			lines = lines.Line(x, y)
		} else {
			lines = lines.Move(x, y)
		}
	})
	return lines
}

// A Pen moves to x, y, and draws a line on the way if it is down.
type Pen func(x, y float64, down bool)

// Paint returns how the lines of a tone are stroked. Dots are dashes so short
// that only their round ends are seen.
func (t Tone) Paint() Paint {
	p := Paint{Stroke: t.Colour, Width: t.Weight}
	switch t.Pattern {
	case Dots:
		p.Round = true
		p.Dash = []float64{dotLength, t.pitch() - dotLength}
	case Waves:
		p.Round = true
	default: // plain lines
	}
	return p
}

// dotLength is the length of a dot without its round ends, mm.
const dotLength = 0.01

func (t Tone) pitch() float64 { return max(t.Pitch, finestPitch) }

// Hatch draws the lines of a tone inside a path, the same for every canvas.
// The pattern starts from ax, ay.
func Hatch(p Path, t Tone, ax, ay float64, draw Pen) {
	h := hatching{outlines: flatten(p), pitch: t.pitch(), weight: t.Weight}
	for _, o := range h.outlines {
		for i := range o {
			o[i].x -= ax
			o[i].y -= ay
		}
	}
	h.draw = func(x, y float64, down bool) { draw(x+ax, y+ay, down) }
	switch t.Pattern {
	case Diagonal:
		h.lines(-math.Pi / 4)
	case Contrary:
		h.lines(math.Pi / 4)
	case Level:
		h.lines(0)
	case Upright:
		h.lines(math.Pi / 2)
	case Cross:
		h.lines(-math.Pi / 4)
		h.lines(math.Pi / 4)
	case Grid:
		h.lines(0)
		h.lines(math.Pi / 2)
	case Dots:
		h.dots()
	case Waves:
		h.waves()
	}
}

type hatching struct {
	outlines      [][]point
	pitch, weight float64
	draw          Pen
}

// lines draws parallel lines at an angle, clockwise from level.
func (h *hatching) lines(angle float64) {
	sin, cos := math.Sincos(angle)
	all := 0
	for _, o := range h.outlines {
		all += len(o)
	}
	turned, points := make([][]point, len(h.outlines)), make([]point, 0, all)
	for i, o := range h.outlines {
		from := len(points)
		for _, p := range o {
			points = append(points, point{p.x*cos + p.y*sin, p.y*cos - p.x*sin})
		}
		turned[i] = points[from:]
	}
	var in []stretch
	rows(turned, h.pitch, func(_ int, y float64) {
		in = inside(in[:0], turned, y)
		for _, s := range in {
			h.draw(s.from*cos-y*sin, s.from*sin+y*cos, false)
			h.draw(s.to*cos-y*sin, s.to*sin+y*cos, true)
		}
	})
}

// dots draws rows of dots, every other row shifted by half a pitch; only
// whole dots.
func (h *hatching) dots() {
	r := h.weight / 2
	rows(h.outlines, h.pitch, func(n int, y float64) {
		shift := h.pitch / 4
		if n%2 != 0 {
			shift = -shift
		}
		for _, s := range h.band(y, r) {
			first := math.Ceil((s.from+r-shift)/h.pitch)*h.pitch + shift
			last := math.Floor((s.to-r-dotLength-shift)/h.pitch)*h.pitch + shift
			if first <= last {
				h.draw(first, y, false)
				h.draw(last+dotLength, y, true)
			}
		}
	})
}

// waves draws level waves, six pitches long.
func (h *hatching) waves() {
	const steps = 8 // to a wave
	height, step := 0.3*h.pitch, 6*h.pitch/steps
	at := func(x, y float64) float64 { return y + height*math.Sin(x/step*2*math.Pi/steps) }
	rows(h.outlines, h.pitch, func(_ int, y float64) {
		for _, s := range h.band(y, height) {
			h.draw(s.from, at(s.from, y), false)
			for m := math.Floor(s.from/step) + 1; m*step < s.to; m++ {
				h.draw(m*step, at(m*step, y), true)
			}
			h.draw(s.to, at(s.to, y), true)
		}
	})
}

// band returns the stretches of a row that lie inside with a half height
// above and below.
func (h *hatching) band(y, half float64) []stretch {
	above, below := inside(nil, h.outlines, y-half), inside(nil, h.outlines, y+half)
	return common(common(above, inside(nil, h.outlines, y)), below)
}

// rows calls each for the rows that cross the outlines, half a pitch off the
// origin so that they fall on no edge of a panel.
func rows(outlines [][]point, pitch float64, each func(n int, y float64)) {
	var e Extent
	for _, o := range outlines {
		for _, p := range o {
			e.Add(p.x, p.y)
		}
	}
	from, to := math.Ceil(e.MinY/pitch-0.5), math.Floor(e.MaxY/pitch-0.5)
	if far := max(to-from, (e.MaxX-e.MinX)/pitch); !(far < mostLines) { // nor where it is no number
		return
	}
	for n := from; n <= to; n++ {
		each(int(n), (n+0.5)*pitch)
	}
}

// A stretch is a part of a level line.
type stretch struct{ from, to float64 }

// inside appends the stretches of the line at y that lie inside the outlines,
// by the non-zero rule.
func inside(in []stretch, outlines [][]point, y float64) []stretch {
	type crossing struct {
		x    float64
		turn int
	}
	var few [16]crossing
	crossings := few[:0]
	for _, o := range outlines {
		a := o[len(o)-1]
		for _, b := range o {
			if (a.y <= y) != (b.y <= y) {
				c := crossing{a.x + (y-a.y)/(b.y-a.y)*(b.x-a.x), 1}
				if b.y < a.y {
					c.turn = -1
				}
				crossings = append(crossings, c)
			}
			a = b
		}
	}
	slices.SortFunc(crossings, func(a, b crossing) int { return cmp.Compare(a.x, b.x) })
	turns := 0
	for i, c := range crossings {
		if turns != 0 && c.x > crossings[i-1].x {
			in = append(in, stretch{crossings[i-1].x, c.x})
		}
		turns += c.turn
	}
	return in
}

// common returns the stretches that lie in both.
func common(a, b []stretch) []stretch {
	var both []stretch
	for _, s := range a {
		for _, t := range b {
			if from, to := max(s.from, t.from), min(s.to, t.to); from < to {
				both = append(both, stretch{from, to})
			}
		}
	}
	return both
}
