package sheets

import "strconv"

// PageSVG draws a page as a standalone picture, one unit a millimetre, as it
// is printed in an ink mode. It fails as Write does for cells that are missing
// or shown twice.
//
// Nothing in it has an id, so that any number of pages can stand in one
// document. Classes are as in SVG, and the root has those of the page and of
// its ink.
func PageSVG(p Page, ink Ink) (string, error) {
	return drawPageSVG(p, &svgCanvas{frame: newFrame(), ink: ink})
}

// SVGPages draws pages that stand in one document in the order in which they are drawn,
// as PageSVG does, but for this: what several panels have as their static part is there
// once, with an id, and shown wherever it lies. It is for one goroutine.
type SVGPages struct {
	ink Ink
	ids map[svgKey]string // of the static parts that are there
}

// NewSVGPages is for the pages of one document in an ink mode.
func NewSVGPages(ink Ink) *SVGPages { return &SVGPages{ink, map[svgKey]string{}} }

// Page draws the next page. It fails as PageSVG does.
func (d *SVGPages) Page(p Page) (string, error) {
	return drawPageSVG(p, &svgCanvas{frame: newFrame(), ink: d.ink, pages: d})
}

func drawPageSVG(p Page, c *svgCanvas) (string, error) {
	box := appendNumber(append(appendNumber([]byte("0 0 "), p.Size.W), ' '), p.Size.H)
	c.open("svg", "xmlns", "http://www.w3.org/2000/svg", "class", "page ink-"+string(c.ink), "role", "img", "viewBox", string(box),
		"font-family", "serif", "font-kerning", "none", "xml:space", "preserve")
	c.title(p.Name)
	if err := p.draw(c.ink.on(c)); err != nil {
		return "", err
	}
	c.out = append(c.out, "</svg>"...)
	return string(c.out), nil
}

// enter moves to a panel, behind its window, and draws its static part.
func (c *svgCanvas) enter(at Placement) {
	if w := at.Window; w != (Area{}) {
		// A picture in the picture, in the same measure, hides what is
		// outside it.
		x, y := c.x(at.X+w.X), c.y(at.Y+w.Y)
		c.open("svg")
		c.lengths("x", x)
		c.lengths("y", y)
		c.lengths("width", w.W*c.now.k)
		c.lengths("height", w.H*c.now.k)
		c.lengths("viewBox", x, y, w.W*c.now.k, w.H*c.now.k)
	}
	c.Push(at.X, at.Y, 1)
	c.anchor()
	if c.pages == nil || at.Panel.Key == "" {
		at.Panel.drawStatic(c.ink.on(c))
		return
	}
	c.use(at.Panel)
}

// use shows the static part of a panel, which is there from before or put there.
func (c *svgCanvas) use(p Panel) {
	key := svgKey{panel: p.Key, w: p.W, h: p.H, ink: c.ink}
	id, there := c.pages.ids[key]
	if !there {
		id = "drawn-" + strconv.Itoa(len(c.pages.ids)+1)
		c.pages.ids[key] = id
		c.open("defs")
		c.open("g", "id", id)
		c.out = append(c.out, svgStatics.get(key, func() svgStatic { return svgStatic{key, key.draw(p)} }).text...)
		c.out = append(c.out, "</g></defs>"...)
	}
	c.open("use", "href", "#"+id)
	c.lengths("x", c.now.x)
	c.lengths("y", c.now.y)
	c.out = append(c.out, "</use>"...)
}

// draw draws the static part of a panel as a page shows it, with its origin at that of
// the medium.
func (k svgKey) draw(p Panel) string {
	c := &svgCanvas{frame: newFrame(), ink: k.ink}
	p.drawStatic(c.ink.on(c))
	return string(c.out)
}

// leave goes back to the page.
func (c *svgCanvas) leave(at Placement) {
	c.Pop()
	if at.Window != (Area{}) {
		c.out = append(c.out, "</svg>"...)
	}
}
