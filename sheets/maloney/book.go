package maloney

import (
	"strconv"

	"saddlebag/scoring"
	rules "saddlebag/scoring/maloney"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// A bookColumn is a column of the notary's ledger: what a cell of it
// tells, what it is called, and its share of the width.
type bookColumn struct {
	cell, head string
	share      float64
}

// bookColumns are the columns that tell of the car, in the order of cells.
var bookColumns = []bookColumn{
	{rules.ColumnDay, "day", 0.09},
	{rules.ColumnBids, "bids", 0.36},
	{rules.ColumnDriver, "driver", 0.22},
	{rules.ColumnPrice, "price, $", 0.12},
	{rules.ColumnCity, "city", 0.09},
	{rules.ColumnFound, "suitcase", 0.12},
}

// bookNumber is the room of a day's number before its row.
const bookNumber = 7.0

// bookPanel is the notary's ledger on a phone: a row a day, the bids under the
// rest.
func bookPanel(job press.Job) panel.Panel {
	const head, row = 13.0, 13.0
	n := days(job)
	p := panel.Panel{ID: "book", Owner: scoring.Table, Title: "The notary's ledger", W: Width, H: head + row*float64(n) + 2, Key: key("book", n)}
	room := Width - bookNumber - 2.0
	for day := range n {
		x, y := bookNumber, head+row*float64(day)
		for _, col := range bookColumns {
			s := panel.Slot{Cell: rules.RowCell(day+1, col.cell), Y: y, H: row / 2, Draw: job.ByPencil(drawWritten)}
			if col.cell == rules.ColumnBids {
				s.X, s.Y, s.W = bookNumber, y+row/2, room
			} else {
				s.X, s.W = x, room*col.share/(1-bookColumns[1].share)
				x += s.W
			}
			p.Slots = append(p.Slots, s)
		}
	}
	slots := p.Slots
	p.Static = func(c canvas.Canvas) {
		c.Text(3, 5, "The notary's ledger", art.StrongType)
		panel.DrawBoxes(c, slots)
		for i, s := range slots[:len(bookColumns)] {
			if col := bookColumns[i]; col.cell != rules.ColumnBids {
				c.Text(s.X+s.W/2, head-1.4, col.head, art.TinyType.Centred())
			}
		}
		c.Text(Width-3, 5, "under each day its bids", art.CaptionType.ToRight())
		for day := range n {
			y := head + row*float64(day)
			c.Text(bookNumber-1.2, y+row/2+art.SmallType.CapHeight()/2, strconv.Itoa(day+1), art.SmallType.ToRight())
			c.Path(canvas.Line(1, y, Width-1, y), art.HeavyPen)
		}
	}
	return p
}
