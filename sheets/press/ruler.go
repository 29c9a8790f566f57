package press

import (
	"strings"

	"saddlebag/sheets/canvas"
)

// Measures of the ruler in mm.
const (
	RulerLength = 50
	RulerHeight = 6 // what DrawRuler takes from top to bottom
	rulerTick   = 3 // the longest
)

// What an upright ruler takes, mm, with its words under it.
const (
	uprightRuler = 5.9
	uprightHigh  = RulerLength + 12.8
)

// drawUprightRuler draws a ruler of 50 mm from y down, with its left edge at x.
func drawUprightRuler(c canvas.Canvas, x, y float64) {
	c.Path(rulerTicks().Turned(1).Moved(x+(uprightRuler-rulerTick)/2, y, 1), canvas.Paint{Stroke: canvas.Black, Width: 0.15})
	for i, word := range strings.Split(c.Say("sheets.ruler-upright"), "\n") {
		c.Text(x+uprightRuler/2, y+RulerLength+2.6+2.4*float64(i), word, canvas.Type{Size: 6, Align: canvas.Middle, Colour: canvas.Black})
	}
}

// rulerTicks are the lines of a ruler that lies on the line from the origin to the
// right.
func rulerTicks() canvas.Path {
	ticks := canvas.Line(0, 0, RulerLength, 0)
	for mm := 0; mm <= RulerLength; mm++ {
		length := rulerTick * 0.4
		switch {
		case mm%10 == 0:
			length = rulerTick
		case mm%5 == 0:
			length = rulerTick * 0.7
		}
		ticks = append(ticks, canvas.Line(float64(mm), 0, float64(mm), -length)...)
	}
	return ticks
}

// DrawRuler draws a ruler of 50 mm from x to the right, with its top at y, and
// words that tell people what to measure. Every sheet whose scale matters has
// one.
func DrawRuler(c canvas.Canvas, x, y float64) {
	c.Path(rulerTicks().Moved(x, y+rulerTick, 1), canvas.Paint{Stroke: canvas.Black, Width: 0.15})
	c.Text(x+RulerLength/2, y+RulerHeight-0.5, c.Say("sheets.ruler"), canvas.Type{Size: 6, Align: canvas.Middle, Colour: canvas.Black})
}
