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
func turnOrder(use use) []speech.Text {
	if use == forOne {
		return []speech.Text{"coal.paper-turn-alone", "coal.paper-turn-2", "coal.paper-turn-4"}
	}
	return []speech.Text{"coal.paper-turn-1", "coal.paper-turn-2", "coal.paper-turn-3", "coal.paper-turn-4"}
}

// orderPanel prints the order of a turn. For the solo player, whose sheet has more on it,
// it does without a heading.
func orderPanel(use use) panel.Panel {
	row, top := 3.2, heading+0.6
	if use == forOne {
		row, top = 2.95, 0
	}
	order := turnOrder(use)
	return panel.Panel{
		ID: "order", Owner: scoring.Table, Title: "coal.paper-turn", W: Width, H: top + row*float64(len(order)), Key: key("order", use),
		Static: func(c canvas.Canvas) {
			if use == forCompany {
				drawHeading(c, "coal.paper-turn", "coal.paper-turn-note")
			}
			for i, words := range order {
				y := top + row*float64(i)
				c.Path(canvas.Circle(1.5, y+row/2, 1.4), canvas.Paint{Fill: canvas.Black})
				n := canvas.Type{Face: canvas.Bold, Size: 6.5, Align: canvas.Middle, Colour: canvas.Paper}
				c.Text(1.5, y+row/2+n.CapHeight()/2, string(rune('1'+i)), n)
				const indent = 4.0
				canvas.Fit(c, canvas.Area{X: indent, Y: y, W: Width - indent, H: row}, c.Say(words), art.TinyType.Sized(7.5))
			}
		},
	}
}
