package goldfever

import (
	"strings"

	"saddlebag/scoring/goldfever/terms"
	"saddlebag/sheets"
)

// portraitGrid is the side of the square that portraits are drawn on.
const portraitGrid = 48

// drawPortrait draws a character whose shoulders are to end at x, y, so wide.
// Below 0 it stands head over heels.
func drawPortrait(c sheets.Canvas, name string, x, y, width float64) {
	engravings.Of(strings.ToLower(name)).Draw(c, x-width/2, y-width, width/portraitGrid, sheets.Black)
}

// teamTones are how the two teams are told apart from every side of the table.
var teamTones = [terms.Teams]sheets.Tone{
	{Pattern: sheets.Diagonal, Pitch: 1.5, Weight: 0.4, Colour: sheets.Spot},
	{Pattern: sheets.Dots, Pitch: 1.3, Weight: 0.62, Colour: sheets.Spot},
}

// drawTeam covers a band with the tone of a team.
func drawTeam(c sheets.Canvas, team int, x, y, w, h float64) {
	band := sheets.Rect(x, y, w, h)
	c.Hatch(band, teamTones[team])
	c.Path(band, sheets.FinePen)
}
