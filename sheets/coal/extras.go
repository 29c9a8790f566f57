package coal

import (
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
	p := sheets.Panel{ID: "extras", Owner: owner, Title: "Investments", W: Width, H: y + Box, Key: key("extras")}
	labels := map[string]string{rules.TackCell: "Tack"}
	add := func(cell string, x float64, draw sheets.Draw) {
		p.Slots = append(p.Slots, sheets.Slot{Cell: cell, X: x, Y: y, W: Box, H: Box, Draw: draw})
	}
	for i := range rules.Rounds {
		add(rules.ShareCell(i), float64(i)*Box, drawLetter)
		labels[rules.ShareCell(i)] = strconv.Itoa(i + 1)
	}
	add(rules.TackCell, tackAt, drawStruck)
	for i := range rules.Tonics {
		add(rules.TonicCell(i), tonicsAt+float64(i)*Box, drawLetter)
	}
	slots := p.Slots
	p.Static = func(c sheets.Canvas) {
		drawHeading(c, "Investments", "shares by round; Tonics: T when bought, struck when drunk")
		for _, s := range slots {
			if label := labels[s.Cell]; label != "" {
				c.Text(s.X+Box/2, y-0.7, label, tag)
			}
			drawBox(c, s.X, s.Y, s.W, s.H)
		}
		c.Text(tonicsAt+rules.Tonics*Box/2, y-0.7, "Tonics", tag)
	}
	return p
}
