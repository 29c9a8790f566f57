package maloney

import (
	"fmt"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/sheets"
)

// A bookColumn is a column of the notary's ledger: the ending of its cells' ids,
// what it is called, and its share of the width.
type bookColumn struct {
	cell, head string
	share      float64
}

// bookColumns are the columns that tell of the car, in the order of cells.
var bookColumns = []bookColumn{
	{"weekday", "day", 0.09},
	{"bids", "bids", 0.36},
	{"driver", "driver", 0.22},
	{"price", "price, $", 0.12},
	{"city", "city", 0.09},
	{"suitcase", "suitcase", 0.12},
}

// bookNumber is the room of a day's number before its row.
const bookNumber = 7.0

// bookPanel is the notary's ledger on a phone: a row a day, the bids under the
// rest.
func bookPanel(job sheets.Job) sheets.Panel {
	const head, row = 13.0, 13.0
	n := days(job)
	p := sheets.Panel{ID: "book", Owner: scoring.Table, Title: "The notary's ledger", W: Width, H: head + row*float64(n) + 2, Key: key("book", n)}
	room := Width - bookNumber - 2.0
	for day := range n {
		x, y := bookNumber, head+row*float64(day)
		for _, col := range bookColumns {
			s := sheets.Slot{Cell: fmt.Sprintf("day-%d/%s", day+1, col.cell), Y: y, H: row / 2, Draw: job.ByPencil(drawWritten)}
			if col.cell == "bids" {
				s.X, s.Y, s.W = bookNumber, y+row/2, room
			} else {
				s.X, s.W = x, room*col.share/(1-bookColumns[1].share)
				x += s.W
			}
			p.Slots = append(p.Slots, s)
		}
	}
	slots := p.Slots
	p.Static = func(c sheets.Canvas) {
		c.Text(3, 5, "The notary's ledger", strong)
		drawBoxes(c, slots)
		for i, s := range slots[:len(bookColumns)] {
			if col := bookColumns[i]; col.cell != "bids" {
				c.Text(s.X+s.W/2, head-1.4, col.head, tiny.Centred())
			}
		}
		c.Text(Width-3, 5, "under each day its bids", toTheRight(caption))
		for day := range n {
			y := head + row*float64(day)
			c.Text(bookNumber-1.2, y+row/2+small.CapHeight()/2, strconv.Itoa(day+1), toTheRight(small))
			c.Path(sheets.Line(1, y, Width-1, y), heavy)
		}
	}
	return p
}
