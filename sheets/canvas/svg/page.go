package svg

import (
	"strconv"

	"saddlebag/sheets/canvas"
)

// Page draws a page as a standalone picture, one unit a millimetre, as it prints in
// an ink mode, without any id. It fails if drawing the page does.
func Page(p canvas.Page, ink canvas.Ink) (string, error) {
	return drawPage(p, &drawing{Frame: canvas.NewFrame(p.Language), ink: ink})
}

// Pages draws pages of one document, in their order there. It works as Page does, except
// that a part that repeats is in the document once, with an id, and shown wherever it
// lies. It is for one goroutine.
type Pages struct {
	ink canvas.Ink
	ids map[partKey]string // of the parts that are there
}

// NewPages is for the pages of one document in an ink mode.
func NewPages(ink canvas.Ink) *Pages { return &Pages{ink, map[partKey]string{}} }

// Page draws the next page. It fails if drawing the page does.
func (d *Pages) Page(p canvas.Page) (string, error) {
	return drawPage(p, &drawing{Frame: canvas.NewFrame(p.Language), ink: d.ink, pages: d})
}

func drawPage(p canvas.Page, c *drawing) (string, error) {
	box := canvas.AppendNumber(append(canvas.AppendNumber([]byte("0 0 "), p.Size.W), ' '), p.Size.H)
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
func (c *drawing) Enter(p canvas.Part, x, y float64, window canvas.Area) {
	if window != (canvas.Area{}) {
		// A picture in the picture, in the same measure, hides what is
		// outside it.
		x, y := c.X(x+window.X), c.Y(y+window.Y)
		w, h := window.W*c.Now.K, window.H*c.Now.K
		c.open("svg")
		c.lengths("x", x)
		c.lengths("y", y)
		c.lengths("width", w)
		c.lengths("height", h)
		c.lengths("viewBox", x, y, w, h)
	}
	c.Push(x, y, 1)
	c.Anchor()
	if c.pages == nil || p.Key == "" {
		p.Draw(c.ink.On(c))
		return
	}
	c.use(p)
}

// use shows a part, which is there from before or put there.
func (c *drawing) use(p canvas.Part) {
	key := partKey{part: p.Key, w: p.W, h: p.H, ink: c.ink, in: p.In()}
	id, there := c.pages.ids[key]
	if !there {
		id = "drawn-" + strconv.Itoa(len(c.pages.ids)+1)
		c.pages.ids[key] = id
		c.open("defs")
		c.open("g", "id", id)
		c.out = append(c.out, drawnParts.Get(key, func() drawnPart { return drawnPart{key, key.draw(p)} }).text...)
		c.out = append(c.out, "</g></defs>"...)
	}
	c.open("use", "href", "#"+id)
	c.lengths("x", c.Now.X)
	c.lengths("y", c.Now.Y)
	c.out = append(c.out, "</use>"...)
}

// draw draws a part as a page shows it, with its origin at that of the medium.
func (k partKey) draw(p canvas.Part) string {
	c := &drawing{Frame: canvas.NewFrame(k.in), ink: k.ink}
	p.Draw(c.ink.On(c))
	return string(c.out)
}

// Leave goes back to the page.
func (c *drawing) Leave(window canvas.Area) {
	c.Pop()
	if window != (canvas.Area{}) {
		c.out = append(c.out, "</svg>"...)
	}
}
