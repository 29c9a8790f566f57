package pdf

import (
	"slices"
	"strconv"
	"sync"

	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/typeface"
)

// A Canvas writes the content of one page or static part of a PDF file: the drawing
// operators, in points, setting no state twice. It knows no file, so pages can be drawn
// at the same time, and static parts once for all files.
type Canvas struct {
	canvas.Frame
	Content
	ink     canvas.Ink
	spot    canvas.RGB
	colours canvas.Palette
	height  float64 // of the medium, mm
	buf     []byte  // the operators that are not packed yet
	packing *packing
	state   state
	// What held before each panel that has been entered.
	outside []outside
}

type outside struct {
	state  state
	extent canvas.Extent
}

// A state is what the reader of the file has been told so far. The zero
// state knows nothing.
type state struct {
	fill, stroke canvas.Colour
	width        float64
	dash         string
	ends         byte // '0' butt ends, '1' round ends; 0 not known
	font         *typeface.Subset
	size         float64
}

// NewCanvas begins a drawing in a language, nil for English, on a medium of a height, in mm.
func NewCanvas(in *speech.Language, ink canvas.Ink, spot canvas.RGB, height float64) *Canvas {
	c := canvases.Get().(*Canvas)
	*c = Canvas{Frame: c.Frame.Again(in), ink: ink, spot: spot, colours: ink.Palette(spot), height: height, buf: c.buf[:0]}
	return c
}

// canvases are kept for the next page, with the memory that they drew in.
var canvases = sync.Pool{New: func() any { return &Canvas{buf: make([]byte, 0, unpacked+unpacked/8)} }}

// unpacked is how many bytes of operators are packed at a time. Whole pages in memory
// would take longer to find room for than to draw.
const unpacked = 32 << 10

// Shift moves everything drawn later. It doesn't count when the extent is measured.
func (c *Canvas) Shift(x, y float64) {
	if x == 0 && y == 0 {
		return
	}
	c.op("1 0 0 1")
	c.number(x / canvas.Point)
	c.number(-y / canvas.Point)
	c.op("cm\n")
}

// Close returns the drawing. Don't use the canvas afterwards.
func (c *Canvas) Close() Content {
	drawn := c.Content
	c.pack()
	drawn.packed = c.packing.end()
	*c = Canvas{buf: c.buf, Frame: c.Frame.Again(nil)}
	canvases.Put(c)
	return drawn
}

// pack packs what has been drawn since it did so last.
func (c *Canvas) pack() {
	if c.packing == nil {
		c.packing = newPacking()
	}
	c.packing.add(c.buf)
	c.buf = c.buf[:0]
}

// Path fills and strokes a path.
func (c *Canvas) Path(p canvas.Path, paint canvas.Paint) {
	c.draw(c.Frame.MediumPath(p), c.Frame.MediumPaint(paint))
}

// Hatch covers the inside of a path with a tone.
func (c *Canvas) Hatch(p canvas.Path, t canvas.Tone) {
	if t.Colour == canvas.None {
		return
	}
	p = c.Frame.MediumPath(p)
	t = c.Frame.MediumTone(t)
	c.setStroke(t.Paint())
	c.AddPath(p)
	some := false
	canvas.Hatch(p, t, c.AnchorX, c.AnchorY, func(x, y float64, down bool) {
		c.point(x, y)
		if down {
			c.op("l")
		} else {
			c.op("m")
		}
		some = true
	})
	if some {
		c.op("S\n")
	}
}

// Text writes one line.
func (c *Canvas) Text(x, y float64, s string, t canvas.Type) {
	if t.Colour == canvas.None || t.Size <= 0 {
		return
	}
	canvas.SetRuns(x, s, t, func(x float64, r typeface.Run) {
		if r.Font == nil {
			addOnce(&c.missed, r.Text)
			canvas.DrawBoxed(c, x, y, r, t)
			return
		}
		dx, dy, em := c.X(x), c.Y(y), c.Now.K*t.Em()
		c.Add(dx, dy-canvas.Ascent*em)
		c.Add(dx+r.Width*em, dy+canvas.Descent*em)
		c.setFill(t.Colour)
		pieces := r.Pieces()
		moved := slices.ContainsFunc(pieces, typeface.Piece.Moved)
		if moved { // readers of the file would put letters in another order, and spaces between them
			c.op("/Span <</ActualText " + text(r.Text) + ">> BDC")
		}
		for _, p := range pieces {
			c.op("BT")
			c.setFont(p.Subset, t.Size*c.Now.K)
			c.point(dx-p.Left*em, dy-p.Up*em)
			c.op("Td")
			c.text(p.Codes)
			c.op("Tj ET\n")
			dx += p.Width * em
		}
		if moved {
			c.op("EMC\n")
		}
	})
}

// Begin does nothing: paper has no groups.
func (c *Canvas) Begin(string, string) {}

// End does nothing.
func (c *Canvas) End() {}

// draw writes a path in coordinates of the medium.
func (c *Canvas) draw(p canvas.Path, paint canvas.Paint) {
	fills := paint.Fill != canvas.None
	strokes := paint.Stroke != canvas.None && paint.Width > 0
	if len(p) == 0 || !fills && !strokes {
		return
	}
	if fills {
		c.setFill(paint.Fill)
	}
	if strokes {
		c.setStroke(paint)
	}
	c.AddPath(p)
	c.path(p)
	switch {
	case fills && strokes:
		c.op("B\n")
	case fills:
		c.op("f\n")
	default:
		c.op("S\n")
	}
}

func (c *Canvas) path(p canvas.Path) {
	for i := 0; i < len(p); i++ {
		s := p[i]
		switch {
		case p[i:].BeginsWithRect():
			c.rect(p[i:])
			i += canvas.RectSteps - 1
		case s.Op == canvas.Close:
			c.op("h")
		case s.Op == canvas.MoveTo, i == 0: // a path that begins otherwise is still a path
			c.point(s.X, s.Y)
			c.op("m")
		case s.Op == canvas.CurveTo:
			c.point(s.X1, s.Y1)
			c.point(s.X2, s.Y2)
			c.point(s.X, s.Y)
			c.op("c")
		default:
			c.point(s.X, s.Y)
			c.op("l")
		}
	}
}

// rect writes the rectangle that a path begins with.
func (c *Canvas) rect(p canvas.Path) {
	c.point(p[3].X, p[3].Y)
	c.number((p[2].X - p[0].X) / canvas.Point)
	c.number((p[2].Y - p[0].Y) / canvas.Point)
	c.op("re")
}

func (c *Canvas) setFill(colour canvas.Colour) {
	if c.state.fill != colour {
		c.state.fill = colour
		c.colour(colour, "rg", "g")
	}
}

func (c *Canvas) setStroke(p canvas.Paint) {
	if c.state.stroke != p.Stroke {
		c.state.stroke = p.Stroke
		c.colour(p.Stroke, "RG", "G")
	}
	if c.state.width != p.Width {
		c.state.width = p.Width
		c.number(p.Width / canvas.Point)
		c.op("w")
	}
	ends := byte('0')
	if p.Round {
		ends = '1'
	}
	if c.state.ends != ends {
		c.state.ends = ends
		c.buf = append(c.buf, ends, ' ', 'J', ' ', ends, ' ', 'j', '\n')
	}
	if dash := c.dash(p.Dash); c.state.dash != dash {
		c.state.dash = dash
		c.op(dash)
	}
}

// dash returns the operator for a dash pattern.
func (c *Canvas) dash(lengths []float64) string {
	if len(lengths) == 0 {
		return "[] 0 d"
	}
	const exact = 4 // digits: errors of a dash add up along the line
	b := []byte{'['}
	for _, l := range lengths {
		b = append(strconv.AppendFloat(b, max(l, 0)/canvas.Point, 'f', exact, 64), ' ')
	}
	return string(append(b, "] 0 d"...))
}

// colour writes a colour, as grey where it is one.
func (c *Canvas) colour(colour canvas.Colour, rgb, grey string) {
	v := c.colours[colour]
	c.number(float64(v.R) / 255)
	if v.R == v.G && v.G == v.B {
		c.op(grey)
		return
	}
	c.number(float64(v.G) / 255)
	c.number(float64(v.B) / 255)
	c.op(rgb)
}

func (c *Canvas) setFont(font *typeface.Subset, size float64) {
	if c.state.font == font && c.state.size == size {
		return
	}
	c.state.font, c.state.size = font, size
	addOnce(&c.fonts, font)
	c.op("/" + font.Key())
	c.number(size)
	c.op("Tf")
}

// text writes a string of codes.
func (c *Canvas) text(codes []byte) {
	c.buf = append(c.buf, '(')
	for _, b := range codes {
		if b == '(' || b == ')' || b == '\\' {
			c.buf = append(c.buf, '\\')
		}
		c.buf = append(c.buf, b)
	}
	c.buf = append(c.buf, ')')
}

func (c *Canvas) point(x, y float64) {
	c.number(x / canvas.Point)
	c.number((c.height - y) / canvas.Point)
}

func (c *Canvas) number(v float64) { c.buf = append(canvas.AppendNumber(c.buf, v), ' ') }

func (c *Canvas) op(op string) {
	c.buf = append(append(c.buf, op...), ' ')
	if len(c.buf) >= unpacked {
		c.pack()
	}
}

// Enter moves to a part, clips it to its window, and draws it.
func (c *Canvas) Enter(p canvas.Part, x, y float64, window canvas.Area) {
	c.outside = append(c.outside, outside{c.state, c.Extent})
	c.Push(x, y, 1)
	c.Anchor()
	if window != (canvas.Area{}) {
		c.op("q")
		c.path(c.Frame.MediumPath(window.Outline()))
		c.op("W n\n")
	}
	c.part(p)
}

// part draws a part: as a template of the file if others may have a use for it.
func (c *Canvas) part(p canvas.Part) {
	if p.Key == "" {
		p.Draw(c.ink.On(c))
		return
	}
	key := keyOf(p, c.ink, c.spot)
	s := templates.Get(key, func() *template { return key.draw(p) })
	c.use(s)
	_, h := s.size()
	x, y := c.Now.X-bleed, c.Now.Y-bleed
	c.op("q 1 0 0 1")
	c.point(x, y+h)
	c.op("cm /" + s.resource() + " Do Q\n")
	c.AddExtent(s.drawn.Extent, x, y)
}

// Leave goes back to the page. What a window hid does not count as drawn.
func (c *Canvas) Leave(window canvas.Area) {
	before := c.outside[len(c.outside)-1]
	c.outside = c.outside[:len(c.outside)-1]
	if window != (canvas.Area{}) {
		c.op("Q\n")
		c.state, c.Extent = before.state, before.extent
		c.AddPath(c.Frame.MediumPath(window.Outline()))
	}
	c.Pop()
}
