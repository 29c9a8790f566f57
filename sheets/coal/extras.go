package coal

import (
	"strconv"

	rules "saddlebag/scoring/coal"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

// The extras: Railroad Shares by round, Tack and Harness, Tonics.
const (
	extraLabel = 2.8
	extraFoot  = 3.6 // what shares are worth
	tackAt     = 41.5
	tonicsAt   = Width - rules.Tonics*Box
)

// extrasPanel has what is not for so many players left out: shares for one, Tonics for
// company.
func extrasPanel(owner int, use use) panel.Panel {
	y := heading + extraLabel
	p := panel.Panel{ID: "extras", Owner: owner, Title: "coal.paper-extras", W: Width, H: y + Box, Key: key("extras", use)}
	labels := map[string]speech.Text{rules.TackCell: "coal.paper-tack"}
	add := func(cell string, x float64, draw panel.Draw) {
		p.Slots = append(p.Slots, panel.Slot{Cell: cell, X: x, Y: y, W: Box, H: Box, Draw: draw})
	}
	for i := range rules.Rounds * shown(use != forOne) {
		add(rules.ShareCell(i), float64(i)*Box, drawLetter)
		labels[rules.ShareCell(i)] = speech.Words(strconv.Itoa(i + 1))
	}
	add(rules.TackCell, tackAt, drawStruck)
	for i := range rules.Tonics * shown(use != forCompany) {
		add(rules.TonicCell(i), tonicsAt+float64(i)*Box, drawLetter)
	}
	remark := speech.Text("coal.paper-extras-note")
	switch use {
	case forOne:
		remark = "coal.paper-tonics-note"
	case forCompany:
		remark = "coal.paper-shares-note"
		p.H += extraFoot
	case onPhone: // as above
	}
	slots := p.Slots
	p.Static = func(c canvas.Canvas) {
		drawHeading(c, "coal.paper-extras", remark)
		for _, s := range slots {
			if label := labels[s.Cell]; label != "" {
				c.Text(s.X+Box/2, y-0.7, c.Say(label), tag)
			}
			drawBox(c, s.X, s.Y, s.W, s.H)
		}
		if use != forCompany {
			c.Text(tonicsAt+rules.Tonics*Box/2, y-0.7, c.Say("coal.paper-tonics"), tag)
			return
		}
		c.Text(0, p.H-0.6, c.Say(speech.Say("coal.paper-shares-pay", "worth", rules.Dollars(rules.ShareWorth))), caption)
	}
	return p
}

// shown is 1 where something is, and else 0.
func shown(is bool) int {
	if is {
		return 1
	}
	return 0
}
