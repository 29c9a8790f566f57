package maloney

import (
	"fmt"
	"strconv"

	"saddlebag/scoring"
	rules "saddlebag/scoring/maloney"
	"saddlebag/sheets"
)

// The measures of the notary's ledger on paper.
const (
	notaryHead = 15.0 // names and heads of the columns
	leastDay   = 8.0  // high, so that bids can be written
	mostDay    = 13.0
	seatShare  = 0.062 // of the width, for the points or the total of a player
	leastSeat  = 8.0   // wide, so that a figure can be written
)

// notary makes the notary's ledger: a row a day, on its side, on as many pages
// as it needs.
func notary(job sheets.PrintJob) ([]sheets.Page, error) {
	inside, err := job.Paper.Turned().Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	top, rest := inside.Cut(sheets.BannerHeight)
	seats := len(job.Setup.Players)
	wide := min(seatShare*rest.W, 12)
	if wide < leastSeat {
		return nil, sheets.Refuse("a notary's ledger needs %.0f mm for the points of each player, and %s leaves %.1f", leastSeat, job.Paper.Name, wide)
	}
	n := days(job)
	holds := int((rest.H - notaryHead) / leastDay)
	if holds <= 0 {
		return nil, sheets.Refuse("a notary's ledger is more than %.0f mm high, and %s leaves %.0f mm", notaryHead+leastDay, job.Paper.Name, rest.H)
	}
	parts := (n + holds - 1) / holds
	rows := (n + parts - 1) / parts
	row := min(mostDay, (rest.H-notaryHead)/float64(rows))
	var pages []sheets.Page
	for from := 0; from < n; from += rows {
		l := notaryPart{from: from, to: min(from+rows, n), row: row}
		page := sheets.Page{Size: job.Paper.Turned(), Name: "notary", Cells: job.Cells}
		remark := fmt.Sprintf("days %d to %d", l.from+1, l.to)
		page.Placed = append(page.Placed, sheets.Placement{Panel: sheets.Banner(rules.Game.Info(), job, "Notary's ledger", remark, top.W), X: top.X, Y: top.Y})
		x := rest.X
		car := l.carPanel(job, rest.W-2*wide*float64(seats))
		page.Placed = append(page.Placed, sheets.Placement{Panel: car, X: x, Y: rest.Y})
		x += car.W
		for seat := range seats {
			page.Placed = append(page.Placed, sheets.Placement{Panel: l.seatPanel(job, seat, wide), X: x, Y: rest.Y})
			x += 2 * wide
		}
		pages = append(pages, page)
	}
	return pages, nil
}

// A notaryPart is the days of a page, counted from 0, with rows of a height.
type notaryPart struct {
	from, to int
	row      float64
}

func (l notaryPart) height() float64 { return notaryHead + l.row*float64(l.to-l.from) }

// slots are the places of the days of a page, in columns from a left edge on.
func (l notaryPart) slots(job sheets.PrintJob, left, width float64, columns []bookColumn) []sheets.Slot {
	var slots []sheets.Slot
	for i := range l.to - l.from {
		x, y := left, notaryHead+l.row*float64(i)
		for _, col := range columns {
			s := sheets.Slot{Cell: rules.RowCell(l.from+i+1, col.cell), X: x, Y: y, W: width * col.share, H: l.row, Draw: job.ByPencil(drawWritten)}
			slots = append(slots, s)
			x += s.W
		}
	}
	return slots
}

// drawDays prints the boxes of days and the heads of their columns.
func drawDays(c sheets.Canvas, slots []sheets.Slot, columns []bookColumn, head sheets.Type) {
	sheets.DrawBoxes(c, slots)
	for i, s := range slots[:len(columns)] {
		c.Text(s.X+s.W/2, notaryHead-1.6, columns[i].head, head.Centred())
	}
}

// carPanel is what is written about the car.
func (l notaryPart) carPanel(job sheets.PrintJob, width float64) sheets.Panel {
	p := sheets.Panel{ID: "notary", Owner: scoring.Table, Title: "Notary's ledger", W: width, H: l.height(), Key: key("notary", l)}
	p.Slots = l.slots(job, bookNumber, width-bookNumber, bookColumns)
	slots := p.Slots
	p.Static = func(c sheets.Canvas) {
		drawDays(c, slots, bookColumns, sheets.SmallType)
		for i := range l.to - l.from {
			c.Text(bookNumber-1.4, notaryHead+l.row*(float64(i)+0.5)+sheets.SmallType.CapHeight()/2, strconv.Itoa(l.from+i+1), sheets.SmallType.ToRight())
		}
	}
	return p
}

// seatPanel is what is written about a player: points and running total.
func (l notaryPart) seatPanel(job sheets.PrintJob, seat int, wide float64) sheets.Panel {
	name := job.Setup.Players[seat]
	p := sheets.Panel{ID: "notary-seat", Owner: seat, Title: "Points", W: 2 * wide, H: l.height(), Key: key("notary-seat", l, name, seat)}
	columns := []bookColumn{{rules.ColumnEarned, "points", 0.5}, {rules.ColumnTotal, "total", 0.5}}
	p.Slots = l.slots(job, 0, p.W, columns)
	slots := p.Slots
	p.Static = func(c sheets.Canvas) {
		drawDays(c, slots, columns, sheets.TinyType)
		if name == "" {
			c.Path(sheets.Line(1, notaryHead-5, p.W-1, notaryHead-5), sheets.RulePen)
			c.Text(1.4, notaryHead-10.5, strconv.Itoa(seat+1), sheets.TinyType)
		} else {
			sheets.Fit(c, sheets.Area{X: 0.6, Y: 1, W: p.W - 1.2, H: notaryHead - 6}, name, sheets.StrongType.Centred())
		}
		c.Path(sheets.Line(0, notaryHead-12, 0, p.H), sheets.HeavyPen)
	}
	return p
}
