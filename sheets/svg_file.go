package sheets

import (
	"context"
	"fmt"

	"saddlebag/sheets/typeface"
)

// SVGFiles draws pages as vector pictures, a file each, in their true size. They
// need no font: letters are outlines. What cannot be printed cannot be drawn
// either: refusals, other errors and warnings are those of Write, and the same
// pages and options give the same bytes.
func SVGFiles(ctx context.Context, pages []Page, o Options) (pictures [][]byte, warnings []string, err error) {
	return renderer{o.Ink, o.Spot}.pictures(ctx, pages, o.Margin, renderer.svg)
}

// svg draws a page as an SVG file.
func (on renderer) svg(p Page) ([]byte, error) {
	colours := on.ink.palette(on.spot)
	c := &svgCanvas{frame: newFrame(), ink: on.ink, apart: true, printed: &colours}
	length := func(mm float64) string { return string(appendNumber(nil, mm)) }
	c.open("svg", "xmlns", "http://www.w3.org/2000/svg", "width", length(p.Size.W)+"mm", "height", length(p.Size.H)+"mm",
		"viewBox", "0 0 "+length(p.Size.W)+" "+length(p.Size.H))
	c.title(p.Name)
	c.open("rect", "width", "100%", "height", "100%", "fill", c.colour(Paper))
	c.out = append(c.out, "</rect>"...)
	if err := p.draw(on.ink.on(c)); err != nil {
		return nil, err
	}
	return append(c.out, "</svg>\n"...), nil
}

// outline writes a run as the outlines of its letters.
func (c *svgCanvas) outline(x, y float64, r typeface.Run, t Type) {
	var letters tracer
	r.Trace(&letters)
	c.path(letters.path.Moved(c.x(x), c.y(y), c.now.k*t.em()), Paint{Fill: t.Colour})
}

// hex is a colour as attributes have it.
func (c RGB) hex() string { return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B) }
