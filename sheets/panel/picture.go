package panel

import "saddlebag/sheets/canvas"

// A pictureCanvas leaves out lines of text that would come out too small to be read.
type pictureCanvas struct {
	canvas.Canvas
	scales []float64 // of what is drawn: as it's printed, then those of the pushes
}

func (c *pictureCanvas) scale() float64 { return c.scales[len(c.scales)-1] }

// Push moves the origin and scales.
func (c *pictureCanvas) Push(x, y, k float64) {
	c.scales = append(c.scales, k*c.scale())
	c.Canvas.Push(x, y, k)
}

// Pop takes back the last Push.
func (c *pictureCanvas) Pop() {
	c.scales = c.scales[:len(c.scales)-1]
	c.Canvas.Pop()
}

// Text writes a line that can be read.
func (c *pictureCanvas) Text(x, y float64, s string, t canvas.Type) {
	if t.Size*c.scale() >= canvas.LeastSize-canvas.Slack {
		c.Canvas.Text(x, y, s, t)
	}
}
