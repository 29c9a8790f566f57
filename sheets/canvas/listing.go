package canvas

import (
	"fmt"
	"strconv"

	"saddlebag/scoring/speech"
)

// A Listing is the canvas of tests: it lists what is drawn, one operation a
// line, in coordinates of the medium rounded to a hundredth of a millimetre.
type Listing struct {
	Frame
	out []byte
}

// NewListing returns an empty Listing in English.
func NewListing() *Listing { return NewListingIn(nil) }

// NewListingIn returns an empty Listing in a language.
func NewListingIn(l *speech.Language) *Listing { return &Listing{Frame: NewFrame(l)} }

// String returns the list.
func (l *Listing) String() string { return string(l.out) }

// Path lists a path and its paint.
func (l *Listing) Path(p Path, paint Paint) {
	l.out = append(l.out, "path"...)
	paint = l.Frame.MediumPaint(paint)
	if paint.Fill != None {
		l.out = append(l.out, " fill "+paint.Fill.String()...)
	}
	if paint.Stroke != None {
		l.out = append(l.out, " stroke "+paint.Stroke.String()+" "...)
		l.out = AppendNumber(l.out, paint.Width)
		if len(paint.Dash) > 0 {
			l.out = append(l.out, " dash"...)
			l.numbers(paint.Dash...)
		}
		if paint.Round {
			l.out = append(l.out, " round"...)
		}
	}
	l.path(p)
}

// Hatch lists an area and its tone.
func (l *Listing) Hatch(p Path, t Tone) {
	l.out = append(l.out, "hatch "+t.Pattern.String()...)
	l.numbers(t.Pitch*l.Now.K, t.Weight*l.Now.K)
	l.out = append(l.out, " "+t.Colour.String()...)
	l.path(p)
}

// Text lists a line of text.
func (l *Listing) Text(x, y float64, s string, t Type) {
	l.out = append(l.out, "text"...)
	l.numbers(l.X(x), l.Y(y))
	l.out = append(l.out, " "+t.Face.String()...)
	l.numbers(t.Size * l.Now.K)
	l.out = append(l.out, " "+t.Align.String()+" "+t.Colour.String()+" "...)
	l.out = strconv.AppendQuote(l.out, s)
	l.out = append(l.out, '\n')
}

// Begin lists the start of a group.
func (l *Listing) Begin(id, label string) {
	l.out = fmt.Appendf(l.out, "begin %q %q\n", id, label)
}

// End lists the end of a group.
func (l *Listing) End() { l.out = append(l.out, "end\n"...) }

// Enter lists the start of a part, and what it is made of.
func (l *Listing) Enter(p Part, x, y float64, _ Area) {
	l.out = fmt.Appendf(l.out, "panel %q", p.ID)
	l.numbers(l.X(x), l.Y(y), p.W, p.H)
	l.out = append(l.out, '\n')
	l.Push(x, y, 1)
	p.Draw(l)
}

// Leave lists its end.
func (l *Listing) Leave(Area) {
	l.Pop()
	l.out = append(l.out, "end\n"...)
}

func (l *Listing) path(p Path) {
	l.out = append(l.out, ':')
	for _, s := range l.Frame.MediumPath(p) {
		l.out = append(l.out, ' ', byte(s.Op))
		switch s.Op {
		case CurveTo:
			l.numbers(s.X1, s.Y1, s.X2, s.Y2, s.X, s.Y)
		case MoveTo, LineTo:
			l.numbers(s.X, s.Y)
		default: // no numbers
		}
	}
	l.out = append(l.out, '\n')
}

func (l *Listing) numbers(values ...float64) {
	for _, v := range values {
		l.out = AppendNumber(append(l.out, ' '), v)
	}
}
