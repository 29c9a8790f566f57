package sheetstest

import (
	"bytes"
	"fmt"
	"io"

	"codeberg.org/go-pdf/fpdf"
	"github.com/go-fonts/liberation/liberationserifbold"
	"github.com/go-fonts/liberation/liberationserifitalic"
	"github.com/go-fonts/liberation/liberationserifregular"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/press"
)

// spot stands for any spot colour: none takes longer to set than another.
var spot = canvas.RGB{R: 150, G: 60, B: 30}

// WritePlain draws a page by plain fpdf calls, which read their fonts for each
// document anew: what benchmarks compare press.Write with.
func WritePlain(w io.Writer, p press.Page) error {
	doc := fpdf.NewCustom(&fpdf.InitType{UnitStr: "mm", Size: fpdf.SizeType{Wd: p.Size.W, Ht: p.Size.H}})
	doc.SetAutoPageBreak(false, 0)
	doc.AddUTF8FontFromBytes("serif", "", bytes.Clone(liberationserifregular.TTF))
	doc.AddUTF8FontFromBytes("serif", "B", bytes.Clone(liberationserifbold.TTF))
	doc.AddUTF8FontFromBytes("serif", "I", bytes.Clone(liberationserifitalic.TTF))
	doc.AddPage()
	c := &plainCanvas{doc: doc}
	p.Decor(c)
	cells := map[string]scoring.Cell{}
	for _, cell := range p.Cells {
		cells[fmt.Sprint(cell.Owner, " ", cell.ID)] = cell
	}
	for _, at := range p.Placed {
		c.x, c.y = at.X, at.Y
		at.Panel.Static(c)
		for _, s := range at.Panel.Slots {
			s.Draw(c, s, cells[fmt.Sprint(at.Panel.Owner, " ", s.Cell)])
		}
	}
	return doc.Output(w)
}

// A plainCanvas draws by fpdf calls.
type plainCanvas struct {
	doc  *fpdf.Fpdf
	x, y float64
}

func (c *plainCanvas) Say(t speech.Text) string { return t.String() }

func (c *plainCanvas) Path(p canvas.Path, paint canvas.Paint) {
	style := ""
	if paint.Fill != canvas.None {
		v := plainColour(paint.Fill)
		c.doc.SetFillColor(int(v.R), int(v.G), int(v.B))
		style = "F"
	}
	if paint.Stroke != canvas.None {
		v := plainColour(paint.Stroke)
		c.doc.SetDrawColor(int(v.R), int(v.G), int(v.B))
		c.doc.SetLineWidth(paint.Width)
		c.doc.SetDashPattern(paint.Dash, 0)
		style += "D"
	}
	for _, s := range p.Moved(c.x, c.y, 1) {
		switch s.Op {
		case canvas.MoveTo:
			c.doc.MoveTo(s.X, s.Y)
		case canvas.LineTo:
			c.doc.LineTo(s.X, s.Y)
		case canvas.CurveTo:
			c.doc.CurveBezierCubicTo(s.X1, s.Y1, s.X2, s.Y2, s.X, s.Y)
		case canvas.Close:
			c.doc.ClosePath()
		}
	}
	c.doc.DrawPath(style)
}

func (c *plainCanvas) Hatch(p canvas.Path, t canvas.Tone) {
	c.Path(canvas.HatchLines(p, t, 0, 0), t.Paint())
}

func (c *plainCanvas) Text(x, y float64, s string, t canvas.Type) {
	v := plainColour(t.Colour)
	c.doc.SetTextColor(int(v.R), int(v.G), int(v.B))
	c.doc.SetFont("serif", map[canvas.Face]string{canvas.Bold: "B", canvas.Italic: "I"}[t.Face], t.Size)
	switch t.Align {
	case canvas.Middle:
		x -= c.doc.GetStringWidth(s) / 2
	case canvas.Right:
		x -= c.doc.GetStringWidth(s)
	default: // x is the left end
	}
	c.doc.Text(c.x+x, c.y+y, s)
}

func (c *plainCanvas) Begin(string, string) {}
func (c *plainCanvas) End()                 {}
func (c *plainCanvas) Push(_, _, _ float64) {}
func (c *plainCanvas) Pop()                 {}

func plainColour(c canvas.Colour) canvas.RGB {
	switch c {
	case canvas.Spot:
		return spot
	case canvas.Paper:
		return canvas.RGB{R: 255, G: 255, B: 255}
	default:
		return canvas.RGB{}
	}
}
