package fortyniners

import (
	"fmt"

	"saddlebag/scoring"
	rules "saddlebag/scoring/fortyniners"
	"saddlebag/sheets"
)

// statusPanel says which run it is, what was thrown, and who plays what in the
// order of turns.
func statusPanel(job sheets.Job) sheets.Panel {
	const box, row, top = 11.0, 6.5, 16.0
	p := sheets.Panel{ID: "status", Owner: scoring.Table, Title: "The run", W: Width, H: top + row*float64(rules.Roles) + 2}
	for _, cell := range job.Game.Cells() {
		switch {
		case cell.Owner != scoring.Table:
		case cell.ID == "run":
			p.Slots = append(p.Slots, sheets.Slot{Cell: cell.ID, X: 16, Y: 2.5, W: 14, H: box, Draw: job.ByPencil(drawWritten)})
		case cell.ID == "throw":
			p.Slots = append(p.Slots, sheets.Slot{Cell: cell.ID, X: 58, Y: 2.5, W: 28, H: box, Draw: job.ByPencil(drawWritten)})
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
	p.Key = key("status", len(p.Slots), plays)
	slots := p.Slots
	p.Static = func(c sheets.Canvas) {
		label := strong
		label.Align = sheets.Right
		for i, s := range slots {
			c.Path(sheets.Rect(s.X, s.Y, s.W, s.H), boxed)
			c.Text(s.X-2.5, s.Y+s.H/2+strong.CapHeight()/2, []string{"Run", "Throw"}[i], label)
		}
		for role, name := range plays {
			y := top + row*(float64(role)+0.5)
			c.Path(sheets.Circle(6, y, 2.6), boxed)
			c.Text(6, y+small.CapHeight()/2, fmt.Sprint(role+1), small.Centred())
			r := rules.Role(role)
			c.Text(11, y+strong.CapHeight()/2, fmt.Sprintf("%s, %s", r, r.Piece()), strong)
			sheets.Fit(c, sheets.Area{X: 56, Y: y - row/2, W: Width - 58, H: row}, name, small)
		}
	}
	return p
}

// drawWritten writes what a cell holds into its box.
func drawWritten(c sheets.Canvas, s sheets.Slot, cell scoring.Cell) {
	if cell.Value != "" {
		const in = 0.4
		sheets.Fit(c, sheets.Area{X: s.X + in, Y: s.Y + in, W: s.W - 2*in, H: s.H - 2*in}, cell.Value, written)
	}
}
