package maloney

import (
	"strconv"

	"saddlebag/scoring"
	rules "saddlebag/scoring/maloney"
	"saddlebag/scoring/maloney/game"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// The measures of the notary's ledger on paper.
const (
	notaryHead = 15.0 // names and heads of the columns
	leastDay   = 8.0  // high, so that bids can be written
	mostDay    = 13.0
	seatShare  = 0.036 // of the width, for a column of a player
	mostSeat   = 12.0  // wide
	leastSeat  = 6.0   // so that a figure can be written
	seatParts  = 3.2   // columns of a player: points, total, place and purse
	closingRow = 7.0
	weekRows   = 7 // to a heavier rule
)

// seatColumns are how wide the columns of a player are where all have so much room: points,
// total, the place so far, which is no wider than a pencil needs, and the purse.
func seatColumns(room float64) (points, place, purse float64) {
	const figures, money = 0.29, 0.42 // of what the place leaves
	rest := room - leastSeat
	if rest*figures >= leastSeat {
		return figures * rest, leastSeat, money * rest
	}
	return room / seatParts, 0, room * (1 - 2/seatParts) // no room for the place
}

// closing are the last rows of a player: what the money is worth (MI31).
var closing = []speech.Text{"maloney.closing-money", "maloney.closing-points", "maloney.together"}

// notary makes the notary's ledger: a row a day, on its side, on as many pages
// as it needs.
func notary(job press.Job) ([]press.Page, error) {
	inside, err := job.Paper.Turned().Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	top, rest := inside.Cut(press.BannerHeight)
	seats := len(job.Setup.Players)
	wide := min(seatShare*rest.W, mostSeat)
	if wide < leastSeat {
		return nil, canvas.Refused("maloney.notary-seat", "needs", canvas.Tenths(leastSeat), "paper", job.Paper.Name, "room", canvas.Tenths(wide))
	}
	car := rest.W - seatParts*wide*float64(seats)
	for _, col := range bookColumns {
		if got := col.share * (car - bookNumber); got < leastSeat {
			return nil, canvas.Refused("maloney.notary-column", "needs", canvas.Tenths(leastSeat), "column", col.head, "paper", job.Paper.Name, "room", canvas.Tenths(got))
		}
	}
	rest.H -= closingRow * float64(len(closing))
	n := days(job)
	holds := int((rest.H - notaryHead) / leastDay)
	if holds <= 0 {
		return nil, canvas.Refused("maloney.notary-high", "needs", canvas.Tenths(notaryHead+leastDay), "paper", job.Paper.Name, "room", canvas.Tenths(rest.H))
	}
	parts := (n + holds - 1) / holds
	rows := (n + parts - 1) / parts
	row := min(mostDay, (rest.H-notaryHead)/float64(rows))
	var pages []press.Page
	for from := 0; from < n; from += rows {
		l := notaryPart{from: from, to: min(from+rows, n), row: row, last: from+rows >= n}
		page := press.Page{Size: job.Paper.Turned(), Name: "notary", Cells: job.Cells}
		remark := speech.Say("maloney.days-from-to", "from", l.from+1, "to", l.to)
		page.Placed = append(page.Placed, panel.Placement{Panel: press.Banner(game.Game.Info(), job.OnPage(len(pages)), "maloney.notarys-ledger", remark, top.W), X: top.X, Y: top.Y})
		x := rest.X
		page.Placed = append(page.Placed, panel.Placement{Panel: l.carPanel(job, car), X: x, Y: rest.Y})
		x += car
		for seat := range seats {
			page.Placed = append(page.Placed, panel.Placement{Panel: l.seatPanel(job, seat, wide), X: x, Y: rest.Y})
			x += seatParts * wide
		}
		pages = append(pages, page)
	}
	return pages, nil
}

// A notaryPart is the days of a page, counted from 0, with rows of a height.
type notaryPart struct {
	from, to int
	row      float64
	last     bool // the closing rows stand under it
}

func (l notaryPart) height() float64 { return notaryHead + l.row*float64(l.to-l.from) }

// footHigh is how high what stands under the days is: what is carried forward, or the end.
func (l notaryPart) footHigh() float64 {
	if l.last {
		return closingRow * float64(len(closing))
	}
	return leastDay
}

// slots are the places of the days of a page, in columns from a left edge on.
func (l notaryPart) slots(job press.Job, left, width float64, columns []bookColumn) []panel.Slot {
	var slots []panel.Slot
	for i := range l.to - l.from {
		x, y := left, notaryHead+l.row*float64(i)
		for _, col := range columns {
			s := panel.Slot{Cell: rules.RowCell(l.from+i+1, col.cell), X: x, Y: y, W: width * col.share, H: l.row, Draw: job.ByPencil(drawWritten)}
			slots = append(slots, s)
			x += s.W
		}
	}
	return slots
}

// drawDays rules the days of a page and prints the heads of their columns.
func (l notaryPart) drawDays(c canvas.Canvas, slots []panel.Slot, columns []bookColumn, head canvas.Type) {
	for i, s := range slots[:len(columns)] {
		canvas.Fit(c, canvas.Area{X: s.X + 0.3, Y: notaryHead - 5.4, W: s.W - 0.6, H: 4.6}, c.Say(columns[i].head), head.Centred())
	}
	last := slots[len(columns)-1]
	l.rule(c, slots[0].X, last.X+last.W)
	for _, s := range slots[1:len(columns)] {
		l.ruleDown(c, s.X)
	}
}

// rule rules the days from a left edge to a right one as a bookbinder does: feint, a little
// heavier where a week of rows is full, and double under the heads.
func (l notaryPart) rule(c canvas.Canvas, left, right float64) {
	for i := 1; i <= l.to-l.from; i++ {
		pen := feint
		if i%weekRows == 0 {
			pen = art.RulePen
		}
		y := notaryHead + l.row*float64(i)
		c.Path(canvas.Line(left, y, right, y), pen)
	}
	for _, line := range []struct{ up, width float64 }{{5.8, 0.2}, {0.7, 0.2}, {0, 0.5}} {
		c.Path(canvas.Line(left, notaryHead-line.up, right, notaryHead-line.up), canvas.Paint{Stroke: canvas.Black, Width: line.width})
	}
}

// ruleDown rules a column's edge: two lines, as in a book for money.
func (l notaryPart) ruleDown(c canvas.Canvas, x float64) {
	const apart = 0.6
	for _, side := range []float64{-apart / 2, apart / 2} {
		c.Path(canvas.Line(x+side, notaryHead-5.8, x+side, l.height()), feint)
	}
}

// feint is the pen of the rules between which one writes.
var feint = canvas.Paint{Stroke: canvas.Spot, Width: 0.2}

// carPanel is what is written about the car.
func (l notaryPart) carPanel(job press.Job, width float64) panel.Panel {
	p := panel.Panel{ID: "notary", Owner: scoring.Table, Title: "maloney.notarys-ledger", W: width, H: l.height(), Key: key("notary", l)}
	p.Slots = l.slots(job, bookNumber, width-bookNumber, bookColumns)
	slots := p.Slots
	p.H += l.footHigh()
	p.Static = func(c canvas.Canvas) {
		drawReminders(c, canvas.Area{W: width - 2, H: notaryHead - 6})
		l.drawDays(c, slots, bookColumns, art.CaptionType.Sized(8))
		for i := range l.to - l.from {
			const caps = 2.6
			art.DrawTitle(c, bookNumber-1.4, notaryHead+l.row*(float64(i)+0.5)+caps/2, caps, strconv.Itoa(l.from+i+1), art.Spotted, canvas.Right)
		}
		c.Path(canvas.Line(0, notaryHead-5.8, 0, l.height()), art.HeavyPen)
		if l.last {
			drawSignature(c, canvas.Area{Y: l.height(), W: width, H: p.H - l.height()})
		} else {
			c.Text(width-2, l.height()+leastDay/2+art.PlainType.CapHeight()/2, c.Say("maloney.carried-forward"), art.CaptionType.Sized(9).ToRight())
		}
	}
	return p
}

// drawReminders prints what one asks a notary most, beside a testament (MI13, MI18, MI20, MI30).
func drawReminders(c canvas.Canvas, a canvas.Area) {
	drawInked(c, "testament", a.X+a.H/2, a.Y+a.H/2-0.5, a.H, canvas.Spot)
	left := a.X + a.H + 2
	lines := []speech.Text{"maloney.notary-week", "maloney.notary-sunday", speech.Say("maloney.notary-end", "points", rules.Goal)}
	for i, line := range lines {
		high := a.H / float64(len(lines))
		canvas.Fit(c, canvas.Area{X: left, Y: a.Y + high*float64(i), W: a.X + a.W - left, H: high}, c.Say(line), art.CaptionType.Sized(8))
	}
}

// drawSignature prints where the notary signs.
func drawSignature(c canvas.Canvas, a canvas.Area) {
	const seal, long = 13.0, 62.0
	y := a.Y + a.H - 5.5
	drawInked(c, "testament", a.X+seal, a.Y+a.H/2+1, seal, canvas.Spot)
	left := a.X + 2*seal
	c.Path(canvas.Line(left, y, left+min(long, a.W-2*seal-2), y), art.RulePen)
	c.Text(left, y+3.6, c.Say("maloney.notary-signs"), art.CaptionType.Sized(8))
}

// seatPanel is what is written about a player: points, running total, place and purse, and
// at the end what the money is worth.
func (l notaryPart) seatPanel(job press.Job, seat int, wide float64) panel.Panel {
	name, purse, places, end := job.Setup.Players[seat], pursesOf(job, seat), placesOfSeat(job, seat), ends(job, seat)
	carried := ""
	if total, ok := totalOf(job, seat, l.to-1); ok {
		carried = total.String()
	}
	p := panel.Panel{ID: "notary-seat", Owner: seat, Title: "maloney.points", W: seatParts * wide, H: l.height(), Key: key("notary-seat", l, name, seat, end, purse, places, carried)}
	columns := []bookColumn{{rules.ColumnEarned, "maloney.head-points", 0.5}, {rules.ColumnTotal, "maloney.head-total", 0.5}}
	points, place, money := seatColumns(p.W)
	p.Slots = l.slots(job, 0, 2*points, columns)
	p.H += l.footHigh()
	slots := p.Slots
	p.Static = func(c canvas.Canvas) {
		l.drawDays(c, slots, columns, art.TinyType)
		if place > 0 {
			l.drawKnown(c, 2*points, place, "maloney.head-place", places)
		}
		l.drawKnown(c, 2*points+place, money, "maloney.head-purse", purse)
		if l.last {
			drawClosing(c, canvas.Area{Y: l.height(), W: p.W}, end)
		} else {
			l.drawCarried(c, canvas.Area{X: points, W: points}, carried)
			l.drawCarried(c, canvas.Area{X: 2*points + place, W: money}, lastOf(purse, l.to))
		}
		if name == "" {
			c.Path(canvas.Line(1, notaryHead-7.4, p.W-1, notaryHead-7.4), art.RulePen)
			c.Text(1.4, notaryHead-11, strconv.Itoa(seat+1), art.TinyType)
		} else {
			canvas.Fit(c, canvas.Area{X: 0.6, Y: 1, W: p.W - 1.2, H: notaryHead - 7.4}, name, art.StrongType.Sized(11).Centred())
		}
		for _, x := range []float64{0, p.W} {
			c.Path(canvas.Line(x, notaryHead-5.8, x, p.H), art.HeavyPen)
		}
	}
	return p
}

// drawKnown rules a column of a player that follows from the others, with its head, and
// writes what is known of it day by day.
func (l notaryPart) drawKnown(c canvas.Canvas, x, wide float64, head speech.Text, known []string) {
	canvas.Fit(c, canvas.Area{X: x + 0.3, Y: notaryHead - 5.4, W: wide - 0.6, H: 4.6}, c.Say(head), art.TinyType.Centred())
	l.rule(c, x, x+wide)
	l.ruleDown(c, x)
	for day := l.from; day < min(l.to, len(known)); day++ {
		drawWritten(c, panel.Slot{X: x, Y: notaryHead + l.row*float64(day-l.from), W: wide, H: l.row}, scoring.Cell{Value: known[day]})
	}
}

// drawCarried prints the box under a column for what goes on to the next page.
func (l notaryPart) drawCarried(c canvas.Canvas, column canvas.Area, known string) {
	box := panel.Slot{X: column.X, Y: l.height(), W: column.W, H: leastDay}
	c.Path(box.Outline(), art.BoxPen)
	drawWritten(c, box, scoring.Cell{Value: known})
}

// lastOf is what is known of the last of so many days; empty where nothing is.
func lastOf(known []string, days int) string {
	if len(known) < days {
		return ""
	}
	return known[days-1]
}

// placesOfSeat are the places of a seat by points at the close of each day that is over:
// 1 for whoever leads.
func placesOfSeat(job press.Job, seat int) []string {
	if !job.Started {
		return nil
	}
	var places []string
	for day := range days(job) {
		place := 1
		own, ok := totalOf(job, seat, day)
		if !ok {
			break
		}
		for other := range job.Setup.Players {
			if total, _ := totalOf(job, other, day); total > own {
				place++
			}
		}
		places = append(places, strconv.Itoa(place))
	}
	return places
}

// totalOf are the points of a seat at the close of a day, counted from 0; not ok before it.
func totalOf(job press.Job, seat, day int) (scoring.Tenths, bool) {
	cell, _ := job.Cells.Find(seat, rules.RowCell(day+1, rules.ColumnTotal))
	return scoring.ParseTenths(cell.Value)
}

// drawClosing prints the last rows of a player, and what is in them at the end.
func drawClosing(c canvas.Canvas, at canvas.Area, values []string) {
	const words = 0.44 // of the width
	for i, word := range closing {
		y := at.Y + closingRow*float64(i)
		c.Text(at.X+0.8, y+closingRow/2+art.TinyType.CapHeight()/2, c.Say(word), art.TinyType.Sized(canvas.LeastSize))
		s := panel.Slot{X: at.X + words*at.W, Y: y, W: (1 - words) * at.W, H: closingRow}
		c.Path(s.Outline(), art.BoxPen)
		if values != nil {
			drawWritten(c, s, scoring.Cell{Value: values[i]})
		}
	}
}

// ends are what stands in the closing rows of a seat when a game is over.
func ends(job press.Job, seat int) []string {
	if !job.Outcome.Over {
		return nil
	}
	value := func(id string) scoring.Tenths {
		cell, _ := job.Cells.Find(seat, id)
		t, _ := scoring.ParseTenths(cell.Value) // the rulebook wrote it
		return t
	}
	points, together := value(rules.PointsCell), value(rules.TogetherCell)
	purse, _ := job.Cells.Find(seat, rules.PurseCell)
	return []string{purse.Value, (together - points).String(), together.String()}
}

// A bookColumn is a column of the notary's ledger: what a cell of it
// tells, what it is called, and its share of the width.
type bookColumn struct {
	cell  string
	head  speech.Text
	share float64
}

// bookColumns are the columns that tell of the car, in the order of cells.
var bookColumns = []bookColumn{
	{rules.ColumnDay, "maloney.head-day", 0.09},
	{rules.ColumnBids, "maloney.head-bids", 0.36},
	{rules.ColumnDriver, "maloney.head-driver", 0.22},
	{rules.ColumnPrice, "maloney.head-price", 0.12},
	{rules.ColumnCity, "maloney.head-city", 0.09},
	{rules.ColumnFound, "maloney.head-suitcase", 0.12},
}

// bookNumber is the room of a day's number before its row.
const bookNumber = 7.0

// bookPanel is the notary's ledger on a phone: a row a day, the bids under the
// rest.
func bookPanel(job press.Job) panel.Panel {
	const head, row = 13.0, 13.0
	n := days(job)
	p := panel.Panel{ID: "book", Owner: scoring.Table, Title: "maloney.notarys-ledger", W: Width, H: head + row*float64(n) + 2, Key: key("book", n)}
	room := Width - bookNumber - 2.0
	for day := range n {
		x, y := bookNumber, head+row*float64(day)
		for _, col := range bookColumns {
			s := panel.Slot{Cell: rules.RowCell(day+1, col.cell), Y: y, H: row / 2, Draw: job.ByPencil(drawWritten), Says: saysColumn(world(job), col.cell)}
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
		c.Text(3, 5, c.Say("maloney.notarys-ledger"), art.StrongType)
		panel.DrawBoxes(c, slots)
		for i, s := range slots[:len(bookColumns)] {
			if col := bookColumns[i]; col.cell != rules.ColumnBids {
				c.Text(s.X+s.W/2, head-1.4, c.Say(col.head), art.TinyType.Centred())
			}
		}
		c.Text(Width-3, 5, c.Say("maloney.bids-below"), art.CaptionType.ToRight())
		for day := range n {
			y := head + row*float64(day)
			c.Text(bookNumber-1.2, y+row/2+art.SmallType.CapHeight()/2, strconv.Itoa(day+1), art.SmallType.ToRight())
			c.Path(canvas.Line(1, y, Width-1, y), art.HeavyPen)
		}
	}
	return p
}
