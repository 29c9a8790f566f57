package goldfever

import (
	"strings"

	"saddlebag/scoring"
	"saddlebag/sheets"
)

// The measures of what is written in a zone that has room for a finger.
const (
	nameHigh = 8.0
	nameTeam = 3.0 // width of the team's tone before a name
)

// lyingType is the type of what lies in a zone.
var lyingType = sheets.Type{Face: sheets.Italic, Size: 14, Align: sheets.Middle, Colour: sheets.Pencil}

// drawStanding returns what draws who stands in a zone, a line each with the
// tone of the team, and what lies there below.
func drawStanding(job sheets.Job) func(sheets.Canvas, sheets.Slot, scoring.Cell) {
	teams := map[string]int{}
	for _, f := range fightersOf(job) {
		teams[f.Name] = f.team
	}
	return func(c sheets.Canvas, s sheets.Slot, cell scoring.Cell) {
		var names, lying []string
		for _, word := range strings.Fields(strings.ReplaceAll(cell.Value, ",", " ")) {
			if _, ok := teams[word]; ok {
				names = append(names, word)
			} else {
				lying = append(lying, wordsOf(word))
			}
		}
		lines := len(names) + min(1, len(lying))
		k := s.W / finger
		high := min(nameHigh, s.H/k/float64(max(1, lines)))
		c.Push(s.X, s.Y+s.H/2-k*high*float64(lines)/2, k)
		defer c.Pop()
		for i, name := range names {
			drawPlate(c, name, teams[name], high*float64(i), high)
		}
		if len(lying) > 0 {
			sheets.Fit(c, sheets.Area{Y: high * float64(len(names)), W: finger, H: high}, strings.Join(lying, ", "), lyingType)
		}
	}
}

// drawPlate draws the name of a character in a zone, so high and with its top at
// y.
func drawPlate(c sheets.Canvas, name string, team int, y, high float64) {
	named := written
	named.Size = 2 * high
	width := min(finger, nameTeam+sheets.Measure(name, named)+2)
	x := (finger - width) / 2
	c.Path(sheets.Rect(x, y, width, high), sheets.Paint{Fill: sheets.Paper, Stroke: sheets.Pencil, Width: 0.4})
	drawTeam(c, team, x, y, nameTeam, high)
	sheets.Fit(c, sheets.Area{X: x + nameTeam + 0.5, Y: y, W: width - nameTeam - 1, H: high}, name, named)
}
