package sheets

// PageSVG draws a page as a standalone picture, one unit a millimetre, as it
// is printed in an ink mode. It fails as Write does for cells that are missing
// or shown twice.
//
// Nothing in it has an id, so that any number of pages can stand in one
// document. Classes are as in SVG, and the root has those of the page and of
// its ink.
func PageSVG(p Page, ink Ink) (string, error) {
	c := &svgCanvas{frame: newFrame(), ink: ink}
	box := appendNumber(append(appendNumber([]byte("0 0 "), p.Size.W), ' '), p.Size.H)
	c.open("svg", "xmlns", "http://www.w3.org/2000/svg", "class", "page ink-"+string(ink), "role", "img", "viewBox", string(box),
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
	at.Panel.drawStatic(c.ink.on(c))
}

// leave goes back to the page.
func (c *svgCanvas) leave(at Placement) {
	c.Pop()
	if at.Window != (Area{}) {
		c.out = append(c.out, "</svg>"...)
	}
}
