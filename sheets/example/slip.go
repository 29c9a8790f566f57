package example

import (
	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// The measures of a slip, in mm.
const (
	width  = 84.0
	height = 12.0 // of a line
	label  = 40.0 // width of what stands before a box
	inset  = 3.0
)

// The types of the page.
var (
	head   = canvas.Type{Size: 14, Colour: canvas.Black}.InBold()
	small  = canvas.Type{Size: 10, Colour: canvas.Black}
	pencil = canvas.Type{Size: 10, Colour: canvas.Pencil}
)

// slip has a box for each cell of its owner, under one another. A text that is
// too long for its place is set smaller. Whose it is stands over it, so that the
// static part is the same for all players.
func slip(job press.Job, owner int) panel.Panel {
	p := panel.Panel{ID: "slip", Owner: owner, Title: "example.the-table", W: width}
	if owner != scoring.Table {
		p.Title = speech.Say("example.slip-of", "player", job.Setup.Players[owner])
	}
	var labels []speech.Text
	for _, c := range job.Cells.Of(owner) {
		p.Slots = append(p.Slots, panel.Slot{Cell: c.ID, X: label, Y: p.H, W: width - label, H: height, Draw: panel.Writing(inset, pencil)})
		labels = append(labels, c.Label)
		p.H += height
	}
	p.Static = func(c canvas.Canvas) {
		for i, s := range p.Slots {
			canvas.Fit(c, canvas.Area{Y: s.Y, W: label - inset, H: height}, c.Say(labels[i]), small)
		}
		panel.DrawBoxes(c, p.Slots)
	}
	return p
}
