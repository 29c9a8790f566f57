package art

import "saddlebag/sheets/canvas"

// The measures of vignettes, mm.
const (
	VignetteWidth  = 48.0
	VignetteHeight = 34.0
	VignetteGround = 30.0 // where what is in them stands
)

// DrawOpenCountry draws the sky, the sun and the ground that all vignettes share.
func DrawOpenCountry(c canvas.Canvas) {
	const sunX, sunY, sun, glow = 33.0, 11.5, 6.2, 9.4
	sky := canvas.Tone{Pattern: canvas.Level, Pitch: 1.25, Weight: 0.42, Colour: canvas.Spot}
	c.Hatch(canvas.Rect(0, 0, VignetteWidth, VignetteGround), sky)
	c.Path(canvas.Circle(sunX, sunY, glow), canvas.Paint{Fill: canvas.Paper})
	c.Path(canvas.Circle(sunX, sunY, sun), canvas.Paint{Fill: canvas.Spot})
	c.Path(canvas.Line(0, VignetteGround, VignetteWidth, VignetteGround), canvas.Paint{Stroke: canvas.Black, Width: 0.9})
	for _, d := range [][3]float64{{3, 31.6, 12}, {17, 32.6, 30}, {34, 31.6, 46}, {5, 33.4, 11}, {36, 33.4, 43}} {
		c.Path(canvas.Line(d[0], d[1], d[2], d[1]), canvas.Paint{Stroke: canvas.Black, Width: 0.4})
	}
}
