package sheets

// Measures of the ruler in mm.
const (
	RulerLength = 50
	RulerHeight = 6 // what DrawRuler takes from top to bottom
	rulerTick   = 3 // the longest
)

// DrawRuler draws a ruler of 50 mm from x to the right, with its top at y, and
// the words that tell people what to measure. A sheet whose scale matters has
// one.
func DrawRuler(c Canvas, x, y float64) {
	base := y + rulerTick
	ticks := Line(x, base, x+RulerLength, base)
	for mm := 0; mm <= RulerLength; mm++ {
		length := rulerTick * 0.4
		switch {
		case mm%10 == 0:
			length = rulerTick
		case mm%5 == 0:
			length = rulerTick * 0.7
		}
		at := x + float64(mm)
		ticks = append(ticks, Line(at, base, at, base-length)...)
	}
	c.Path(ticks, Paint{Stroke: Black, Width: 0.15})
	c.Text(x+RulerLength/2, y+RulerHeight-0.5, "50 mm · print at 100 %", Type{Size: 6, Align: Middle, Colour: Black})
}
