package goldfever

import (
	"embed"
	"regexp"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
)

//go:embed engravings/*.txt
var drawings embed.FS

// engravings are the drawings of this game by their names.
var engravings = art.Engravings{Files: drawings}

// The grids that objects and markers are drawn on: guns are twice as wide as
// high.
const (
	artGrid = 24
	gunWide = 2 * artGrid
)

// drawArt draws a marker or an object that is no gun into the square of a size
// whose middle is x, y.
func drawArt(c canvas.Canvas, name string, x, y, size float64, ink canvas.Colour) {
	engravings.Of(name).Draw(c, x-size/2, y-size/2, size/artGrid, ink)
}

// drawObject draws an object likewise; a gun is as wide as the square.
func drawObject(c canvas.Canvas, kind terms.Kind, x, y, size float64, ink canvas.Colour) {
	if kind.Gun() {
		engravings.Of(kind.String()).Draw(c, x-size/2, y-size/4, size/gunWide, ink)
		return
	}
	drawArt(c, kind.String(), x, y, size, ink)
}

// kindOf reads the kind of an object off what a cell says of it: "nugget-3 (2)"
// is a nugget.
func kindOf(entry string) (terms.Kind, bool) {
	id, _, _ := strings.Cut(entry, " ")
	kind, _, ok := terms.ReadKind(id)
	return kind, ok
}

// numbered finds the number of an object that is told apart by one.
var numbered = regexp.MustCompile(`-([0-9])`)

// pencilled is how people write an object, with what they note of it: "nugget 3 (2)".
func pencilled(entry string) string { return numbered.ReplaceAllString(entry, " $1") }

// portraitGrid is the side of the square that portraits are drawn on.
const portraitGrid = 48

// drawPortrait draws a character whose shoulders are to end at x, y, so wide.
// Below 0 it stands head over heels.
func drawPortrait(c canvas.Canvas, name string, x, y, width float64) {
	engravings.Of(strings.ToLower(name)).Draw(c, x-width/2, y-width, width/portraitGrid, canvas.Black)
}

// teamTones are how the two teams are told apart from every side of the table.
var teamTones = [terms.Teams]canvas.Tone{
	{Pattern: canvas.Diagonal, Pitch: 1.5, Weight: 0.4, Colour: canvas.Spot},
	{Pattern: canvas.Dots, Pitch: 1.3, Weight: 0.62, Colour: canvas.Spot},
}

// drawTeam covers a band with the tone of a team.
func drawTeam(c canvas.Canvas, team int, x, y, w, h float64) {
	band := canvas.Rect(x, y, w, h)
	c.Hatch(band, teamTones[team])
	c.Path(band, art.FinePen)
}

// vignette is the two teams of a scenario, face to face: as many of each as there is
// room for.
func vignette(c canvas.Canvas, house scoring.House) {
	const half, most = art.VignetteWidth / 2, 3
	art.DrawOpenCountry(c)
	for team, t := range house.(*scenario.House).Scenario.Teams {
		shown := t.Characters[:min(most, len(t.Characters))]
		wide := min(20, 1.35*half/float64(len(shown)))
		step := (half - wide*0.9) / max(1, float64(len(shown)-1))
		for i := range shown {
			x := float64(team)*half + half/2
			if len(shown) > 1 {
				x = float64(team)*half + wide*0.45 + float64(i)*step
			}
			drawPortrait(c, shown[i], x, art.VignetteGround, wide)
		}
	}
}
