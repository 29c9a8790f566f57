package score

import "saddlebag/sheets/canvas"

// Measures of a chart's lines and markers, mm.
const (
	lineWidth  = 0.5
	markerSize = 2.2
	markerLine = 0.36
)

// dashes tell the lines of eight players apart; those of more come again.
var dashes = [...][]float64{
	nil,
	{2.4, 1},
	{0.7, 0.7},
	{3, 0.8, 0.7, 0.8},
	{1.3, 1.3},
	{4.5, 1.2},
	{2, 0.7, 0.5, 0.7, 0.5, 0.7},
	{0.5, 1.4},
}

// A markerShape is the outline of a marker, round 0,0 and as large as a
// square of side 1; open ones show the paper.
type markerShape struct {
	outline canvas.Path
	open    bool
}

// markers are of as many shapes as there are dashes.
var markers = [...]markerShape{
	{canvas.Circle(0, 0, 0.45), false},
	{canvas.Rect(-0.4, -0.4, 0.8, 0.8), true},
	{canvas.Path{}.Move(0, -0.5).Line(0.5, 0.4).Line(-0.5, 0.4).Close(), false},
	{canvas.Path{}.Move(0, -0.55).Line(0.55, 0).Line(0, 0.55).Line(-0.55, 0).Close(), true},
	{canvas.Rect(-0.4, -0.4, 0.8, 0.8), false},
	{canvas.Path{}.Move(0, 0.5).Line(0.5, -0.4).Line(-0.5, -0.4).Close(), true},
	{canvas.Path{}.Move(0, -0.55).Line(0.55, 0).Line(0, 0.55).Line(-0.55, 0).Close(), false},
	{canvas.Circle(0, 0, 0.45), true},
}

func dash(i int) []float64 { return dashes[i%len(dashes)] }

// lineColour is the colour of the i-th line: neighbours differ.
func lineColour(i int) canvas.Colour {
	if i%2 == 1 {
		return canvas.Spot
	}
	return canvas.Black
}

// drawMarker draws the marker of the i-th line with its middle at x, y.
func drawMarker(c canvas.Canvas, i int, x, y float64) {
	m := markers[i%len(markers)]
	paint := canvas.Paint{Fill: lineColour(i), Stroke: lineColour(i), Width: markerLine}
	if m.open {
		paint.Fill = canvas.Paper
	}
	c.Path(m.outline.Moved(x, y, markerSize-markerLine), paint)
}
