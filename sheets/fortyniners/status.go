package fortyniners

import (
	"fmt"

	"saddlebag/scoring"
	rules "saddlebag/scoring/fortyniners"
	"saddlebag/sheets"
)

// statusPanel says which run it is and what was thrown, which nobody writes on paper,
// and who plays what in the order of turns.
func statusPanel(job sheets.PrintJob, paper bool) sheets.Panel {
	const box, row = 11.0, 6.5
	top := 16.0
	if paper {
		top = 1
	}
	p := sheets.Panel{ID: "status", Owner: scoring.Table, Title: "The run", W: Width, H: top + row*float64(rules.Roles) + 2}
	for _, s := range []sheets.Slot{{Cell: rules.RunCell, X: 16, W: 14}, {Cell: rules.ThrowCell, X: 58, W: 28}} {
		if _, ok := job.Cells.Find(scoring.Table, s.Cell); ok && !paper {
			s.Y, s.H, s.Draw = 2.5, box, job.ByPencil(drawWritten)
			p.Slots = append(p.Slots, s)
		}
	}
	var plays []string
	for _, seat := range players(job) {
		name := ""
		if seat >= 0 {
			name = job.Setup.Players[seat]
		}
		plays = append(plays, name)
	}
	p.Key = key("status", len(p.Slots), plays, paper)
	slots := p.Slots
	p.Static = func(c sheets.Canvas) {
		label := sheets.StrongType.ToRight()
		for i, s := range slots {
			c.Path(s.Outline(), sheets.BoxPen)
			c.Text(s.X-2.5, s.Y+s.H/2+sheets.StrongType.CapHeight()/2, []string{"Run", "Throw"}[i], label)
		}
		for role, name := range plays {
			y := top + row*(float64(role)+0.5)
			c.Path(sheets.Circle(6, y, 2.6), sheets.BoxPen)
			c.Text(6, y+sheets.SmallType.CapHeight()/2, fmt.Sprint(role+1), sheets.SmallType.Centred())
			r := rules.Role(role)
			c.Text(11, y+sheets.StrongType.CapHeight()/2, fmt.Sprintf("%s, %s", r, r.Piece()), sheets.StrongType)
			sheets.Fit(c, sheets.Area{X: 56, Y: y - row/2, W: Width - 58, H: row}, name, sheets.SmallType)
		}
	}
	return p
}

// drawWritten writes what a cell holds into its box.
var drawWritten = sheets.Writing(0.4, sheets.WrittenType)
