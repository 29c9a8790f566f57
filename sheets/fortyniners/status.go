package fortyniners

import (
	"fmt"

	"saddlebag/scoring"
	rules "saddlebag/scoring/fortyniners"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// statusPanel says which run it is and what was thrown, and who plays what in the order of
// turns.
func statusPanel(job press.Job) panel.Panel {
	const box, row, top = 11.0, 6.5, 16.0
	p := panel.Panel{ID: "status", Owner: scoring.Table, Title: "fortyniners.the-run", W: Width, H: top + row*float64(rules.Roles) + 2}
	for _, s := range []panel.Slot{{Cell: rules.RunCell, X: 16, W: 14}, {Cell: rules.ThrowCell, X: 58, W: 28, Says: saysThrow}} {
		if _, ok := job.Cells.Find(scoring.Table, s.Cell); ok {
			s.Y, s.H, s.Draw = 2.5, box, job.ByPencil(drawWritten)
			p.Slots = append(p.Slots, s)
		}
	}
	plays := namesOf(job)
	p.Key = key("status", len(p.Slots), plays)
	slots := p.Slots
	p.Static = func(c canvas.Canvas) {
		label := art.StrongType.ToRight()
		for i, s := range slots {
			c.Path(s.Outline(), art.BoxPen)
			c.Text(s.X-2.5, s.Y+s.H/2+art.StrongType.CapHeight()/2, c.Say([]speech.Text{"fortyniners.status-run", "fortyniners.status-throw"}[i]), label)
		}
		for role, name := range plays {
			y := top + row*(float64(role)+0.5)
			c.Path(canvas.Circle(6, y, 2.6), art.BoxPen)
			c.Text(6, y+art.SmallType.CapHeight()/2, fmt.Sprint(role+1), art.SmallType.Centred())
			r := rules.Role(role)
			c.Text(11, y+art.StrongType.CapHeight()/2, c.Say(speech.Say("fortyniners.status-role", "role", r.String(), "piece", r.Piece())), art.StrongType)
			canvas.Fit(c, canvas.Area{X: 56, Y: y - row/2, W: Width - 58, H: row}, name, art.SmallType)
		}
	}
	return p
}

// namesOf are the names of who plays each role; empty where nobody does.
func namesOf(job press.Job) (names [rules.Roles]string) {
	for role, seat := range players(job) {
		if seat >= 0 {
			names[role] = job.Setup.Players[seat]
		}
	}
	return names
}

// drawWritten writes what a cell holds into its box.
var drawWritten = panel.Writing(0.4, art.WrittenType)
