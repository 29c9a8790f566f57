package maloney

import (
	"saddlebag/scoring"
	rules "saddlebag/scoring/maloney"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// pursePanel is what everybody sees of a player: money and points, what both
// would make together, and in the second row what goes on.
func pursePanel(job press.Job, seat int) panel.Panel {
	return boxesOf(job, seat, "purse", 3, art.SmallType, []purseBox{
		{rules.PurseCell, "money, $"},
		{rules.BidCell, "bid, $"},
		{rules.JokerCell, "joker played"},
		{rules.CardsLeftCell, "action cards left"},
		{rules.PointsCell, "points"},
		{rules.TogetherCell, "with the money"},
	})
}

// endPanel is what a player writes of the purse on paper: whether the joker was
// played, and at the end money and points (MI31).
func endPanel(job press.Job, seat int) panel.Panel {
	return boxesOf(job, seat, "end", 4, art.TinyType, []purseBox{
		{rules.PurseCell, "money at the end, $"}, {rules.JokerCell, "joker played"}, {rules.PointsCell, "points"}, {rules.TogetherCell, "with the money"},
	})
}

// A purseBox is a cell of a purse, and what stands below it.
type purseBox struct{ cell, label string }

// boxesOf is a panel of a player's boxes, so many in a row.
func boxesOf(job press.Job, seat int, kind string, across int, face canvas.Type, boxes []purseBox) panel.Panel {
	const top, box, row = 12.0, 11.0, 19.0
	part := (Width - 4.0) / float64(across)
	name := job.Setup.Players[seat]
	p := panel.Panel{ID: "purse", Owner: seat, Title: "Purse", W: Width, H: top + row*float64(len(boxes)/across), Key: key(kind, name, seat)}
	for i, b := range boxes {
		s := panel.Slot{Cell: b.cell, X: 3 + part*float64(i%across), Y: top + row*float64(i/across), W: part - 2, H: box, Draw: job.ByPencil(drawWritten)}
		if b.cell == rules.JokerCell {
			s.X, s.W, s.Draw = s.X+(s.W-box)/2, box, job.ByPencil(drawCross)
		}
		p.Slots = append(p.Slots, s)
	}
	slots := p.Slots
	p.Static = func(c canvas.Canvas) {
		drawHead(c, name, seat)
		panel.DrawBoxes(c, slots)
		for i, s := range slots {
			c.Text(s.X+s.W/2, s.Y+s.H+3.4, boxes[i].label, face.Centred())
		}
	}
	return p
}

// headHeight is the room of a name over a player's panel.
const headHeight = 9.0

// drawHead prints whose panel it is, or a line for the name.
func drawHead(c canvas.Canvas, name string, seat int) {
	badge := canvas.Area{X: 3, Y: 2, W: 6.4, H: 6.4}
	c.Path(canvas.Circle(badge.X+3.2, badge.Y+3.2, 3.2), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Spot, Width: 0.7})
	canvas.Fit(c, badge, string(rune('1'+seat)), art.StrongType.Centred())
	if name == "" {
		c.Path(canvas.Line(12, headHeight-1, Width-3, headHeight-1), art.RulePen)
		return
	}
	canvas.Fit(c, canvas.Area{X: 12, Y: 1.6, W: Width - 15, H: 7.2}, name, canvas.Type{Face: canvas.Bold, Size: 12, Colour: canvas.Black})
}

// drawEntry writes what a cell holds, and strikes what is gone.
func drawEntry(c canvas.Canvas, s panel.Slot, cell scoring.Cell) {
	drawWritten(c, s, cell)
	if cell.Struck {
		c.Path(canvas.Line(s.X+2, s.Y+s.H-2, s.X+s.W-2, s.Y+2), art.MarkPen)
	}
}
