package sheets

import "strconv"

// svgPage draws a page as a standalone picture, one unit a millimetre, as it is printed in
// an ink mode, without any id. It fails as the page does.
func svgPage(p side, ink Ink) (string, error) {
	return drawPageSVG(p, &svgCanvas{frame: newFrame(), ink: ink})
}

// svgPages draws pages that stand in one document in the order in which they are drawn,
// as Page does, but for this: a part that comes again is there once, with an id, and shown
// wherever it lies. It is for one goroutine.
type svgPages struct {
	ink Ink
	ids map[svgKey]string // of the parts that are there
}

// newSVGPages is for the pages of one document in an ink mode.
func newSVGPages(ink Ink) *svgPages { return &svgPages{ink, map[svgKey]string{}} }

// Page draws the next page. It fails as the page does.
func (d *svgPages) Page(p side) (string, error) {
	return drawPageSVG(p, &svgCanvas{frame: newFrame(), ink: d.ink, pages: d})
}

func drawPageSVG(p side, c *svgCanvas) (string, error) {
	box := appendNumber(append(appendNumber([]byte("0 0 "), p.Size.W), ' '), p.Size.H)
	c.open("svg", "xmlns", "http://www.w3.org/2000/svg", "class", "page ink-"+string(c.ink), "role", "img", "viewBox", string(box),
		"font-family", "serif", "font-kerning", "none", "xml:space", "preserve")
	c.title(p.Name)
	if err := p.Draw(c.ink.On(c)); err != nil {
		return "", err
	}
	c.out = append(c.out, "</svg>"...)
	return string(c.out), nil
}

// Enter moves to a part, behind its window, and draws it.
func (c *svgCanvas) Enter(p Part, x, y float64, window Area) {
	if window != (Area{}) {
		// A picture in the picture, in the same measure, hides what is
		// outside it.
		x, y := c.x(x+window.X), c.y(y+window.Y)
		w, h := window.W*c.now.k, window.H*c.now.k
		c.open("svg")
		c.lengths("x", x)
		c.lengths("y", y)
		c.lengths("width", w)
		c.lengths("height", h)
		c.lengths("viewBox", x, y, w, h)
	}
	c.Push(x, y, 1)
	c.anchor()
	if c.pages == nil || p.Key == "" {
		p.Draw(c.ink.On(c))
		return
	}
	c.use(p)
}

// use shows a part, which is there from before or put there.
func (c *svgCanvas) use(p Part) {
	key := svgKey{part: p.Key, w: p.W, h: p.H, ink: c.ink}
	id, there := c.pages.ids[key]
	if !there {
		id = "drawn-" + strconv.Itoa(len(c.pages.ids)+1)
		c.pages.ids[key] = id
		c.open("defs")
		c.open("g", "id", id)
		c.out = append(c.out, svgStatics.Get(key, func() svgStatic { return svgStatic{key, key.draw(p)} }).text...)
		c.out = append(c.out, "</g></defs>"...)
	}
	c.open("use", "href", "#"+id)
	c.lengths("x", c.now.x)
	c.lengths("y", c.now.y)
	c.out = append(c.out, "</use>"...)
}

// draw draws a part as a page shows it, with its origin at that of the medium.
func (k svgKey) draw(p Part) string {
	c := &svgCanvas{frame: newFrame(), ink: k.ink}
	p.Draw(c.ink.On(c))
	return string(c.out)
}

// Leave goes back to the page.
func (c *svgCanvas) Leave(window Area) {
	c.Pop()
	if window != (Area{}) {
		c.out = append(c.out, "</svg>"...)
	}
}
