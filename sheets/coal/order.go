package coal

import (
	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

// turnOrder is what a turn and the end of a round are, in their order (CW5 to CW9,
// CW20, CW40 to CW42).
var turnOrder = []speech.Text{"coal.paper-turn-1", "coal.paper-turn-2", "coal.paper-turn-3", "coal.paper-turn-4"}

// orderPanel prints the order of a turn, for company; the solo player has the saloon
// in its place.
func orderPanel() panel.Panel {
	const row, indent, top = 3.5, 4.0, heading + 0.6
	return panel.Panel{
		ID: "order", Owner: scoring.Table, Title: "coal.paper-turn", W: Width, H: top + row*float64(len(turnOrder)), Key: key("order"),
		Static: func(c canvas.Canvas) {
			drawHeading(c, "coal.paper-turn", "coal.paper-turn-note")
			for i, words := range turnOrder {
				y := top + row*float64(i)
				c.Path(canvas.Circle(1.5, y+row/2, 1.4), canvas.Paint{Fill: canvas.Black})
				n := canvas.Type{Face: canvas.Bold, Size: 6.5, Align: canvas.Middle, Colour: canvas.Paper}
				c.Text(1.5, y+row/2+n.CapHeight()/2, string(rune('1'+i)), n)
				canvas.Fit(c, canvas.Area{X: indent, Y: y, W: Width - indent, H: row}, c.Say(words), art.TinyType.Sized(7.5))
			}
		},
	}
}
