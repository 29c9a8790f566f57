package goldfever

import (
	"strings"

	"saddlebag/scoring"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

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
	width := min(finger, canvas.Measure(id, lyingType)+1)
	c.Path(canvas.Rect(-width/2, y, width, lieHigh), canvas.Paint{Fill: canvas.Paper})
	canvas.Fit(c, canvas.Area{X: -width / 2, Y: y, W: width, H: lieHigh}, id, lyingType)
}
