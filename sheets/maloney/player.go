package maloney

import (
	"fmt"
	"strconv"
	"strings"

	rules "saddlebag/scoring/maloney"
	"saddlebag/scoring/speech"

	"saddlebag/scoring"
	"saddlebag/scoring/maloney/game"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// player makes a sheet for each player, two on a page where it is wide enough.
func player(job press.Job) ([]press.Page, error) {
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	top, rest := inside.Cut(press.BannerHeight)
	const gap = 6.0
	across := min(2, int((rest.W+gap)/(Width+gap)))
	if across == 0 {
		return nil, canvas.Refused("maloney.player-wide", "wide", canvas.Tenths(Width), "paper", job.Paper.Name, "room", canvas.Tenths(rest.W))
	}
	wide := float64(across)*(Width+gap) - gap
	left := rest.X + (rest.W-wide)/2
	var pages []press.Page
	for seat := range job.Setup.Players {
		if seat%across == 0 {
			banner := press.Banner(game.Game.Info(), job.OnPage(len(pages)), "maloney.player-sheets", speech.Say("maloney.page", "page", seat/across+1), wide)
			pages = append(pages, press.Page{
				Size: job.Paper, Name: "player", Cells: job.Cells, Placed: []panel.Placement{{Panel: banner, X: left, Y: top.Y}},
			})
		}
		page := &pages[len(pages)-1]
		column := canvas.Area{X: left + float64(seat%across)*(Width+gap), Y: rest.Y, W: Width, H: rest.H, On: rest.On}
		placed, err := panel.Column(column, gap, endPanel(job, seat), handPanel(job, seat), daysOf(job, seat, true))
		if err != nil {
			return nil, err
		}
		page.Placed = append(page.Placed, placed...)
	}
	return pages, nil
}

// pursePanel is what everybody sees of a player: money and points, what both
// would make together, and in the second row what goes on.
func pursePanel(job press.Job, seat int) panel.Panel {
	return boxesOf(job, seat, "purse", 3, art.SmallType, []purseBox{
		{rules.PurseCell, "maloney.box-money"},
		{rules.BidCell, "maloney.box-bid"},
		{rules.JokerCell, "maloney.joker-played-box"},
		{rules.CardsLeftCell, "maloney.box-cards-left"},
		{rules.PointsCell, "maloney.head-points"},
		{rules.TogetherCell, "maloney.with-the-money"},
	})
}

// endPanel is what a player writes of the purse on paper: whether the joker was
// played, and at the end money and points (MI31).
func endPanel(job press.Job, seat int) panel.Panel {
	money := speech.Text("maloney.box-money-at-end")
	if job.Started && !job.Outcome.Over {
		money = "maloney.box-money"
	}
	return boxesOf(job, seat, "end "+string(money), 4, art.TinyType, []purseBox{
		{rules.PurseCell, money}, {rules.JokerCell, "maloney.joker-played-box"}, {rules.PointsCell, "maloney.head-points"}, {rules.TogetherCell, "maloney.with-the-money"},
	})
}

// A purseBox is a cell of a purse, and what stands below it.
type purseBox struct {
	cell  string
	label speech.Text
}

// boxesOf is a panel of a player's boxes, so many in a row.
func boxesOf(job press.Job, seat int, kind string, across int, face canvas.Type, boxes []purseBox) panel.Panel {
	const top, box, row = 12.0, 11.0, 19.0
	part := (Width - 4.0) / float64(across)
	name := job.Setup.Players[seat]
	p := panel.Panel{ID: "purse", Owner: seat, Title: "maloney.purse", W: Width, H: top + row*float64(len(boxes)/across), Key: key(kind, name, seat)}
	for i, b := range boxes {
		s := panel.Slot{Cell: b.cell, X: 3 + part*float64(i%across), Y: top + row*float64(i/across), W: part - 2, H: box, Draw: job.ByPencil(drawWritten)}
		switch b.cell {
		case rules.JokerCell:
			s.X, s.W, s.Draw = s.X+(s.W-box)/2, box, job.ByPencil(drawCross)
			s.Says = panel.Either("maloney.spoken-played", "maloney.spoken-unplayed")
		case rules.PurseCell:
			s.Says = saysDollars("")
		case rules.BidCell:
			s.Says = saysDollars("maloney.spoken-no-bid")
		}
		p.Slots = append(p.Slots, s)
	}
	slots := p.Slots
	p.Static = func(c canvas.Canvas) {
		drawHead(c, name, seat)
		panel.DrawBoxes(c, slots)
		for i, s := range slots {
			c.Text(s.X+s.W/2, s.Y+s.H+3.4, c.Say(boxes[i].label), face.Centred())
		}
	}
	return p
}

// headHeight is the room of a name over a player's panel.
const headHeight = 9.0

// drawHead prints whose panel it is, or a line for the name.
func drawHead(c canvas.Canvas, name string, seat int) {
	badge := canvas.Area{X: 3, Y: 2, W: 6.4, H: 6.4}
	c.Path(canvas.Circle(badge.X+3.2, badge.Y+3.2, 3.2), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Spot, Width: 0.7})
	canvas.Fit(c, badge, string(rune('1'+seat)), art.StrongType.Centred())
	if name == "" {
		c.Path(canvas.Line(12, headHeight-1, Width-3, headHeight-1), art.RulePen)
		return
	}
	canvas.Fit(c, canvas.Area{X: 12, Y: 1.6, W: Width - 15, H: 7.2}, name, canvas.Type{Face: canvas.Bold, Size: 12, Colour: canvas.Black})
}

// drawEntry writes what a cell holds, and strikes what is gone.
func drawEntry(c canvas.Canvas, s panel.Slot, cell scoring.Cell) {
	drawWritten(c, s, cell)
	if cell.Struck {
		c.Path(canvas.Line(s.X+2, s.Y+s.H-2, s.X+s.W-2, s.Y+2), art.MarkPen)
	}
}

// handPanel is a player's hand of action cards, as far as it is known: a card
// that was laid is struck.
func handPanel(job press.Job, seat int) panel.Panel {
	const across, top, high, gap = 4, 8.0, 17.0, 2.0
	wide := (Width - 6 - gap*(across-1)) / across
	cards := rules.HandSize(len(job.Setup.Players))
	rows := (cards + across - 1) / across
	p := panel.Panel{
		ID: "hand", Owner: seat, Title: "maloney.the-action-cards", W: Width, H: top + (high+gap)*float64(rows), Key: key("hand", cards),
	}
	m := world(job)
	for i := range cards {
		p.Slots = append(p.Slots, panel.Slot{
			Cell: rules.CardCell(i), X: 3 + (wide+gap)*float64(i%across), Y: top + (high+gap)*float64(i/across), W: wide, H: high,
			Draw: job.ByPencil(func(c canvas.Canvas, s panel.Slot, cell scoring.Cell) { drawHeld(c, m, s, cell) }), Says: saysHeld(m),
		})
	}
	slots := p.Slots
	p.Static = func(c canvas.Canvas) {
		c.Text(3, 5, c.Say("maloney.the-action-cards"), art.StrongType)
		c.Text(Width-3, 5, c.Say("maloney.city-and-best-day"), art.CaptionType.ToRight())
		panel.DrawBoxes(c, slots)
	}
	return p
}

// drawHeld draws a card of a hand: its city's number and name, and its best
// day. One that is not known stays blank.
func drawHeld(c canvas.Canvas, m *rules.Map, s panel.Slot, cell scoring.Cell) {
	number, day, ok := strings.Cut(cell.Value, "-")
	n, err := strconv.Atoi(number)
	if !ok || err != nil || n < 1 || n > len(m.Cities) {
		drawEntry(c, s, cell)
		return
	}
	t := art.WrittenType.Sized(15)
	canvas.Fit(c, canvas.Area{X: s.X + 0.5, Y: s.Y + 0.8, W: s.W/2 - 0.5, H: s.H - 6.6}, number, t)
	canvas.Fit(c, canvas.Area{X: s.X + s.W/2 - 1, Y: s.Y + 0.8, W: s.W/2 + 0.4, H: s.H - 6.6}, day, art.WrittenType.Sized(11))
	canvas.Fit(c, canvas.Area{X: s.X + 0.8, Y: s.Y + s.H - 6, W: s.W - 1.6, H: 5.4}, m.Cities[n-1].Name, art.WrittenType.Sized(8))
	if cell.Struck {
		c.Path(canvas.Line(s.X+2, s.Y+s.H-2, s.X+s.W-2, s.Y+2), art.MarkPen)
	}
}

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
	var money []string
	if purse {
		money = pursesOf(job, seat)
	}
	p := panel.Panel{ID: "days", Owner: seat, Title: "maloney.points-by-day", W: Width, H: top + row*float64(high) + 2, Key: key("days", n, purse, money)}
	for day := range n {
		x, y := block*float64(day/high)+number, top+row*float64(day%high)
		p.Slots = append(p.Slots,
			panel.Slot{Cell: rules.RowCell(day+1, rules.ColumnEarned), X: x, Y: y, W: wide, H: row, Draw: job.ByPencil(drawWritten)},
			panel.Slot{Cell: rules.RowCell(day+1, rules.ColumnTotal), X: x + wide, Y: y, W: wide, H: row, Draw: job.ByPencil(drawWritten)},
		)
	}
	slots := p.Slots
	p.Static = func(c canvas.Canvas) {
		words := speech.Text("maloney.points-by-day")
		if purse {
			words = "maloney.points-and-money-by-day"
		}
		c.Text(3, 5, c.Say(words), art.StrongType)
		panel.DrawBoxes(c, slots)
		for day := range n {
			s := slots[2*day]
			if purse {
				drawPurseBox(c, panel.Slot{X: s.X + 2*s.W, Y: s.Y, W: s.W, H: s.H}, day, money)
			}
			c.Text(s.X-1.4, s.Y+s.H/2+art.SmallType.CapHeight()/2, fmt.Sprint(day+1), art.SmallType.ToRight())
			if day%high == 0 {
				c.Text(s.X-1.4, s.Y-1.4, c.Say("maloney.head-day"), art.TinyType.ToRight())
				c.Text(s.X+s.W/2, s.Y-1.4, c.Say("maloney.head-points"), art.TinyType.Centred())
				c.Text(s.X+s.W*1.5, s.Y-1.4, c.Say("maloney.head-total"), art.TinyType.Centred())
				if purse {
					c.Text(s.X+s.W*2.5, s.Y-1.4, c.Say("maloney.box-money"), art.TinyType.Centred())
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
