package svg

import (
	"fmt"

	"saddlebag/sheets/canvas"
	"saddlebag/sheets/typeface"
)

// File draws a page as an SVG file.
func File(p canvas.Page, ink canvas.Ink, spot canvas.RGB) ([]byte, error) {
	colours := ink.Palette(spot)
	c := &drawing{Frame: canvas.NewFrame(p.Language), ink: ink, apart: true, printed: &colours}
	length := func(mm float64) string { return string(canvas.AppendNumber(nil, mm)) }
	c.open("svg", "xmlns", "http://www.w3.org/2000/svg", "width", length(p.Size.W)+"mm", "height", length(p.Size.H)+"mm",
		"viewBox", "0 0 "+length(p.Size.W)+" "+length(p.Size.H))
	c.title(p.Name)
	c.open("rect", "width", "100%", "height", "100%", "fill", c.colour(canvas.Paper))
	c.out = append(c.out, "</rect>"...)
	if err := p.Draw(ink.On(c)); err != nil {
		return nil, err
	}
	return append(c.out, "</svg>\n"...), nil
}

// outline writes a run as the outlines of its letters.
func (c *drawing) outline(x, y float64, r typeface.Run, t canvas.Type) {
	c.path(canvas.RunOutline(r).Moved(c.X(x), c.Y(y), c.Now.K*t.Em()), canvas.Paint{Fill: t.Colour})
}

// hex is a colour as attributes have it.
func hex(c canvas.RGB) string { return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B) }
