package panel

import (
	"saddlebag/scoring"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
)

// Outline is the edge of the slot.
func (s Slot) Outline() canvas.Path { return canvas.Rect(s.X, s.Y, s.W, s.H) }

// A Draw draws a cell's content into its slot.
type Draw func(canvas.Canvas, Slot, scoring.Cell)

// DrawBoxes prints the empty boxes of slots.
func DrawBoxes(c canvas.Canvas, slots []Slot) {
	for _, s := range slots {
		c.Path(s.Outline(), art.BoxPen)
	}
}

// WriteIn writes a text into a slot, some mm from its edges.
func WriteIn(c canvas.Canvas, s Slot, in float64, text string, t canvas.Type) {
	if text != "" {
		canvas.Fit(c, canvas.Area{X: s.X + in, Y: s.Y + in, W: s.W - 2*in, H: s.H - 2*in}, text, t)
	}
}

// Writing draws a cell's content as text, some mm from the edges of its slot.
func Writing(in float64, t canvas.Type) Draw {
	return func(c canvas.Canvas, s Slot, cell scoring.Cell) { WriteIn(c, s, in, cell.Value, t) }
}

// CrossOut draws a cross from corner to corner of a slot, some mm from its
// edges.
func CrossOut(c canvas.Canvas, s Slot, in float64, pen canvas.Paint) {
	c.Path(canvas.Line(s.X+in, s.Y+in, s.X+s.W-in, s.Y+s.H-in), pen)
	c.Path(canvas.Line(s.X+in, s.Y+s.H-in, s.X+s.W-in, s.Y+in), pen)
}

// Crossing crosses a slot out if its cell is struck.
func Crossing(in float64, pen canvas.Paint) Draw {
	return func(c canvas.Canvas, s Slot, cell scoring.Cell) {
		if cell.Struck {
			CrossOut(c, s, in, pen)
		}
	}
}
