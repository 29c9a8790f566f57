package sheets

// A frame keeps a canvas's origin and scale, so that all canvases agree on
// what Push and Pop do. Everything is drawn in coordinates of the medium.
type frame struct {
	now   place
	outer []place
	// Hatching hangs on the origin of the panel, so that areas hatched alike
	// line up with one another wherever they are drawn from.
	anchorX, anchorY float64
	moved            Path // what path returned last
}

// A place is an origin on the medium and the scale of what is drawn there.
type place struct{ x, y, k float64 }

func newFrame() frame { return frame{now: place{k: 1}} }

// again is a new frame with the memory of one that is done with.
func (f *frame) again() frame { return frame{now: place{k: 1}, moved: f.moved} }

// Push moves the origin to x, y and scales by k until Pop.
func (f *frame) Push(x, y, k float64) {
	f.outer = append(f.outer, f.now)
	f.now = place{f.x(x), f.y(y), f.now.k * k}
}

// Pop takes back the last Push.
func (f *frame) Pop() {
	if n := len(f.outer); n > 0 {
		f.now, f.outer = f.outer[n-1], f.outer[:n-1]
	}
}

// anchor hangs hatching on the origin as it is now.
func (f *frame) anchor() { f.anchorX, f.anchorY = f.now.x, f.now.y }

func (f *frame) x(x float64) float64 { return f.now.x + f.now.k*x }
func (f *frame) y(y float64) float64 { return f.now.y + f.now.k*y }

// path returns a path in coordinates of the medium, good until the next call.
func (f *frame) path(p Path) Path {
	if f.now == (place{k: 1}) {
		return p
	}
	f.moved = p.appendMoved(f.moved[:0], f.now.x, f.now.y, f.now.k)
	return f.moved
}

// tone returns a tone with its lengths on the medium.
func (f *frame) tone(t Tone) Tone {
	t.Pitch *= f.now.k
	t.Weight = f.line(t.Weight)
	return t
}

// line is the width of a line on the medium. What can be printed stays so: it
// gets no finer than a printer can be trusted with.
func (f *frame) line(width float64) float64 {
	return max(f.now.k*width, min(width, printedLine))
}

// paint returns a paint with its lengths on the medium.
func (f *frame) paint(p Paint) Paint {
	if f.now.k == 1 {
		return p
	}
	p.Width = f.line(p.Width)
	dash := make([]float64, len(p.Dash))
	for i, d := range p.Dash {
		dash[i] = d * f.now.k
	}
	p.Dash = dash
	return p
}
