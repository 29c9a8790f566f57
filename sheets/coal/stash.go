package coal

import (
	rules "saddlebag/scoring/coal"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

// The Ore Stash: boxes in rows, filled from the left and from the top. On paper they are
// smaller, and more in a row.
const (
	stashColumns = 12
	stashStep    = 7.0
	paperColumns = 14
	paperStep    = 6.2
)

func stashPanel(sheet *rules.Sheet, owner int, use use) panel.Panel {
	stashColumns, stashStep := stashColumns, stashStep
	if use != onPhone {
		stashColumns, stashStep = paperColumns, paperStep
	}
	rows := (sheet.Stash + stashColumns - 1) / stashColumns
	p := panel.Panel{ID: "stash", Owner: owner, Title: "coal.paper-stash", W: Width, H: heading + float64(rows)*stashStep, Key: key("stash", sheet.Stash, use != onPhone)}
	for i := range sheet.Stash {
		p.Slots = append(p.Slots, panel.Slot{
			Cell: rules.StashCell(i),
			X:    (Width-float64(stashColumns)*stashStep)/2 + float64(i%stashColumns)*stashStep,
			Y:    heading + float64(i/stashColumns)*stashStep,
			W:    stashStep, H: stashStep, Draw: drawLetter, Says: saysMineral("coal.spoken-gone"),
		})
	}
	slots := p.Slots
	p.Static = func(c canvas.Canvas) {
		drawHeading(c, "coal.paper-stash", "coal.paper-stash-note")
		panel.DrawBoxes(c, slots)
	}
	return p
}
