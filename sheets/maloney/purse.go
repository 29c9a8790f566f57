package maloney

import (
	"saddlebag/scoring"
	rules "saddlebag/scoring/maloney"
	"saddlebag/sheets"
)

// pursePanel is what everybody sees of a player: money and points, what both
// would make together, and in the second row what goes on.
func pursePanel(job sheets.PrintJob, seat int) sheets.Panel {
	const top, box, row = 12.0, 11.0, 19.0
	third := (Width - 4.0) / 3
	name := job.Setup.Players[seat]
	p := sheets.Panel{ID: "purse", Owner: seat, Title: "Purse", W: Width, H: top + 2*row, Key: key("purse", name, seat)}
	labels := []string{"money, $", "bid, $", "joker played", "action cards left", "points", "with the money"}
	for i, cell := range []string{rules.PurseCell, rules.BidCell, rules.JokerCell, rules.CardsLeftCell, rules.PointsCell, rules.TogetherCell} {
		s := sheets.Slot{Cell: cell, X: 3 + third*float64(i%3), Y: top + row*float64(i/3), W: third - 2, H: box, Draw: job.ByPencil(drawWritten)}
		if cell == rules.JokerCell {
			s.X, s.W, s.Draw = s.X+(s.W-box)/2, box, job.ByPencil(drawCross)
		}
		p.Slots = append(p.Slots, s)
	}
	slots := p.Slots
	p.Static = func(c sheets.Canvas) {
		drawHead(c, name, seat)
		sheets.DrawBoxes(c, slots)
		for i, s := range slots {
			c.Text(s.X+s.W/2, s.Y+s.H+3.4, labels[i], sheets.SmallType.Centred())
		}
	}
	return p
}

// endPanel is what a player writes of the purse on paper: whether the joker was
// played, and at the end money and points (MI31).
func endPanel(job sheets.PrintJob, seat int) sheets.Panel {
	const top, box, row = 12.0, 11.0, 19.0
	quarter := (Width - 4.0) / 4
	name := job.Setup.Players[seat]
	p := sheets.Panel{ID: "purse", Owner: seat, Title: "Purse", W: Width, H: top + row, Key: key("end", name, seat)}
	labels := []string{"money at the end, $", "joker played", "points", "with the money"}
	for i, cell := range []string{rules.PurseCell, rules.JokerCell, rules.PointsCell, rules.TogetherCell} {
		s := sheets.Slot{Cell: cell, X: 3 + quarter*float64(i), Y: top, W: quarter - 2, H: box, Draw: job.ByPencil(drawWritten)}
		if cell == rules.JokerCell {
			s.X, s.W, s.Draw = s.X+(s.W-box)/2, box, job.ByPencil(drawCross)
		}
		p.Slots = append(p.Slots, s)
	}
	slots := p.Slots
	p.Static = func(c sheets.Canvas) {
		drawHead(c, name, seat)
		sheets.DrawBoxes(c, slots)
		for i, s := range slots {
			c.Text(s.X+s.W/2, s.Y+s.H+3.4, labels[i], sheets.TinyType.Centred())
		}
	}
	return p
}

// headHeight is the room of a name over a player's panel.
const headHeight = 9.0

// drawHead prints whose panel it is, or a line for the name.
func drawHead(c sheets.Canvas, name string, seat int) {
	badge := sheets.Area{X: 3, Y: 2, W: 6.4, H: 6.4}
	c.Path(sheets.Circle(badge.X+3.2, badge.Y+3.2, 3.2), sheets.Paint{Fill: sheets.Paper, Stroke: sheets.Spot, Width: 0.7})
	sheets.Fit(c, badge, string(rune('1'+seat)), sheets.StrongType.Centred())
	if name == "" {
		c.Path(sheets.Line(12, headHeight-1, Width-3, headHeight-1), sheets.RulePen)
		return
	}
	sheets.Fit(c, sheets.Area{X: 12, Y: 1.6, W: Width - 15, H: 7.2}, name, sheets.Type{Face: sheets.Bold, Size: 12, Colour: sheets.Black})
}

// drawEntry writes what a cell holds, and strikes what is gone.
func drawEntry(c sheets.Canvas, s sheets.Slot, cell scoring.Cell) {
	drawWritten(c, s, cell)
	if cell.Struck {
		c.Path(sheets.Line(s.X+2, s.Y+s.H-2, s.X+s.W-2, s.Y+2), sheets.MarkPen)
	}
}
