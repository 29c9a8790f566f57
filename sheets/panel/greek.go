package panel

import "saddlebag/sheets/canvas"

// A greekCanvas draws a bar for each line of text that would come out too small to be
// read, as printers greek the type of a sketch.
type greekCanvas struct {
	canvas.Canvas
	scales []float64 // of what is drawn, those of the pushes
}

func (c *greekCanvas) scale() float64 {
	if len(c.scales) == 0 {
		return 1
	}
	return c.scales[len(c.scales)-1]
}

// Push moves the origin and scales.
func (c *greekCanvas) Push(x, y, k float64) {
	c.scales = append(c.scales, k*c.scale())
	c.Canvas.Push(x, y, k)
}

// Pop takes back the last Push.
func (c *greekCanvas) Pop() {
	c.scales = c.scales[:len(c.scales)-1]
	c.Canvas.Pop()
}

// Text writes a line, or draws a bar for it.
func (c *greekCanvas) Text(x, y float64, s string, t canvas.Type) {
	if t.Size*c.scale() >= canvas.LeastSize-canvas.Slack {
		c.Canvas.Text(x, y, s, t)
		return
	}
	const thick = 0.28 // of the capitals
	w := canvas.Measure(s, t)
	switch t.Align {
	case canvas.Middle:
		x -= w / 2
	case canvas.Right:
		x -= w
	case canvas.Left:
	}
	y -= t.CapHeight() / 3
	c.Path(canvas.Line(x, y, x+w, y), canvas.Paint{Stroke: t.Colour, Width: thick * t.CapHeight()})
}
