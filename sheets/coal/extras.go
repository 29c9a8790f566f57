package coal

import (
	"fmt"
	"strconv"

	rules "saddlebag/scoring/coal"
	"saddlebag/sheets"
)

// The extras: Railroad Shares by round, Tack and Harness, Tonics.
const (
	extraLabel = 3.0
	tackAt     = 41.5
	tonicsAt   = Width - rules.Tonics*Box
)

func extrasPanel(owner int) sheets.Panel {
	y := heading + extraLabel
	p := sheets.Panel{ID: "extras", Owner: owner, Title: "Investments", W: Width, H: y + Box, Static: drawExtras, Key: key("extras")}
	for i := range rules.Rounds {
		p.Slots = append(p.Slots, sheets.Slot{Cell: fmt.Sprintf("share/%d", i+1), X: float64(i) * Box, Y: y, W: Box, H: Box, Draw: drawLetter})
	}
	p.Slots = append(p.Slots, sheets.Slot{Cell: "tack", X: tackAt, Y: y, W: Box, H: Box, Draw: drawStruck})
	for i := range rules.Tonics {
		p.Slots = append(p.Slots, sheets.Slot{Cell: fmt.Sprintf("tonic/%d", i+1), X: tonicsAt + float64(i)*Box, Y: y, W: Box, H: Box, Draw: drawLetter})
	}
	return p
}

func drawExtras(c sheets.Canvas) {
	drawHeading(c, "Investments", "shares by round; Tonics: T when bought, struck when drunk")
	y := heading + extraLabel
	for i := range rules.Rounds {
		x := float64(i) * Box
		c.Text(x+Box/2, y-0.7, strconv.Itoa(i+1), tag)
		drawBox(c, x, y, Box, Box)
	}
	c.Text(tackAt+Box/2, y-0.7, "Tack", tag)
	drawBox(c, tackAt, y, Box, Box)
	for i := range rules.Tonics {
		drawBox(c, tonicsAt+float64(i)*Box, y, Box, Box)
	}
	c.Text(tonicsAt+rules.Tonics*Box/2, y-0.7, "Tonics", tag)
}
