package canvas

import "math"

// A point is a place on the medium.
type point struct{ x, y float64 }

// curveSteps is how many straight lines stand for a curve where areas are
// measured and hatched.
const curveSteps = 12

// flatten returns the closed outlines of a path with straight lines for
// curves.
func flatten(p Path) [][]point {
	room := 0
	for _, s := range p {
		if s.Op == CurveTo {
			room += curveSteps - 1
		}
		room++
	}
	var outlines [][]point
	points, from := make([]point, 0, room), 0 // those of the outline begin at from
	finish := func() {
		if len(points)-from > 2 {
			outlines = append(outlines, points[from:len(points):len(points)])
		}
		from = len(points)
	}
	for _, s := range p {
		switch s.Op {
		case MoveTo:
			finish()
			points = append(points, point{s.X, s.Y})
		case LineTo:
			points = append(points, point{s.X, s.Y})
		case CurveTo:
			start := point{s.X1, s.Y1} // of a path that begins with a curve
			if len(points) > from {
				start = points[len(points)-1]
			}
			for i := 1; i <= curveSteps; i++ {
				points = append(points, s.at(start, float64(i)/curveSteps))
			}
		case Close:
			if len(points) > from {
				start := points[from]
				finish()
				points = append(points, start)
			}
		}
	}
	finish()
	return outlines
}

// at is the point of a curve at t, from 0 to 1.
func (s Segment) at(from point, t float64) point {
	u := 1 - t
	a, b, c, d := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
	return point{
		a*from.x + b*s.X1 + c*s.X2 + d*s.X,
		a*from.y + b*s.Y1 + c*s.Y2 + d*s.Y,
	}
}

// surface is the area inside the outlines, in square millimetres; holes
// count as negative where they run the other way round.
func surface(outlines [][]point) float64 {
	var sum float64
	for _, o := range outlines {
		last := o[len(o)-1]
		for _, p := range o {
			sum += last.x*p.y - p.x*last.y
			last = p
		}
	}
	return math.Abs(sum) / 2
}

// thickness is the mean thickness of what the outlines fill, mm: that of a strip is
// its width.
func thickness(outlines [][]point) float64 {
	around := 0.0
	for _, o := range outlines {
		last := o[len(o)-1]
		for _, p := range o {
			around += math.Hypot(p.x-last.x, p.y-last.y)
			last = p
		}
	}
	return 2 * surface(outlines) / around
}

// An Extent is the smallest rectangle around what has been drawn. The zero
// Extent is empty.
type Extent struct {
	MinX, MinY, MaxX, MaxY float64
	Some                   bool
}

// Add adds a place.
func (e *Extent) Add(x, y float64) {
	if !e.Some {
		*e = Extent{x, y, x, y, true}
		return
	}
	e.MinX, e.MaxX = min(e.MinX, x), max(e.MaxX, x)
	e.MinY, e.MaxY = min(e.MinY, y), max(e.MaxY, y)
}

// AddPath adds a path without the thickness of its line: half of a frame's
// rule may lie outside.
func (e *Extent) AddPath(p Path) {
	var now point
	for _, s := range p {
		if s.Op == Close {
			continue
		}
		if s.Op == CurveTo {
			for _, t := range []float64{0.25, 0.5, 0.75} {
				c := s.at(now, t)
				e.Add(c.x, c.y)
			}
		}
		now = point{s.X, s.Y}
		e.Add(now.x, now.y)
	}
}

// AddExtent adds another extent, moved by x, y.
func (e *Extent) AddExtent(o Extent, x, y float64) {
	if o.Some {
		e.Add(o.MinX+x, o.MinY+y)
		e.Add(o.MaxX+x, o.MaxY+y)
	}
}

// within tells whether the extent lies inside another.
func (e Extent) within(o Extent) bool {
	return e.Some && o.Some && e.MinX >= o.MinX && e.MinY >= o.MinY && e.MaxX <= o.MaxX && e.MaxY <= o.MaxY
}
