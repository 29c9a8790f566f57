package svg

import (
	"fmt"

	"saddlebag/sheets/canvas"
	"saddlebag/sheets/typeface"
)

// File draws a page as an SVG file. Letters are outlines; as text they can be searched and
// changed, and are as wide in whatever font a reader has for them.
func File(p canvas.Page, ink canvas.Ink, spot canvas.RGB, asText bool) ([]byte, error) {
	colours := ink.Palette(spot)
	c := &drawing{Frame: canvas.NewFrame(p.Language), ink: ink, apart: true, printed: &colours, outlined: !asText}
	length := func(mm float64) string { return string(canvas.AppendNumber(nil, mm)) }
	c.open("svg", "xmlns", "http://www.w3.org/2000/svg", "width", length(p.Size.W)+"mm", "height", length(p.Size.H)+"mm",
		"viewBox", "0 0 "+length(p.Size.W)+" "+length(p.Size.H))
	if p.Language != nil {
		c.attributes("lang", p.Language.Tag())
	}
	if asText {
		c.attributes("font-family", families, "font-kerning", "none", "xml:space", "preserve")
	}
	c.title(p.Name)
	c.open("rect", "width", "100%", "height", "100%", "fill", c.colour(canvas.Paper))
	c.out = append(c.out, "</rect>"...)
	if err := p.Draw(ink.On(c)); err != nil {
		return nil, err
	}
	return append(c.out, "</svg>\n"...), nil
}

// families are fonts as wide as those that text is measured in, and then any.
const families = "'Liberation Serif', Tinos, 'Times New Roman', 'DejaVu Sans', serif"

// Read writes words that nobody sees where a file has text.
func (c *drawing) Read(x, y, width, capHeight float64, words string) {
	if c.printed == nil || c.outlined || capHeight < 0 {
		return
	}
	t := canvas.Type{Size: capHeight / canvas.Type{Size: 1}.CapHeight()}
	c.open("text", "fill", "none")
	c.lengths("x", c.X(x))
	c.lengths("y", c.Y(y))
	c.lengths("font-size", t.Em()*c.Now.K)
	c.stretch(width)
	c.escape(words)
	c.out = append(c.out, "</text>"...)
}

// stretch makes the element of text that has just been opened so wide, in mm.
func (c *drawing) stretch(width float64) {
	if width > 0 {
		c.lengths("textLength", width*c.Now.K)
		c.attributes("lengthAdjust", "spacingAndGlyphs")
	}
}

// outline writes a run as the outlines of its letters.
func (c *drawing) outline(x, y float64, r typeface.Run, t canvas.Type) {
	c.path(canvas.RunOutline(r).Moved(c.X(x), c.Y(y), c.Now.K*t.Em()), canvas.Paint{Fill: t.Colour})
}

// hex is a colour as attributes have it.
func hex(c canvas.RGB) string { return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B) }
