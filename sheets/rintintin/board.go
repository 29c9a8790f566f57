package rintintin

import (
	"saddlebag/scoring"
	"saddlebag/sheets"
)

// The measures of a board, in units that are a territory's millimetres.
const (
	boardEdge = 2.0 // round the territories
	boardGap  = 2.0 // between them
	boardUnit = 2*boardEdge + 2*Width + boardGap
)

// The sides of boards and pieces, mm.
const (
	tableSide = 380.0 // of the board for a table
	pieceSide = 18.0  // of a cavalryman
)

// leastSide is the smallest board whose circles hold the pieces.
const leastSide = pieceSide / circleSide * boardUnit

// board makes the board for a table: on one page where that holds the pieces,
// and else as four tiles. Where four tiles are a little smaller than the board
// (378 mm on a4 with margins of 8) it is as large as they are.
func board(job sheets.PrintJob) ([]sheets.Page, error) {
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	if k, _, err := sheets.WholeScale(job.Paper, job.Margin, tableSide, tableSide); err == nil && k*tableSide >= leastSide {
		return boardPage(job, "board")
	}
	side := min(tableSide, 2*inside.W-sheets.TileOverlap)
	if side < leastSide {
		return nil, sheets.Refuse("four tiles of %s make a board of %.0f mm, and pieces of %g mm need %.0f: take board-small",
			job.Paper.Name, side, pieceSide, leastSide)
	}
	return sheets.Tile(boardPanel(job, side), job.Cells.Of(scoring.Table), job.Paper, job.Margin)
}

// boardSmall makes the board on one page, as large as it goes.
func boardSmall(job sheets.PrintJob) ([]sheets.Page, error) { return boardPage(job, "board-small") }

func boardPage(job sheets.PrintJob, name string) ([]sheets.Page, error) {
	return sheets.Whole(job, name, tableSide, tableSide, func(k float64) sheets.Panel { return boardPanel(job, k*tableSide) })
}

// boardPanel is the whole board, of a side in mm.
func boardPanel(job sheets.PrintJob, side float64) sheets.Panel {
	k := side / boardUnit
	p := sheets.Panel{
		ID: "board", Owner: scoring.Table, Title: "Rin Tin Tin", W: side, H: side, Key: key("board"),
		Static: func(c sheets.Canvas) { drawBoard(c, k) },
	}
	for i, t := range territories {
		at := quarter(i)
		p.Slots = append(p.Slots, t.slots(houseOf(job.Setup), k*at.x, k*at.y, k)...)
	}
	return p
}

// quarter is where the i-th territory begins on the board, row by row.
func quarter(i int) point {
	const step = Width + boardGap
	return point{boardEdge + step*float64(i%2), boardEdge + step*float64(i/2)}
}

// drawBoard draws the territories k times as large, and what holds them
// together: an edge, and a star where they meet.
func drawBoard(c sheets.Canvas, k float64) {
	c.Push(0, 0, k)
	defer c.Pop()
	for i, t := range territories {
		at := quarter(i)
		c.Push(at.x, at.y, 1)
		t.draw(c)
		c.Pop()
	}
	c.Path(sheets.Rect(0.5, 0.5, boardUnit-1, boardUnit-1), sheets.Paint{Stroke: sheets.Black, Width: 1})
	const middle, medal = boardUnit / 2, 8.6
	c.Path(sheets.Circle(middle, middle, medal), sheets.Paint{Fill: sheets.Paper, Stroke: sheets.Black, Width: 0.8})
	c.Path(sheets.Circle(middle, middle, medal-1), sheets.FinePen)
	drawIcon(c, sheets.Star, middle, middle, 12, sheets.Spot)
}
