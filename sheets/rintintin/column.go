package rintintin

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	rules "saddlebag/scoring/rintintin"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// A tally is the score sheet of a game: rows that are the same for every
// player, and where they lie.
type tally struct {
	job    press.Job
	groups []groupRow
	cards  [][]string          // cells of the boodle cards by seat
	worth  []map[string]string // what the rows of a seat bring, by their ids
	sums   []scoring.Cell
	row    float64 // height of a group's row
}

// A groupRow is a line of the score sheet: a group, or a squad in it.
type groupRow struct {
	id    string
	label speech.Text
}

// The measures of the score sheet.
const (
	headHeight = 13.0 // name and pieces of a player
	phoneRow   = 9.0
	cardBox    = 9.0
	cardsInRow = 4
	sumRow     = 10.0
	blockGap   = 4.0 // between groups, cards and sums
	labelWidth = 34.0
	labelEdge  = 2.0 // left of the labels: a phone shows panels from edge to edge
)

// newTally reads the rows off the cells of the state.
func newTally(job press.Job) tally {
	players := len(job.Setup.Players)
	t := tally{job: job, cards: make([][]string, players), worth: make([]map[string]string, players), row: phoneRow}
	for seat := range t.worth {
		t.worth[seat] = map[string]string{}
	}
	cells := job.Cells
	for i, c := range cells {
		if c.Owner == scoring.Table {
			continue
		}
		switch row := scoring.CellGroup(c.ID); {
		case c.Sum:
			if c.Owner == 0 {
				t.sums = append(t.sums, c)
			}
		case c.ID == rules.CapturedCell(row):
			t.worth[c.Owner][row] = worth(c, cells[i+1])
			if c.Owner > 0 {
				continue // all have the same rows
			}
			t.groups = append(t.groups, groupRow{row, titleOf(houseOf(job.Setup), row)})
		case c.ID == rules.CardCell(len(t.cards[c.Owner])):
			t.cards[c.Owner] = append(t.cards[c.Owner], c.ID)
		}
	}
	return t
}

// titleOf is what people call a row: a group, or a squad in it.
func titleOf(board *rules.Board, row string) speech.Text {
	id, squad, _ := strings.Cut(row, "/squad-")
	number, _ := strconv.Atoi(squad) // 0 where squads do not score apart
	at := slices.IndexFunc(board.Groups, func(g rules.Group) bool { return g.ID == id })
	return board.Groups[at].RowTitle(number)
}

// worth is what a row brings: what is captured there, and twice that where the
// cell that follows says so (RT13).
func worth(captured, doubled scoring.Cell) string {
	n, err := strconv.Atoi(captured.Value)
	switch {
	case err != nil: // blank
		return ""
	case doubled.Struck:
		n *= 2
	}
	return strconv.Itoa(n)
}

// cardRows is how many rows of boxes the boodle cards take.
func (t tally) cardRows() int {
	rows := 0
	for _, cards := range t.cards {
		rows = max(rows, (len(cards)+cardsInRow-1)/cardsInRow)
	}
	return rows
}

// The tops of the blocks, and the bottom of all.
func (t tally) groupsAt() float64 { return headHeight }
func (t tally) cardsAt() float64  { return t.groupsAt() + t.row*float64(len(t.groups)) + blockGap }
func (t tally) sumsAt() float64   { return t.cardsAt() + cardBox*float64(t.cardRows()) + blockGap }
func (t tally) height() float64   { return t.sumsAt() + sumRow*float64(len(t.sums)) }

// alone is the column of a seat on a panel of its own, with its labels.
func (t tally) alone(seat int) panel.Panel {
	p := t.column(seat, labelWidth, Width-labelWidth, false)
	draw := p.Static
	p.ID, p.W = "score", Width
	p.Key = key("score", p.Key)
	p.Static = func(c canvas.Canvas) {
		t.drawLabels(c, labelWidth)
		draw(c)
	}
	return p
}

// labels are the labels of all columns on a panel.
func (t tally) labels() panel.Panel {
	return panel.Panel{
		ID: "labels", Owner: scoring.Table, Title: "rintintin.the-rows", W: labelWidth, H: t.height(), Key: key("labels", t.groups, t.cardRows(), t.row),
		Static: func(c canvas.Canvas) { t.drawLabels(c, labelWidth) },
	}
}

// drawLabels prints what the rows are for.
func (t tally) drawLabels(c canvas.Canvas, width float64) {
	emblem := min(7, t.row-1.6)
	for i, g := range t.groups {
		y := t.groupsAt() + t.row*float64(i)
		for _, land := range territories {
			if strings.HasPrefix(g.id, land.id+"-") {
				drawEmblem(c, land.emblem, emblem/2+labelEdge, y+t.row/2, emblem)
			}
		}
		canvas.Fit(c, canvas.Area{X: labelEdge + emblem + 2, Y: y, W: width - labelEdge - emblem - 3, H: t.row}, c.Say(g.label), art.StrongType)
		c.Path(canvas.Line(0, y, width, y), art.FinePen)
	}
	c.Path(canvas.Line(0, t.cardsAt()-blockGap, width, t.cardsAt()-blockGap), art.FinePen)
	y := t.cardsAt()
	canvas.Fit(c, canvas.Area{X: labelEdge, Y: y, W: width - labelEdge - 0.5, H: cardBox}, c.Say("rintintin.label-cards"), art.StrongType)
	for i, s := range t.sums {
		y := t.sumsAt() + sumRow*float64(i)
		canvas.Fit(c, canvas.Area{X: labelEdge, Y: y, W: width - labelEdge - 0.5, H: sumRow}, c.Say(s.Label), art.StrongType)
	}
}

// The parts of a group's row in a column, to its width.
const (
	capturedAt, capturedEnd = 0.04, 0.36
	doubledAt, doubledEnd   = 0.40, 0.64
	worthAt, worthEnd       = 0.72, 0.98
	phoneEnd, phoneAt       = 0.42, 0.58 // of the first box and the second where nobody reckons
	phoneRight              = 0.96
)

// column is the part of a seat: w wide from x on, with boxes to reckon in
// where it is for a pencil.
func (t tally) column(seat int, x, w float64, reckoned bool) panel.Panel {
	p := panel.Panel{ID: fmt.Sprintf("score-%d", seat+1), Owner: seat, Title: "rintintin.score-sheet", W: x + w, H: t.height()}
	slot := func(cell string, x1, y, x2, h float64, draw panel.Draw, says panel.Says) {
		p.Slots = append(p.Slots, panel.Slot{Cell: cell, X: x + x1, Y: y, W: x2 - x1, H: h, Draw: draw, Says: says})
	}
	doubled := panel.Either("rintintin.spoken-doubled", "rintintin.spoken-undoubled")
	for i, g := range t.groups {
		y := t.groupsAt() + t.row*float64(i) + 0.8
		if reckoned {
			slot(rules.CapturedCell(g.id), capturedAt*w, y, capturedEnd*w, t.row-1.6, drawFigure, nil)
			worth := panel.Slot{X: x + worthAt*w, Y: y, W: (worthEnd - worthAt) * w, H: t.row - 1.6}
			counted := scoring.Cell{Value: t.worth[seat][g.id]}
			slot(rules.DoubledCell(g.id), doubledAt*w, y, doubledEnd*w, t.row-1.6, func(c canvas.Canvas, s panel.Slot, cell scoring.Cell) {
				drawRinged(c, s, cell)
				drawFigure(c, worth, counted)
			}, doubled)
		} else {
			slot(rules.CapturedCell(g.id), capturedAt*w, y, phoneEnd*w, t.row-1.6, drawFigure, nil)
			slot(rules.DoubledCell(g.id), phoneAt*w, y, phoneRight*w, t.row-1.6, drawRinged, doubled)
		}
	}
	write := drawFigure
	if reckoned {
		write = drawKnown // a pencil adds up what's hidden once the cards are shown (RT20)
	}
	side := 0.94 * w / cardsInRow
	for i, id := range t.cards[seat] {
		at, y := 0.03*w+side*float64(i%cardsInRow), t.cardsAt()+cardBox*float64(i/cardsInRow)
		slot(id, at+0.3, y+0.3, at+side-0.3, cardBox-0.6, write, saysCard)
	}
	for i, s := range t.sums {
		slot(s.ID, 0.04*w, t.sumsAt()+sumRow*float64(i)+0.8, 0.96*w, sumRow-1.6, func(c canvas.Canvas, s panel.Slot, cell scoring.Cell) {
			if t.job.Started { // there is a game to sum up
				write(c, s, cell)
			}
		}, saysSum)
	}
	name, marks, slots := t.job.Setup.Players[seat], squadsOf(t.job, seat), p.Slots
	p.Key = key("column", name, marks, t.groups, len(t.cards[seat]), t.cardRows(), t.row, x, w, reckoned)
	p.Static = func(c canvas.Canvas) {
		drawPlayer(c, canvas.Area{X: x, W: w, H: headHeight}, name, marks)
		for i, s := range slots {
			t.drawSlot(c, s, i == len(slots)-1)
		}
		for i := range t.groups {
			y := t.groupsAt() + t.row*float64(i)
			c.Path(canvas.Line(x, y, x+w, y), art.FinePen)
			if reckoned {
				middle := y + t.row/2
				c.Text(x+(doubledEnd+worthAt)/2*w, middle+art.StrongType.CapHeight()/2, "=", art.StrongType.Centred())
				c.Path(canvas.Rect(x+worthAt*w, y+0.8, (worthEnd-worthAt)*w, t.row-1.6), art.FinePen)
			}
		}
		c.Path(canvas.Line(x, t.cardsAt()-blockGap, x+w, t.cardsAt()-blockGap), art.FinePen)
	}
	return p
}

// drawSlot prints the empty box of a cell; the last one is what counts.
func (t tally) drawSlot(c canvas.Canvas, s panel.Slot, last bool) {
	pen := art.BoxPen
	if last {
		pen.Width = art.HeavyPen.Width
	}
	c.Path(s.Outline(), pen)
	if s.Cell == rules.DoubledCell(scoring.CellGroup(s.Cell)) {
		c.Text(s.X+s.W/2, s.Y+s.H/2+art.StrongType.CapHeight()/2, "×2", art.StrongType.Centred())
	}
}

// drawKnown writes a figure, or that it's hidden.
func drawKnown(c canvas.Canvas, s panel.Slot, cell scoring.Cell) {
	if cell.Value == scoring.Hidden {
		panel.DrawHidden(c, s, cell)
		return
	}
	drawFigure(c, s, cell)
}

// squadsOf are the squads that a seat leads: two where two players have all
// four.
func squadsOf(job press.Job, seat int) []int {
	options := job.Setup.Options
	switch {
	case len(job.Setup.Players) > 2 || options["single-squads"] == "yes":
		return []int{seat}
	case options["squads-apart"] == "yes":
		return []int{2 * seat, 2*seat + 1}
	default: // both count as one, by the number of the first
		return []int{seat, seat + 2}
	}
}

// drawPlayer prints the head of a column: the name, or a line for it, and the
// pieces of the player.
func drawPlayer(c canvas.Canvas, a canvas.Area, name string, marks []int) {
	const piece, gap = 4.6, 1.0
	x := a.X + a.W - piece - 1
	for i := len(marks) - 1; i >= 0; i-- {
		drawPattern(c, x, a.Y+piece+0.4, piece, pieceHeart, marks[i], canvas.Black)
		art.DrawLettered(c, x, a.Y+piece+0.4, piece*pieceNumber, fmt.Sprint(marks[i]+1), canvas.Black)
		x -= 2*piece + gap
	}
	room := canvas.Area{X: a.X + 2, Y: a.Y + 1, W: x + piece - a.X - 3, H: a.H - 4}
	if name == "" {
		c.Path(canvas.Line(room.X, room.Y+room.H, room.X+room.W, room.Y+room.H), art.RulePen)
		return
	}
	canvas.Fit(c, room, name, canvas.Type{Face: canvas.Bold, Size: 12, Colour: canvas.Black})
}
