package png

import (
	"github.com/andybalholm/stroke" // curves, mitres and dashes in 500 lines, and nothing that it depends on

	"saddlebag/sheets/canvas"
)

// stroked is the outline of what a paint's stroke covers, for canvases that can
// only fill.
func stroked(p canvas.Path, paint canvas.Paint) canvas.Path {
	options := stroke.Options{Width: float32(paint.Width), MiterLimit: miterLimit}
	if paint.Round {
		options.Cap, options.Join = stroke.RoundCap, stroke.RoundJoin
	}
	lines := contours(p)
	if dash := dashPattern(paint.Dash); dash != nil {
		lines = stroke.Dash(lines, dash, 0)
	}
	var outline canvas.Path
	for _, c := range stroke.Stroke(lines, options) {
		outline = outline.Move(float64(c[0].Start.X), float64(c[0].Start.Y))
		for _, s := range c {
			if s.CP1.X != s.CP1.X {
				continue // the joint of a closed line that goes on straight where it began: 0 divided by 0
			}
			outline = outline.Curve(float64(s.CP1.X), float64(s.CP1.Y), float64(s.CP2.X), float64(s.CP2.Y), float64(s.End.X), float64(s.End.Y))
		}
		outline = outline.Close()
	}
	return outline
}

// miterLimit is how many widths a corner may reach out: PDF's own.
const miterLimit = 10

// dashPattern is a dash pattern, or nil for one that is too fine to be drawn.
func dashPattern(lengths []float64) []float32 {
	const finest = 0.05 // mm
	var sum float64
	pattern := make([]float32, len(lengths))
	for i, l := range lengths {
		pattern[i] = float32(max(l, 0))
		sum += max(l, 0)
	}
	if !(sum >= finest) {
		return nil
	}
	return pattern
}

// contours are the lines of a path, each by itself.
func contours(p canvas.Path) [][]stroke.Segment {
	var lines [][]stroke.Segment
	var now []stroke.Segment
	var start, at stroke.Point
	begin := func(from stroke.Point) {
		if len(now) > 0 {
			lines = append(lines, now)
		}
		now, start, at = nil, from, from
	}
	for i, s := range p {
		to := strokePoint(s.X, s.Y)
		switch {
		case s.Op == canvas.MoveTo, i == 0:
			begin(to)
		case s.Op == canvas.Close:
			if at != start {
				now = append(now, stroke.LinearSegment(at, start))
			}
			begin(start)
		case s.Op == canvas.CurveTo:
			now = append(now, stroke.Segment{Start: at, CP1: strokePoint(s.X1, s.Y1), CP2: strokePoint(s.X2, s.Y2), End: to})
			at = to
		default:
			now = append(now, stroke.LinearSegment(at, to))
			at = to
		}
	}
	begin(start)
	return lines
}

func strokePoint(x, y float64) stroke.Point {
	return stroke.Pt(float32(onPaper(x)), float32(onPaper(y)))
}
