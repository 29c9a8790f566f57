package canvas

import "saddlebag/sheets/typeface"

// Point is a typographic point in millimetres.
const Point = 25.4 / 72

// leading is the distance of two baselines, in sizes of the type.
const leading = 1.2

// capHeight is the height of capitals, in sizes of the type. The three faces
// differ by less than anybody sees.
const capHeight = 0.66

// How far letters reach from the baseline, in sizes of the type; accents on capitals
// may reach higher.
const (
	Ascent  = 0.7
	Descent = 0.22
)

// Measure is the width of a line of text in millimetres: the sum of the plain
// advances of its characters, without kerning and ligatures. A character that no
// font has counts as wide as the box drawn in its place.
func Measure(s string, t Type) float64 {
	return typeface.Width(t.Face.Style(), s) * t.Em()
}

// Leading is the distance of two lines of text in millimetres.
func (t Type) Leading() float64 { return leading * t.Em() }

// CapHeight is the height of capitals in millimetres. Use it to centre a line
// vertically.
func (t Type) CapHeight() float64 { return capHeight * t.Em() }

// Em is the size of the type in millimetres.
func (t Type) Em() float64 { return t.Size * Point }

// Style is the face's name in package typeface.
func (f Face) Style() typeface.Style {
	switch f {
	case Bold:
		return typeface.Bold
	case Italic:
		return typeface.Italic
	default:
		return typeface.Regular
	}
}

// Share is how much of a line lies left of x.
func (a Align) Share() float64 {
	switch a {
	case Middle:
		return 0.5
	case Right:
		return 1
	default:
		return 0
	}
}

// SetRuns goes through a line of text from left to right, and calls each with
// every run and where it begins.
func SetRuns(x float64, s string, t Type, each func(x float64, r typeface.Run)) {
	runs := typeface.Shape(t.Face.Style(), s)
	var width float64
	for _, r := range runs {
		width += r.Width
	}
	x -= width * t.Em() * t.Align.Share()
	for _, r := range runs {
		each(x, r)
		x += r.Width * t.Em()
	}
}

// DrawBoxed draws a box for a character that no font has, with its
// number in two rows of hexadecimal digits.
func DrawBoxed(c Canvas, x, y float64, r typeface.Run, t Type) {
	const (
		above, below = 0.82, 0.18 // of the box, from the baseline, in em
		first, last  = 0.38, 0.08 // baselines of the digits, above it and below
		gap          = 0.04       // around the frame
		line         = 0.03
	)
	em := t.Em()
	upper, lower := typeface.BoxDigits([]rune(r.Text)[0])
	c.Path(Rect(x+gap*em, y-above*em, (r.Width-2*gap)*em, (above+below)*em),
		Paint{Stroke: t.Colour, Width: line * em})
	digits := Type{Face: Body, Size: t.Size * typeface.BoxDigit, Align: Middle, Colour: t.Colour}
	middle := x + r.Width/2*em
	c.Text(middle, y-first*em, upper, digits)
	c.Text(middle, y+last*em, lower, digits)
}

// RunOutline is the outline of a run's letters in 1 mm type, from its start on
// the baseline.
func RunOutline(r typeface.Run) Path {
	var t tracer
	r.Trace(&t)
	return t.path
}

// A tracer makes a path of outlines.
type tracer struct{ path Path }

func (t *tracer) Move(x, y float64)                  { t.path = t.path.Move(x, y) }
func (t *tracer) Line(x, y float64)                  { t.path = t.path.Line(x, y) }
func (t *tracer) Curve(x1, y1, x2, y2, x, y float64) { t.path = t.path.Curve(x1, y1, x2, y2, x, y) }
