package goldfever

import (
	"math"

	"saddlebag/sheets/canvas"
)

// The thickness of the lines of a picture, in shares of their distance.
var cuts = [...]float64{0.16, 0.27, 0.4, 0.54, 0.68}

// A block is what is being engraved: a frame on a canvas, mm.
type block struct {
	canvas.Canvas
	frame []place
	vista place   // where the street vanishes
	k     float64 // mm to a unit
	pitch float64 // of ruled lines, mm
	lines [len(cuts)]canvas.Path
}

// at is where a point of the street is seen: so far to the right of its middle, high above
// the ground, and off, m.
func (b *block) at(x, y, z float64) place {
	return place{b.vista.x + b.k*streetLens*x/z, b.vista.y - b.k*streetLens*(y-streetEye)/z}
}

// wall is a piece of a wall along the street.
func (b *block) wall(x, near, far, low, high float64) []place {
	return []place{b.at(x, low, near), b.at(x, high, near), b.at(x, high, far), b.at(x, low, far)}
}

// across is a piece of a wall across the street.
func (b *block) across(left, right, low, high, off float64) []place {
	return []place{b.at(left, low, off), b.at(left, high, off), b.at(right, high, off), b.at(right, low, off)}
}

// level is a piece of a floor, or of what hangs level.
func (b *block) level(x, end, y, near, far float64) []place {
	return []place{b.at(x, y, near), b.at(end, y, near), b.at(end, y, far), b.at(x, y, far)}
}

// face lays bare a face, and returns what the frame shows of it.
func (b *block) face(outline []place) []place {
	for i, from := range b.frame {
		if outline = rightOf(outline, from, b.frame[(i+1)%len(b.frame)]); len(outline) == 0 {
			return nil
		}
	}
	b.Path(ring(outline), canvas.Paint{Fill: canvas.Paper})
	return outline
}

// rule rules a line across a face, as dark as it says from 0 to 1.
func (b *block) rule(face []place, p, q place, dark float64) {
	n := int(math.Round(dark*float64(len(cuts)))) - 1
	if len(face) == 0 || n < 0 {
		return
	}
	n = min(n, len(cuts)-1)
	within(p, q, face, func(p, q place) { b.lines[n] = append(b.lines[n], between(p.tenths(), q.tenths())...) })
}

// shaded rules a line whose darkness changes on the way.
func (b *block) shaded(face []place, p, q place, dark func(at place) float64) {
	long := p.from(q)
	n := max(1, math.Round(long/(2.2*b.pitch)))
	step := func(i float64) place { return place{p.x + (q.x-p.x)*i/n, p.y + (q.y-p.y)*i/n} }
	from, last := 0.0, dark(step(0.5))
	for i := 1.0; i <= n; i++ {
		next := -1.0
		if i < n {
			next = dark(step(i + 0.5))
		}
		if math.Round(next*float64(len(cuts))) != math.Round(last*float64(len(cuts))) || i == n {
			b.rule(face, step(from), step(i), last)
			from, last = i, next
		}
	}
}

// print inks what has been ruled.
func (b *block) print(ink canvas.Colour) {
	for i, lines := range b.lines {
		if len(lines) > 0 {
			b.Path(lines, canvas.Paint{Stroke: ink, Width: cuts[i] * b.pitch})
		}
		b.lines[i] = lines[:0]
	}
}

// edge draws the outline of a face, where the frame shows it.
func (b *block) edge(outline []place, wide float64) {
	var path canvas.Path
	for i, p := range outline {
		within(p, outline[(i+1)%len(outline)], b.frame, func(p, q place) { path = append(path, between(p, q)...) })
	}
	b.Path(path, canvas.Paint{Stroke: canvas.Black, Width: wide * b.pitch, Round: true})
}

// tone covers a face with lines between two sides, from p to q on the one and from r to s
// on the other.
func (b *block) tone(outline []place, p, q, r, s place, dark float64) {
	face := b.face(outline)
	n := math.Max(1, math.Floor((p.from(q)+r.from(s))/2/(1.1*b.pitch)))
	for i := 0.5; i < n; i++ {
		t := i / n
		b.rule(face, place{p.x + (q.x-p.x)*t, p.y + (q.y-p.y)*t}, place{r.x + (s.x-r.x)*t, r.y + (s.y-r.y)*t}, dark)
	}
	b.print(canvas.Black)
}

// planks rules a face of four corners along the street, or up and down it.
func (b *block) planks(face []place, dark float64) {
	b.tone(face, face[0], face[1], face[3], face[2], dark)
	b.edge(face, 0.5)
}

// boards rules a face of four corners across.
func (b *block) boards(face []place, dark float64) {
	b.tone(face, face[0], face[3], face[1], face[2], dark)
	b.edge(face, 0.5)
}

// bar draws a beam.
func (b *block) bar(p, q place, wide float64) {
	var path canvas.Path
	within(p, q, b.frame, func(p, q place) { path = append(path, between(p, q)...) })
	b.Path(path, canvas.Paint{Stroke: canvas.Black, Width: wide * b.pitch})
}
