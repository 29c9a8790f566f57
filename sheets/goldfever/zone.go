package goldfever

import (
	rules "saddlebag/scoring/goldfever"
	"saddlebag/sheets"
)

// The measures of what is printed in a zone.
const (
	zoneHigh  = 5.4 // of its name
	zoneBelow = 1.6 // from the circle to the top of the name
	signCaps  = 5.0
	signAbove = 2.6 // from the circle to the foot of a sign
	signWidth = 42.0
)

// zoneName is the type of a zone's name, which is small: a ledger writes it so.
var zoneName = sheets.Type{Face: sheets.Bold, Size: 20, Align: sheets.Middle, Colour: sheets.Black}

// circleOf is the radius of the circles of a village.
func circleOf(v *rules.Village) float64 { return float64(v.CircleRadius()) }

// drawZone draws the circle of a zone, from the middle of which sights are
// taken, and its name under it.
func drawZone(c sheets.Canvas, z rules.Zone, circle float64) {
	at, top := pointOf(z.Centre), circle+zoneBelow
	width := sheets.Measure(z.Name, zoneName)
	c.Path(sheets.Rect(at.x-width/2-1, at.y+top-0.8, width+2, zoneHigh+2.8), sheets.Paint{Fill: sheets.Paper})
	c.Text(at.x, at.y+top+zoneHigh, z.Name, zoneName)
	c.Path(sheets.Circle(at.x, at.y, circle), sheets.Paint{Fill: sheets.Paper, Stroke: sheets.Black, Width: 0.7})
	c.Path(sheets.Circle(at.x, at.y, circle-1.3), sheets.Paint{Stroke: sheets.Spot, Width: 0.3})
	c.Path(sheets.Circle(at.x, at.y, 0.7), sheets.Paint{Fill: sheets.Black})
}

// floors are how the floors of buildings are hatched, in turn.
var floors = []sheets.Pattern{sheets.Level, sheets.Upright, sheets.Diagonal, sheets.Contrary}

// drawFloor hatches the floor of the nth building.
func drawFloor(c sheets.Canvas, b rules.Building, n int) {
	c.Hatch(pathOf(b.Outline).Close(), sheets.Tone{Pattern: floors[n%len(floors)], Pitch: 1.8, Weight: 0.25, Colour: sheets.Spot})
}

// drawSign names a building, over the circle of its first zone.
func drawSign(c sheets.Canvas, v *rules.Village, b rules.Building) {
	for _, z := range v.Zones {
		if !b.Holds(z.Centre) {
			continue
		}
		at, width := pointOf(z.Centre), signWidth
		if sheets.CanLetter(b.Name) {
			width = min(width, sheets.TitleWidth(b.Name, signCaps))
		}
		foot := at.y - circleOf(v) - signAbove
		c.Path(sheets.Rect(at.x-width/2-1.6, foot-signCaps-1.4, width+3.2, signCaps+2.8), sheets.BoxPen)
		heading{caps: signCaps, width: width, style: sheets.Solid, align: sheets.Middle}.draw(c, at.x, foot, b.Name)
		return
	}
}
