package sheets

import (
	"fmt"

	"saddlebag/sheets/typeface"
)

// svgFile draws a page as an SVG file.
func svgFile(p side, ink Ink, spot RGB) ([]byte, error) {
	colours := ink.Palette(spot)
	c := &svgCanvas{frame: newFrame(), ink: ink, apart: true, printed: &colours}
	length := func(mm float64) string { return string(appendNumber(nil, mm)) }
	c.open("svg", "xmlns", "http://www.w3.org/2000/svg", "width", length(p.Size.W)+"mm", "height", length(p.Size.H)+"mm",
		"viewBox", "0 0 "+length(p.Size.W)+" "+length(p.Size.H))
	c.title(p.Name)
	c.open("rect", "width", "100%", "height", "100%", "fill", c.colour(Paper))
	c.out = append(c.out, "</rect>"...)
	if err := p.Draw(ink.On(c)); err != nil {
		return nil, err
	}
	return append(c.out, "</svg>\n"...), nil
}

// outline writes a run as the outlines of its letters.
func (c *svgCanvas) outline(x, y float64, r typeface.Run, t Type) {
	c.path(runOutline(r).Moved(c.x(x), c.y(y), c.now.k*t.em()), Paint{Fill: t.Colour})
}

// hex is a colour as attributes have it.
func hex(c RGB) string { return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B) }
