package sheets

import (
	"image"
	"math"

	"golang.org/x/image/vector" // kept by the Go team, and a module we have for fonts

	"saddlebag/sheets/typeface"
)

// A pngCanvas draws a page as dots.
type pngCanvas struct {
	frame
	ink     Ink
	colours [len(Palette{})]*image.Uniform
	dots    float64 // to the mm
	picture *image.RGBA
	window  image.Rectangle // what is drawn outside it is hidden
	outside []image.Rectangle
	filler  vector.Rasterizer
}

// newPNGCanvas returns a blank page.
func newPNGCanvas(ink Ink, spot RGB, size Size, dpi int) *pngCanvas {
	const inch = 25.4
	c := &pngCanvas{frame: newFrame(), ink: ink, dots: float64(dpi) / inch}
	for i, v := range ink.Palette(spot) {
		c.colours[i] = image.NewUniform(v)
	}
	c.window = image.Rect(0, 0, int(math.Round(size.W*c.dots)), int(math.Round(size.H*c.dots)))
	c.picture = image.NewRGBA(c.window)
	for i := range c.picture.Pix {
		c.picture.Pix[i] = 0xFF // paper, and no place in it to see through
	}
	return c
}

// Path fills and strokes a path.
func (c *pngCanvas) Path(p Path, paint Paint) {
	p, paint = c.frame.path(p), c.frame.paint(paint)
	if paint.Fill != None {
		c.fill(p, paint.Fill)
	}
	if paint.Stroke != None && paint.Width > 0 {
		c.fill(stroked(p, paint), paint.Stroke)
	}
}

// Hatch covers the inside of a path with a tone.
func (c *pngCanvas) Hatch(p Path, t Tone) {
	t = c.frame.tone(t)
	lines := HatchLines(c.frame.path(p), t, c.anchorX, c.anchorY)
	c.fill(stroked(lines, t.Paint()), t.Colour)
}

// Text writes one line: the outlines of its letters.
func (c *pngCanvas) Text(x, y float64, s string, t Type) {
	if t.Colour == None || t.Size <= 0 {
		return
	}
	set(x, s, t, func(x float64, r typeface.Run) {
		if r.Font == nil {
			boxed(c, x, y, r, t)
			return
		}
		c.fill(runOutline(r).Moved(c.x(x), c.y(y), c.now.k*t.em()), t.Colour)
	})
}

// Begin does nothing: a picture has no groups.
func (c *pngCanvas) Begin(string, string) {}

// End does nothing.
func (c *pngCanvas) End() {}

// Enter moves to a part, behind its window, and draws it.
func (c *pngCanvas) Enter(p Part, x, y float64, window Area) {
	c.outside = append(c.outside, c.window)
	c.Push(x, y, 1)
	c.anchor()
	if window != (Area{}) {
		c.window = c.window.Intersect(c.around(c.frame.path(window.Outline())))
	}
	p.Draw(c.ink.On(c))
}

// Leave goes back to the page.
func (c *pngCanvas) Leave(Area) {
	last := len(c.outside) - 1
	c.window, c.outside = c.outside[last], c.outside[:last]
	c.Pop()
}

// around is the smallest rectangle of whole dots round a path.
func (c *pngCanvas) around(p Path) image.Rectangle {
	var e extent
	for _, s := range p {
		if s.Op == CurveTo {
			e.add(s.X1, s.Y1)
			e.add(s.X2, s.Y2)
		}
		if s.Op != Close {
			e.add(s.X, s.Y)
		}
	}
	least := func(v float64) int { return int(math.Floor(onPaper(v) * c.dots)) }
	most := func(v float64) int { return int(math.Ceil(onPaper(v) * c.dots)) }
	return image.Rect(least(e.MinX), least(e.MinY), most(e.MaxX), most(e.MaxY))
}

// fill covers the inside of a path in coordinates of the medium, by the
// non-zero rule. Only the dots around it are looked at.
func (c *pngCanvas) fill(p Path, colour Colour) {
	seen := c.around(p).Intersect(c.window)
	if seen.Empty() || colour == None {
		return
	}
	c.filler.Reset(seen.Dx(), seen.Dy())
	x := func(v float64) float32 { return float32(onPaper(v)*c.dots - float64(seen.Min.X)) }
	y := func(v float64) float32 { return float32(onPaper(v)*c.dots - float64(seen.Min.Y)) }
	for i, s := range p {
		switch {
		case s.Op == Close:
			c.filler.ClosePath()
		case s.Op == MoveTo, i == 0:
			c.filler.ClosePath()
			c.filler.MoveTo(x(s.X), y(s.Y))
		case s.Op == CurveTo:
			c.filler.CubeTo(x(s.X1), y(s.Y1), x(s.X2), y(s.Y2), x(s.X), y(s.Y))
		default:
			c.filler.LineTo(x(s.X), y(s.Y))
		}
	}
	c.filler.ClosePath()
	c.filler.Draw(c.picture, seen, c.colours[colour], image.Point{})
}

// onPaper is a coordinate that can be drawn: no paper is larger, and what is no
// number is 0.
func onPaper(v float64) float64 {
	if math.IsNaN(v) {
		return 0
	}
	return max(-farthest, min(farthest, v))
}
