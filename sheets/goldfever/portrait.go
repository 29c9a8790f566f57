package goldfever

import (
	"strings"

	rules "saddlebag/scoring/goldfever"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
)

// portraitGrid is the side of the square that portraits are drawn on.
const portraitGrid = 48

// drawPortrait draws a character whose shoulders are to end at x, y, so wide.
// Below 0 it stands head over heels.
func drawPortrait(c canvas.Canvas, name string, x, y, width float64) {
	engravings.Of(strings.ToLower(name)).Draw(c, x-width/2, y-width, width/portraitGrid, canvas.Black)
}

// teamTones are how the two teams are told apart from every side of the table.
var teamTones = [rules.Teams]canvas.Tone{
	{Pattern: canvas.Diagonal, Pitch: 1.5, Weight: 0.4, Colour: canvas.Spot},
	{Pattern: canvas.Dots, Pitch: 1.3, Weight: 0.62, Colour: canvas.Spot},
}

// drawTeam covers a band with the tone of a team.
func drawTeam(c canvas.Canvas, team int, x, y, w, h float64) {
	band := canvas.Rect(x, y, w, h)
	c.Hatch(band, teamTones[team])
	c.Path(band, art.FinePen)
}
