package maloney

import (
	"fmt"

	"saddlebag/scoring"
	rules "saddlebag/scoring/maloney"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// daysPanel is what each day brought a player, and the running total.
func daysPanel(job press.Job, seat int) panel.Panel { return daysOf(job, seat, false) }

// daysOf is a player's days; to be written on it has a column for the money, too.
func daysOf(job press.Job, seat int, purse bool) panel.Panel {
	const top, row, number = 13.0, 6.4, 7.0
	n := days(job)
	high := (n + 1) / 2 // in each of two blocks
	block, columns := Width/2.0, 2.0
	if purse {
		columns = 3
	}
	wide := (block - number - 3) / columns
	p := panel.Panel{ID: "days", Owner: seat, Title: "Points day by day", W: Width, H: top + row*float64(high) + 2, Key: key("days", n, purse)}
	for day := range n {
		x, y := block*float64(day/high)+number, top+row*float64(day%high)
		p.Slots = append(p.Slots,
			panel.Slot{Cell: rules.RowCell(day+1, rules.ColumnEarned), X: x, Y: y, W: wide, H: row, Draw: job.ByPencil(drawWritten)},
			panel.Slot{Cell: rules.RowCell(day+1, rules.ColumnTotal), X: x + wide, Y: y, W: wide, H: row, Draw: job.ByPencil(drawWritten)},
		)
	}
	slots := p.Slots
	p.Static = func(c canvas.Canvas) {
		words := "Points day by day"
		if purse {
			words = "Points and money day by day"
		}
		c.Text(3, 5, words, art.StrongType)
		panel.DrawBoxes(c, slots)
		for day := range n {
			s := slots[2*day]
			if purse {
				c.Path(canvas.Rect(s.X+2*s.W, s.Y, s.W, s.H), art.BoxPen)
			}
			c.Text(s.X-1.4, s.Y+s.H/2+art.SmallType.CapHeight()/2, fmt.Sprint(day+1), art.SmallType.ToRight())
			if day%high == 0 {
				c.Text(s.X-1.4, s.Y-1.4, "day", art.TinyType.ToRight())
				c.Text(s.X+s.W/2, s.Y-1.4, "points", art.TinyType.Centred())
				c.Text(s.X+s.W*1.5, s.Y-1.4, "total", art.TinyType.Centred())
				if purse {
					c.Text(s.X+s.W*2.5, s.Y-1.4, "money, $", art.TinyType.Centred())
				}
			}
		}
	}
	return p
}

// days is how many days the notary's ledger has rows for.
func days(job press.Job) int {
	return job.Cells.Rows(scoring.Table, func(day int) string { return rules.RowCell(day+1, rules.ColumnDay) })
}
