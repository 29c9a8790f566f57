package canvas

import (
	"slices"
	"sync"
)

// A Path is an outline of straight lines and cubic curves, in millimetres.
type Path []Segment

// A Segment is one step of a path. X, Y is where it ends; the control points
// of a curve are X1, Y1 and X2, Y2.
type Segment struct {
	Op             Op
	X1, Y1, X2, Y2 float64
	X, Y           float64
}

// Op is the kind of a segment.
type Op byte

// The kinds of segments.
const (
	MoveTo  Op = 'M'
	LineTo  Op = 'L'
	CurveTo Op = 'C'
	Close   Op = 'Z'
)

// Move returns the path with a new start.
func (p Path) Move(x, y float64) Path { return append(p, Segment{Op: MoveTo, X: x, Y: y}) }

// Line returns the path with a straight line.
func (p Path) Line(x, y float64) Path { return append(p, Segment{Op: LineTo, X: x, Y: y}) }

// Curve returns the path with a cubic curve.
func (p Path) Curve(x1, y1, x2, y2, x, y float64) Path {
	return append(p, Segment{Op: CurveTo, X1: x1, Y1: y1, X2: x2, Y2: y2, X: x, Y: y})
}

// Close returns the path with a line back to its last start.
func (p Path) Close() Path { return append(p, Segment{Op: Close}) }

// Line is the path of one straight line.
func Line(x1, y1, x2, y2 float64) Path { return make(Path, 0, 2).Move(x1, y1).Line(x2, y2) }

// RectSteps is the number of segments of a rectangle.
const RectSteps = 5

// Rect is the path of a rectangle.
func Rect(x, y, w, h float64) Path {
	return make(Path, 0, RectSteps).Move(x, y).Line(x+w, y).Line(x+w, y+h).Line(x, y+h).Close()
}

// BeginsWithRect says whether the path begins with one made by Rect.
func (p Path) BeginsWithRect() bool {
	return len(p) >= RectSteps && p[0].Op == MoveTo && p[1].Op == LineTo && p[2].Op == LineTo && p[3].Op == LineTo && p[4].Op == Close &&
		p[1].Y == p[0].Y && p[2].X == p[1].X && p[3].Y == p[2].Y && p[3].X == p[0].X
}

// QuarterArc is the distance of a quarter circle's control points, for radius 1.
const QuarterArc = 0.5522847498

// Circle is the path of a circle.
func Circle(x, y, r float64) Path {
	k := r * QuarterArc
	return make(Path, 0, 6).Move(x+r, y).
		Curve(x+r, y+k, x+k, y+r, x, y+r).
		Curve(x-k, y+r, x-r, y+k, x-r, y).
		Curve(x-r, y-k, x-k, y-r, x, y-r).
		Curve(x+k, y-r, x+r, y-k, x+r, y).Close()
}

// Moved returns the path scaled by k and then moved by x, y.
func (p Path) Moved(x, y, k float64) Path {
	return p.AppendMoved(make(Path, 0, len(p)), x, y, k)
}

// DrawMoved calls draw with the path scaled by k and then moved by x, y. Draw must not keep
// it: most paths are drawn so, and allocating each would take as long as drawing it.
func (p Path) DrawMoved(x, y, k float64, draw func(Path)) {
	moved := movedPaths.Get().(*Path)
	*moved = p.AppendMoved((*moved)[:0], x, y, k)
	draw(*moved)
	movedPaths.Put(moved)
}

// movedPaths is memory for paths that are drawn once.
var movedPaths = sync.Pool{New: func() any { return new(Path) }}

// AppendMoved appends the path to another, scaled by k and then moved by x, y.
func (p Path) AppendMoved(q Path, x, y, k float64) Path {
	for _, s := range p {
		q = append(q, Segment{
			Op: s.Op,
			X1: x + k*s.X1, Y1: y + k*s.Y1,
			X2: x + k*s.X2, Y2: y + k*s.Y2,
			X: x + k*s.X, Y: y + k*s.Y,
		})
	}
	return q
}

// TurnedAt is Turned, then moved by x, y.
func (p Path) TurnedAt(quarters int, x, y float64) Path {
	turned := p.Turned(quarters)
	return turned.AppendMoved(turned[:0], x, y, 1)
}

// Turned returns the path turned by some quarters, clockwise, about 0, 0.
func (p Path) Turned(quarters int) Path {
	q := slices.Clone(p)
	for range (quarters%4 + 4) % 4 {
		for i, s := range q {
			q[i] = Segment{Op: s.Op, X1: -s.Y1, Y1: s.X1, X2: -s.Y2, Y2: s.X2, X: -s.Y, Y: s.X}
		}
	}
	return q
}
