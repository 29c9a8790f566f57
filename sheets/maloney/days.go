package maloney

import (
	"fmt"
	"strings"

	"saddlebag/scoring"
	"saddlebag/sheets"
)

// daysPanel is what each day brought a player, and the running total.
func daysPanel(job sheets.Job, seat int) sheets.Panel {
	const top, row, number = 13.0, 6.4, 9.0
	n := days(job)
	high := (n + 1) / 2 // in each of two blocks
	block := Width / 2.0
	wide := (block - number - 3) / 2
	p := sheets.Panel{ID: "days", Owner: seat, Title: "Points day by day", W: Width, H: top + row*float64(high) + 2, Key: key("days", n)}
	for day := range n {
		x, y := block*float64(day/high)+number, top+row*float64(day%high)
		p.Slots = append(p.Slots,
			sheets.Slot{Cell: fmt.Sprintf("day-%d/earned", day+1), X: x, Y: y, W: wide, H: row, Draw: job.ByPencil(drawWritten)},
			sheets.Slot{Cell: fmt.Sprintf("day-%d/total", day+1), X: x + wide, Y: y, W: wide, H: row, Draw: job.ByPencil(drawWritten)},
		)
	}
	slots := p.Slots
	p.Static = func(c sheets.Canvas) {
		c.Text(3, 5, "Points day by day", strong)
		drawBoxes(c, slots)
		for day := range n {
			s := slots[2*day]
			c.Text(s.X-1.4, s.Y+s.H/2+small.CapHeight()/2, fmt.Sprint(day+1), toTheRight(small))
			if day%high == 0 {
				c.Text(s.X-1.4, s.Y-1.4, "day", toTheRight(tiny))
				c.Text(s.X+s.W/2, s.Y-1.4, "points", tiny.Centred())
				c.Text(s.X+s.W*1.5, s.Y-1.4, "total", tiny.Centred())
			}
		}
	}
	return p
}

// days is how many days the notary's ledger has rows for.
func days(job sheets.Job) int {
	n := 0
	for _, c := range job.Game.Cells() {
		if c.Owner == scoring.Table && strings.HasSuffix(c.ID, "/weekday") {
			n++
		}
	}
	return n
}
