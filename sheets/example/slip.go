package example

import (
	"saddlebag/scoring"
	"saddlebag/sheets"
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
	head   = sheets.Type{Size: 14, Colour: sheets.Black}.InBold()
	small  = sheets.Type{Size: 10, Colour: sheets.Black}
	pencil = sheets.Type{Size: 10, Colour: sheets.Pencil}
)

// slip has a box for each cell of its owner, under one another. A text that is
// too long for its place is set smaller. Whose it is stands over it, so that the
// static part is the same for all players.
func slip(job sheets.PrintJob, owner int) sheets.Panel {
	p := sheets.Panel{ID: "slip", Owner: owner, Title: "The table", W: width}
	if owner != scoring.Table {
		p.Title = "Slip of " + job.Setup.Players[owner]
	}
	var labels []string
	for _, c := range job.Cells.Of(owner) {
		p.Slots = append(p.Slots, sheets.Slot{Cell: c.ID, X: label, Y: p.H, W: width - label, H: height, Draw: sheets.Writing(inset, pencil)})
		labels = append(labels, c.Label)
		p.H += height
	}
	p.Static = func(c sheets.Canvas) {
		for i, s := range p.Slots {
			sheets.Fit(c, sheets.Area{Y: s.Y, W: label - inset, H: height}, labels[i], small)
		}
		sheets.DrawBoxes(c, p.Slots)
	}
	return p
}
