package fortyniners

import (
	rules "saddlebag/scoring/fortyniners"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
)

// A figure is how a role looks: its portrait, and who stands on the board.
type figure struct {
	portrait string // on a grid of portraitGrid
	standing string // on 0,0 of its grid, standingHigh; Blackjack drives the coach
}

var figures = map[rules.Role]figure{
	rules.Blackjack: {portrait: "blackjack"},
	rules.Red:       {portrait: "red", standing: "standing-red"},
	rules.White:     {portrait: "white", standing: "standing-white"},
	rules.Bluebeard: {portrait: "bluebeard", standing: "standing-bluebeard"},
}

const (
	portraitGrid = 100.0
	standingHigh = 55.0
	streetLong   = 404.0 // from its middle half to each side
	streetHigh   = 54.0  // above the ground, where 0 is
	streetDeep   = 8.0   // of the road below it
	coachAt      = -56.0 // on the street
	coachHigh    = 47.0
	coachScale   = 0.96
)

// drawPortrait draws a role with its shoulders on the lower edge of the area, as high as
// that is.
func drawPortrait(c canvas.Canvas, a canvas.Area, role rules.Role) {
	k := a.H / portraitGrid
	engravings.Of(figures[role].portrait).DrawTinted(c, a.X+(a.W-a.H)/2, a.Y, k, canvas.Black, inks[role])
}

// drawStanding draws who stands for a role on the board, so high, with the feet on x, foot. With a height
// below 0 he stands head over heels.
func drawStanding(c canvas.Canvas, x, foot, high float64, role rules.Role) {
	engravings.Of(figures[role].standing).DrawTinted(c, x, foot, high/standingHigh, canvas.Black, inks[role])
}

// drawStreet draws the street of a town with the coach in it, k mm to a unit, its middle on
// the ground at x, y.
func drawStreet(c canvas.Canvas, x, y, k float64) {
	engravings.Of("street").Draw(c, x, y, k, canvas.Black)
	engravings.Of("stagecoach").Draw(c, x+k*coachAt, y+k*streetDeep/2, k*coachScale, canvas.Black)
	for _, s := range []struct {
		role rules.Role
		at   float64
	}{{rules.Red, -126}, {rules.White, 100}, {rules.Bluebeard, 172}} {
		const high = 36.0
		drawStanding(c, x+k*s.at, y+k*streetDeep/2, k*high, s.role)
	}
}

// drawCountry draws the open country that a portrait stands before: sky, a low sun, and what
// lies far off.
func drawCountry(c canvas.Canvas, a canvas.Area) {
	ground := a.Y + 0.82*a.H
	c.Hatch(canvas.Rect(a.X, a.Y, a.W, ground-a.Y), canvas.Tone{Pattern: canvas.Level, Pitch: 1.3, Weight: 0.3, Colour: canvas.Spot})
	c.Path(canvas.Circle(a.X+a.W/2, a.Y+0.46*a.H, 0.43*a.H), canvas.Paint{Fill: canvas.Paper})
	for _, f := range []struct {
		draw art.Landmark
		at   float64
	}{
		{art.Peak(0.38*a.H, 1), 0.14}, {art.Butte(0.3*a.H, 0), 0.88}, {art.Peak(0.24*a.H, 2), 0.24}, {art.Saguaro(0.22*a.H, 0), 0.76},
	} {
		f.draw.Draw(c, a.X+f.at*a.W, ground)
	}
	c.Path(canvas.Line(a.X, ground, a.X+a.W, ground), canvas.Paint{Stroke: canvas.Spot, Width: 0.34})
}
