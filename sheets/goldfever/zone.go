package goldfever

import (
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/village"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
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
func circleOf(v *village.Village) float64 { return float64(v.CircleRadius()) }

// drawZone draws the circle of a zone, from the middle of which sights are
// taken, and its name under it.
func drawZone(c canvas.Canvas, z village.Zone, circle float64) {
	at, top, name := pointOf(z.Centre), circle+zoneBelow, nameOf(z, circle)
	c.Path(canvas.Rect(name.X, name.Y, name.W, name.H), canvas.Paint{Fill: canvas.Paper})
	c.Text(at.x, at.y+top+zoneHigh, z.Name, zoneName)
	c.Path(canvas.Circle(at.x, at.y, circle), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.7})
	c.Path(canvas.Circle(at.x, at.y, circle-1.3), canvas.Paint{Stroke: canvas.Spot, Width: 0.3})
	drawDots(c, dotAt(at), 0.7, canvas.Black)
}

// nameOf is where the name of a zone is printed.
func nameOf(z village.Zone, circle float64) canvas.Area {
	at, width := pointOf(z.Centre), canvas.Measure(z.Name, zoneName)
	return canvas.Area{X: at.x - width/2 - 1, Y: at.y + circle + zoneBelow - 0.8, W: width + 2, H: zoneHigh + 2.8}
}

// signOf is the room of the sign that names a building, over the circle of its first
// zone; not ok where it has none. It is the same in every language, so that yards are, too.
func signOf(v *village.Village, b village.Building) (a canvas.Area, ok bool) {
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
func drawSign(c canvas.Canvas, v *village.Village, b village.Building) {
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
	heading{caps: signCaps, width: width, style: art.Solid, align: canvas.Middle}.draw(c, a.X+a.W/2, a.Y+1.4+signCaps, c.Say(scenario.Printed(b.Name)))
}

// The measures of what is written in a zone that has room for a finger.
const (
	nameHigh = 8.0
	nameTeam = 3.0 // width of the team's tone before a name
	lieHigh  = 6.0 // of the id of an object
)

// lyingType is the type of what lies in a zone.
var lyingType = canvas.Type{Face: canvas.Italic, Size: 14, Align: canvas.Middle, Colour: canvas.Pencil}

// drawStanding returns what draws who stands in a zone and what lies there, a
// line each.
func drawStanding(job press.Job) func(canvas.Canvas, panel.Slot, scoring.Cell) {
	teams := map[string]int{}
	for _, f := range fightersOf(job) {
		teams[f.Name] = f.team
	}
	return func(c canvas.Canvas, s panel.Slot, cell scoring.Cell) {
		words, high := strings.Fields(strings.ReplaceAll(cell.Value, ",", " ")), 0.0
		for _, word := range words {
			if _, ok := teams[word]; ok {
				high += nameHigh
			} else {
				high += lieHigh
			}
		}
		k := min(s.W/finger, s.H/max(high, 1))
		c.Push(s.X+s.W/2, s.Y+(s.H-k*high)/2, k)
		defer c.Pop()
		y := 0.0
		for _, word := range words {
			if team, ok := teams[word]; ok {
				drawStander(c, word, team, y)
				y += nameHigh
			} else {
				drawLying(c, word, y)
				y += lieHigh
			}
		}
	}
}

// drawStander draws the name of a character with the tone of the team, in a
// plate from y down.
func drawStander(c canvas.Canvas, name string, team int, y float64) {
	named := written.Sized(16)
	width := min(finger, nameTeam+canvas.Measure(name, named)+2)
	c.Path(canvas.Rect(-width/2, y, width, nameHigh), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Pencil, Width: 0.4})
	drawTeam(c, team, -width/2, y, nameTeam, nameHigh)
	canvas.Fit(c, canvas.Area{X: nameTeam + 0.5 - width/2, Y: y, W: width - nameTeam - 1, H: nameHigh}, name, named)
}

// drawLying writes the id of an object from y down.
func drawLying(c canvas.Canvas, id string, y float64) {
	id = pencilled(id)
	width := min(finger, canvas.Measure(id, lyingType)+1)
	c.Path(canvas.Rect(-width/2, y, width, lieHigh), canvas.Paint{Fill: canvas.Paper})
	canvas.Fit(c, canvas.Area{X: -width / 2, Y: y, W: width, H: lieHigh}, id, lyingType)
}
