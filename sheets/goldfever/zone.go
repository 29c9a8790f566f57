package goldfever

import (
	rules "saddlebag/scoring/goldfever"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
)

// The measures of what is printed in a zone.
const (
	zoneHigh  = 5.4 // of its name
	zoneBelow = 1.6 // from the circle to the top of the name
	signCaps  = 5.0
	signAbove = 2.6 // from the circle to the foot of a sign
	signWidth = 42.0
	signIn    = 3.6 // from an end to the name
)

// zoneName is the type of a zone's name, which is small: a ledger writes it so.
var zoneName = canvas.Type{Face: canvas.Bold, Size: 20, Align: canvas.Middle, Colour: canvas.Black}

// circleOf is the radius of the circles of a village.
func circleOf(v *rules.Village) float64 { return float64(v.CircleRadius()) }

// drawZone draws the circle of a zone, from the middle of which sights are
// taken, and its name under it.
func drawZone(c canvas.Canvas, z rules.Zone, circle float64) {
	at, top, name := pointOf(z.Centre), circle+zoneBelow, nameOf(z, circle)
	c.Path(canvas.Rect(name.X, name.Y, name.W, name.H), canvas.Paint{Fill: canvas.Paper})
	c.Text(at.x, at.y+top+zoneHigh, z.Name, zoneName)
	c.Path(canvas.Circle(at.x, at.y, circle), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.7})
	c.Path(canvas.Circle(at.x, at.y, circle-1.3), canvas.Paint{Stroke: canvas.Spot, Width: 0.3})
	c.Path(canvas.Circle(at.x, at.y, 0.7), canvas.Paint{Fill: canvas.Black})
}

// nameOf is where the name of a zone is printed.
func nameOf(z rules.Zone, circle float64) canvas.Area {
	at, width := pointOf(z.Centre), canvas.Measure(z.Name, zoneName)
	return canvas.Area{X: at.x - width/2 - 1, Y: at.y + circle + zoneBelow - 0.8, W: width + 2, H: zoneHigh + 2.8}
}

// signOf is the room of the sign that names a building, over the circle of its first
// zone; not ok where it has none.
func signOf(v *rules.Village, b rules.Building) (a canvas.Area, ok bool) {
	for _, z := range v.Zones {
		if !b.Holds(z.Centre) {
			continue
		}
		at, width := pointOf(z.Centre), signWidth
		if art.CanLetter(b.Name) {
			width = min(width, art.TitleWidth(b.Name, signCaps))
		}
		foot := at.y - circleOf(v) - signAbove
		return canvas.Area{X: at.x - width/2 - signIn, Y: foot - signCaps - 1.4, W: width + 2*signIn, H: signCaps + 2.8}, true
	}
	return canvas.Area{}, false
}

// drawSign hangs out the sign of a building: a board of two planks with pegs.
func drawSign(c canvas.Canvas, v *rules.Village, b rules.Building) {
	a, ok := signOf(v, b)
	if !ok {
		return
	}
	c.Path(a.Outline(), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.7})
	c.Path(canvas.Rect(a.X+0.9, a.Y+0.9, a.W-1.8, a.H-1.8), canvas.Paint{Stroke: canvas.Spot, Width: 0.3})
	for _, x := range []float64{a.X + 2.3, a.X + a.W - 2.3} {
		c.Path(canvas.Circle(x, a.Y+a.H/2, 0.5), canvas.Paint{Fill: canvas.Spot})
	}
	width := a.W - 2*signIn
	heading{caps: signCaps, width: width, style: art.Solid, align: canvas.Middle}.draw(c, a.X+a.W/2, a.Y+1.4+signCaps, b.Name)
}
