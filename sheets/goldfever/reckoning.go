package goldfever

import (
	"fmt"

	"saddlebag/scoring"
	rules "saddlebag/scoring/goldfever"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// reckoningPanel is where the points of both teams are added up.
func reckoningPanel(job press.Job) panel.Panel {
	const row, box, heads = 9.0, 19.0, 6.0
	s := houseOf(job.Setup).Scenario
	lines := append(s.Reckoning(), rules.Reckoned{Line: rules.LineTotal, Each: "total"})
	p := panel.Panel{
		ID: "reckoning", Owner: scoring.Table, Title: "Points", W: Width, H: headHeight + heads + row*float64(len(lines)),
		Key: key("reckoning", lines, s.Teams[0].Name, s.Teams[1].Name),
	}
	for team := range rules.Teams {
		x := Width - (box+1)*float64(rules.Teams-team) + 1
		for n, l := range lines {
			y := headHeight + heads + row*float64(n)
			p.Slots = append(p.Slots, panel.Slot{Cell: rules.TeamCell(team, l.Line), X: x, Y: y + 0.8, W: box, H: row - 1.6, Draw: job.ByPencil(drawWritten)})
		}
	}
	p.Static = func(c canvas.Canvas) {
		drawHead(c, p.Title, Width)
		for i, slot := range p.Slots {
			pen := art.BoxPen
			if i%len(lines) == len(lines)-1 {
				pen.Width = art.HeavyPen.Width
			}
			c.Path(slot.Outline(), pen)
		}
		for team := range rules.Teams {
			canvas.Fit(c, canvas.Area{X: p.Slots[team*len(lines)].X, Y: headHeight, W: box, H: heads - 0.6}, s.Teams[team].Name, art.SmallType.Centred())
		}
		for n, l := range lines {
			canvas.Fit(c, canvas.Area{X: 0, Y: headHeight + heads + row*float64(n), W: Width - 2*(box+1) - 2, H: row}, forWhat(l), art.PlainType)
		}
	}
	return p
}

// forWhat is a line of the reckoning for people, with its points.
func forWhat(r rules.Reckoned) string {
	switch r.Points {
	case 0:
		return r.Each
	case 1:
		return r.Each + ": 1 point"
	default:
		return fmt.Sprintf("%s: %d points", r.Each, r.Points)
	}
}
