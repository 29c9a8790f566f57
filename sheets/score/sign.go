package score

import (
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

// signRow is the height of a line to sign on, by hand, mm.
const signRow = 13.0

// SignHeight is what so many players need to sign in two columns.
func SignHeight(players int) float64 { return float64((players+1)/2) * signRow }

// DrawSignatures draws a line for each player to sign on, in two columns.
func DrawSignatures(c canvas.Canvas, a canvas.Area, players []string) {
	width := (a.W - panel.Gutter) / 2
	for i, name := range players {
		x, below := a.X+float64(i%2)*(width+panel.Gutter), a.Y+float64(i/2+1)*signRow-4
		c.Path(canvas.Line(x, below, x+width, below), art.FinePen)
		canvas.Fit(c, canvas.Area{X: x, Y: below + 0.6, W: width, H: 2.8}, c.Say(speech.Say("sheets.signed-by", "player", name)), art.RemarkType)
	}
}
