package canvas

import (
	"cmp"

	"saddlebag/scoring/speech"
)

// A Frame keeps a canvas's origin and scale, so all canvases agree on what Push and Pop do.
// Everything is drawn in coordinates of the medium.
type Frame struct {
	Now   Origin
	outer []Origin
	// Hatching starts from the origin of the panel, so areas with the same hatching
	// line up wherever they are drawn from.
	AnchorX, AnchorY float64
	moved            Path             // what MediumPath returned last
	language         *speech.Language // nil for English
}

// An Origin is a point of the medium to draw from, and the scale to draw at.
type Origin struct{ X, Y, K float64 }

// NewFrame is the frame of a canvas on which nothing has been drawn, in a language; nil for
// English.
func NewFrame(l *speech.Language) Frame { return Frame{Now: Origin{K: 1}, language: l} }

// Again is a new frame, in a language, with the memory of one that is done with.
func (f *Frame) Again(l *speech.Language) Frame {
	return Frame{Now: Origin{K: 1}, moved: f.moved, language: l}
}

// Say makes words of a text in the language of the canvas.
func (f *Frame) Say(t speech.Text) string { return cmp.Or(f.language, speech.English).Of(t) }

// Push moves the origin to x, y and scales by k until Pop.
func (f *Frame) Push(x, y, k float64) {
	f.outer = append(f.outer, f.Now)
	f.Now = Origin{f.X(x), f.Y(y), f.Now.K * k}
}

// Pop takes back the last Push.
func (f *Frame) Pop() {
	if n := len(f.outer); n > 0 {
		f.Now, f.outer = f.outer[n-1], f.outer[:n-1]
	}
}

// Anchor makes hatching start from the current origin.
func (f *Frame) Anchor() { f.AnchorX, f.AnchorY = f.Now.X, f.Now.Y }

// X turns an x into one of the medium.
func (f *Frame) X(x float64) float64 { return f.Now.X + f.Now.K*x }

// Y turns a y into one of the medium.
func (f *Frame) Y(y float64) float64 { return f.Now.Y + f.Now.K*y }

// MediumPath returns a path in coordinates of the medium, good until the next call.
func (f *Frame) MediumPath(p Path) Path {
	if f.Now == (Origin{K: 1}) {
		return p
	}
	f.moved = p.AppendMoved(f.moved[:0], f.Now.X, f.Now.Y, f.Now.K)
	return f.moved
}

// MediumTone returns a tone with its lengths on the medium.
func (f *Frame) MediumTone(t Tone) Tone {
	t.Pitch *= f.Now.K
	t.Weight = f.line(t.Weight)
	return t
}

// line is the width of a line on the medium. What can be printed stays so: it
// gets no finer than a printer can be trusted with.
func (f *Frame) line(width float64) float64 {
	return max(f.Now.K*width, min(width, PrintedLine))
}

// MediumPaint returns a paint with its lengths on the medium.
func (f *Frame) MediumPaint(p Paint) Paint {
	if f.Now.K == 1 {
		return p
	}
	p.Width = f.line(p.Width)
	dash := make([]float64, len(p.Dash))
	for i, d := range p.Dash {
		dash[i] = d * f.Now.K
	}
	p.Dash = dash
	return p
}
