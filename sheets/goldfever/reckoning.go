package goldfever

import (
	"fmt"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/sheets"
)

// reckoningPanel is where the points of both teams are added up.
func reckoningPanel(job sheets.PrintJob) sheets.Panel {
	const row, box, heads = 9.0, 19.0, 6.0
	s := houseOf(job.Setup).Scenario
	lines := append(s.Reckoning(), scenario.Reckoned{Line: terms.LineTotal, Each: "total"})
	p := sheets.Panel{
		ID: "reckoning", Owner: scoring.Table, Title: "Points", W: Width, H: headHeight + heads + row*float64(len(lines)),
		Key: key("reckoning", lines, s.Teams[0].Name, s.Teams[1].Name),
	}
	for team := range terms.Teams {
		x := Width - (box+1)*float64(terms.Teams-team) + 1
		for n, l := range lines {
			y := headHeight + heads + row*float64(n)
			p.Slots = append(p.Slots, sheets.Slot{Cell: terms.TeamCell(team, l.Line), X: x, Y: y + 0.8, W: box, H: row - 1.6, Draw: job.ByPencil(drawWritten)})
		}
	}
	p.Static = func(c sheets.Canvas) {
		drawHead(c, p.Title, Width)
		for i, slot := range p.Slots {
			pen := sheets.BoxPen
			if i%len(lines) == len(lines)-1 {
				pen.Width = sheets.HeavyPen.Width
			}
			c.Path(slot.Outline(), pen)
		}
		for team := range terms.Teams {
			sheets.Fit(c, sheets.Area{X: p.Slots[team*len(lines)].X, Y: headHeight, W: box, H: heads - 0.6}, s.Teams[team].Name, sheets.SmallType.Centred())
		}
		for n, l := range lines {
			sheets.Fit(c, sheets.Area{X: 0, Y: headHeight + heads + row*float64(n), W: Width - 2*(box+1) - 2, H: row}, forWhat(l), sheets.PlainType)
		}
	}
	return p
}

// forWhat is a line of the reckoning for people, with its points.
func forWhat(r scenario.Reckoned) string {
	switch r.Points {
	case 0:
		return r.Each
	case 1:
		return r.Each + ": 1 point"
	default:
		return fmt.Sprintf("%s: %d points", r.Each, r.Points)
	}
}
