package art

import (
	"math"

	"saddlebag/sheets/canvas"
)

// DrawArrow draws an arrow from one point to another, thick mm thick, with paper
// round it.
func DrawArrow(c canvas.Canvas, x1, y1, x2, y2, thick float64, ink canvas.Colour) {
	long := math.Hypot(x2-x1, y2-y1)
	if long == 0 {
		return
	}
	dx, dy := (x2-x1)/long, (y2-y1)/long
	head := 3.4 * thick
	neck := long - head
	shape := canvas.Path{}
	for i, p := range [][2]float64{{0, -0.5 * thick}, {neck, -0.5 * thick}, {neck, -1.5 * thick}, {long, 0}, {neck, 1.5 * thick}, {neck, 0.5 * thick}, {0, 0.5 * thick}} {
		x, y := x1+p[0]*dx-p[1]*dy, y1+p[0]*dy+p[1]*dx
		if i == 0 {
			shape = shape.Move(x, y)
		} else {
			shape = shape.Line(x, y)
		}
	}
	shape = shape.Close()
	c.Path(shape, canvas.Paint{Stroke: canvas.Paper, Width: 1.2 * thick, Round: true})
	c.Path(shape, canvas.Paint{Fill: ink})
}
