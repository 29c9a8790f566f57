package png

import (
	"image"
	"math"

	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/typeface"
)

// A drawing draws a page as dots.
type drawing struct {
	canvas.Frame
	ink     canvas.Ink
	palette canvas.Palette
	dots    float64 // to the mm
	picture *picture
	window  image.Rectangle // what is drawn outside it is hidden
	outside []image.Rectangle
	cover   cover
}

// newDrawing returns a blank page in a language, nil for English.
func newDrawing(in *speech.Language, ink canvas.Ink, spot canvas.RGB, size canvas.Size, dpi int) *drawing {
	const inch = 25.4
	c := &drawing{Frame: canvas.NewFrame(in), ink: ink, palette: ink.Palette(spot), dots: float64(dpi) / inch}
	c.window = image.Rect(0, 0, int(math.Round(size.W*c.dots)), int(math.Round(size.H*c.dots)))
	c.picture = blank(c.window.Dx(), c.window.Dy())
	return c
}

// Path fills and strokes a path.
func (c *drawing) Path(p canvas.Path, paint canvas.Paint) {
	p, paint = c.Frame.MediumPath(p), c.Frame.MediumPaint(paint)
	if paint.Fill != canvas.None {
		c.fill(p, paint.Fill)
	}
	if paint.Stroke != canvas.None && paint.Width > 0 {
		c.fill(stroked(p, paint), paint.Stroke)
	}
}

// Hatch covers the inside of a path with a tone.
func (c *drawing) Hatch(p canvas.Path, t canvas.Tone) {
	t = c.Frame.MediumTone(t)
	lines := canvas.HatchLines(c.Frame.MediumPath(p), t, c.AnchorX, c.AnchorY)
	c.fill(stroked(lines, t.Paint()), t.Colour)
}

// Text writes one line: the outlines of its letters.
func (c *drawing) Text(x, y float64, s string, t canvas.Type) {
	if t.Colour == canvas.None || t.Size <= 0 {
		return
	}
	canvas.SetRuns(x, s, t, func(x float64, r typeface.Run) {
		if r.Font == nil {
			canvas.DrawBoxed(c, x, y, r, t)
			return
		}
		c.fill(canvas.RunOutline(r).Moved(c.X(x), c.Y(y), c.Now.K*t.Em()), t.Colour)
	})
}

// Begin does nothing: a picture has no groups.
func (c *drawing) Begin(string, string) {}

// End does nothing.
func (c *drawing) End() {}

// Enter moves to a part, behind its window, and draws it.
func (c *drawing) Enter(p canvas.Part, x, y float64, window canvas.Area) {
	c.outside = append(c.outside, c.window)
	c.Push(x, y, 1)
	c.Anchor()
	if window != (canvas.Area{}) {
		c.window = c.window.Intersect(c.around(c.Frame.MediumPath(window.Outline())))
	}
	p.Draw(c.ink.On(c))
}

// Leave goes back to the page.
func (c *drawing) Leave(canvas.Area) {
	last := len(c.outside) - 1
	c.window, c.outside = c.outside[last], c.outside[:last]
	c.Pop()
}

// around is the smallest rectangle of whole dots round a path.
func (c *drawing) around(p canvas.Path) image.Rectangle {
	var e canvas.Extent
	for _, s := range p {
		if s.Op == canvas.CurveTo {
			e.Add(s.X1, s.Y1)
			e.Add(s.X2, s.Y2)
		}
		if s.Op != canvas.Close {
			e.Add(s.X, s.Y)
		}
	}
	least := func(v float64) int { return int(math.Floor(onPaper(v) * c.dots)) }
	most := func(v float64) int { return int(math.Ceil(onPaper(v) * c.dots)) }
	return image.Rect(least(e.MinX), least(e.MinY), most(e.MaxX), most(e.MaxY))
}

// fill covers the inside of a path in coordinates of the medium, by the
// non-zero rule. Only the dots around it are looked at.
func (c *drawing) fill(p canvas.Path, colour canvas.Colour) {
	seen := c.around(p).Intersect(c.window)
	if seen.Empty() || colour == canvas.None {
		return
	}
	c.cover.begin(seen.Dx(), seen.Dy())
	x := func(v float64) float64 { return onPaper(v)*c.dots - float64(seen.Min.X) }
	y := func(v float64) float64 { return onPaper(v)*c.dots - float64(seen.Min.Y) }
	for i, s := range p {
		switch {
		case s.Op == canvas.Close:
			c.cover.close()
		case s.Op == canvas.MoveTo, i == 0:
			c.cover.move(x(s.X), y(s.Y))
		case s.Op == canvas.CurveTo:
			c.cover.curve(x(s.X1), y(s.Y1), x(s.X2), y(s.Y2), x(s.X), y(s.Y))
		default:
			c.cover.line(x(s.X), y(s.Y))
		}
	}
	c.cover.paint(c.picture, seen.Min.X, seen.Min.Y, c.palette[colour])
}

// onPaper is a coordinate that can be drawn: no paper is larger, and what is no
// number is 0.
func onPaper(v float64) float64 {
	if math.IsNaN(v) {
		return 0
	}
	return max(-canvas.Farthest, min(canvas.Farthest, v))
}
