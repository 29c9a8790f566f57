package maloney

import (
	"math"

	"saddlebag/scoring"
	rules "saddlebag/scoring/maloney"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// The board is the map with the week under it.
const (
	boardEdge  = 5.0
	boardStrip = 58.3
	boardW     = mapW + 2*boardEdge
	boardH     = mapH + 2*boardEdge + boardStrip
)

// boardPanel is the board. On one where a card of the deck has room there is a bay
// for the one turned last.
func boardPanel(job press.Job, cardBay bool) panel.Panel {
	land, week := mapPanel(job, onPaper), boardWeek
	p := panel.Panel{
		ID: "board", Owner: scoring.Table, Title: "maloney.the-map", W: boardW, H: boardH, Key: key("board", *world(job), job.Data, cardBay), Ahead: ahead,
		Static: func(c canvas.Canvas) {
			c.Path(canvas.Rect(0.6, 0.6, boardW-1.2, boardH-1.2), canvas.Paint{Stroke: canvas.Black, Width: 1.2})
			c.Push(boardEdge, boardEdge, 1)
			land.Static(c)
			layoutOf(world(job)).in.inTitle(c, func(a canvas.Area) { drawOuting(c, a) })
			c.Pop()
			c.Push(boardEdge, boardEdge+mapH, 1)
			week.draw(c)
			drawBoxes(c, week.boxes, cardBay)
			c.Pop()
		},
		Uncut: uncut(world(job)), Laid: func() panel.Laid { return laidOn(world(job), cardBay) },
	}
	for _, s := range land.Slots {
		p.Slots = append(p.Slots, s.Moved(boardEdge, boardEdge, 1))
	}
	for _, s := range week.slots(job) {
		p.Slots = append(p.Slots, s.Moved(boardEdge, boardEdge+mapH, 1))
	}
	return p
}

// uncut is what tiles of the board are not cut through: cities with their signs,
// and words.
func uncut(m *rules.Map) []canvas.Area {
	var all []canvas.Area
	for _, a := range landmarksOf(m) {
		a.X, a.Y = a.X+boardEdge, a.Y+boardEdge
		all = append(all, a)
	}
	for d := range rules.Days {
		day := column(boardWeek.days, d, rules.Days, boardWeek.gap)
		day.X, day.Y = day.X+boardEdge, day.Y+boardEdge+mapH
		all = append(all, day)
	}
	for _, box := range boardWeek.boxes {
		box.X, box.Y = box.X+boardEdge, box.Y+boardEdge+mapH
		all = append(all, box)
	}
	return all
}

// drawBoxes draws what the boxes beside the week are for.
func drawBoxes(c canvas.Canvas, boxes [len(tableBoxes)]canvas.Area, cardBay bool) {
	middle := func(a canvas.Area) (x, y float64) { return a.X + a.W/2, a.Y + a.H/2 }
	x, y := middle(boxes[0])
	if cardBay {
		drawInked(c, "car", x, y, 20, canvas.Spot)
	} else { // the cards are larger
		const lines = 10 // high
		canvas.Paragraph(c, canvas.Area{X: boxes[0].X + 12, Y: y - lines/2, W: boxes[0].W - 24, H: lines}, c.Say("maloney.cards-beside-board"), art.SmallType.Sized(11).Centred())
	}
	x, y = middle(boxes[1])
	drawInked(c, "testament", x, y, 16, canvas.Spot)
	x, y = middle(boxes[2])
	art.DrawLettered(c, x, y, 15, "$", canvas.Spot)
}

// board makes the poster, in tiles.
func board(job press.Job) ([]press.Page, error) {
	if err := drawable(job); err != nil {
		return nil, err
	}
	return press.Tile(boardPanel(job, true), job.Cells.Of(scoring.Table), job.Paper, job.Margin)
}

// leastScale is the smallest board, of the poster's size, whose names are 7 points
// high and whose other words 6.
const leastScale = 0.74

// boardSmall makes the board on one page, as large as it goes, with suitcases and
// standees of its size.
func boardSmall(job press.Job) ([]press.Page, error) {
	k, _, err := press.WholeScale(job.Paper, job.Margin, boardW, boardH)
	if err != nil {
		return nil, err
	}
	if k < leastScale {
		return nil, canvas.Refused("maloney.small-board", "wide", int(math.Round(k*boardW)), "paper", job.Paper.Name, "margin", canvas.Tenths(job.Margin))
	}
	if err := drawable(job); err != nil {
		return nil, err
	}
	pages, err := press.Whole(job, "board-small", boardW, boardH, func(k float64) panel.Panel {
		return boardPanel(job, k == 1).Scaled(k)
	})
	if err != nil || k == 1 {
		return pages, err
	}
	pieces, err := press.LayBatches(job, "maloney.small-tokens", piecesOf(job, k))
	return append(pages, pieces...), err
}
