package maloney

import (
	"saddlebag/scoring"
	"saddlebag/sheets"
)

// The board is the map with the week under it.
const (
	boardEdge = 4.0
	boardW    = mapW + 2*boardEdge
	boardH    = mapH + 2*boardEdge + 58
)

// leastBoard is the narrowest board whose plates can be read, mm.
const leastBoard = 250.0

// boardPanel is the board k times as large.
func boardPanel(job sheets.PrintJob, k float64) sheets.Panel {
	land, week := mapPanel(job), boardWeek
	p := sheets.Panel{
		ID: "board", Owner: scoring.Table, Title: "The map", W: k * boardW, H: k * boardH, Key: key("board", *world(job), job.Data),
		Static: func(c sheets.Canvas) {
			c.Push(0, 0, k)
			defer c.Pop()
			c.Path(sheets.Rect(0.6, 0.6, boardW-1.2, boardH-1.2), sheets.Paint{Stroke: sheets.Black, Width: 1.2})
			c.Push(boardEdge, boardEdge, 1)
			land.Static(c)
			c.Pop()
			c.Push(boardEdge, boardEdge+mapH, 1)
			week.draw(c)
			c.Pop()
		},
	}
	for _, s := range land.Slots {
		p.Slots = append(p.Slots, placed(s, boardEdge, boardEdge, k))
	}
	for _, s := range week.slots(job) {
		p.Slots = append(p.Slots, placed(s, boardEdge, boardEdge+mapH, k))
	}
	return p
}

// placed is a slot of a panel that is drawn at x, y of another, the whole k
// times as large.
func placed(s sheets.Slot, x, y, k float64) sheets.Slot {
	inner, draw := s, s.Draw
	s.X, s.Y, s.W, s.H = k*(x+s.X), k*(y+s.Y), k*s.W, k*s.H
	if draw != nil {
		s.Draw = func(c sheets.Canvas, _ sheets.Slot, cell scoring.Cell) {
			c.Push(k*x, k*y, k)
			draw(c, inner, cell)
			c.Pop()
		}
	}
	return s
}

// board makes the poster, in tiles.
func board(job sheets.PrintJob) ([]sheets.Page, error) {
	return sheets.Tile(boardPanel(job, 1), job.Cells.Of(scoring.Table), job.Paper, job.Margin)
}

// boardSmall makes the board on one page, as large as it goes.
func boardSmall(job sheets.PrintJob) ([]sheets.Page, error) {
	k, _, err := sheets.WholeScale(job.Paper, job.Margin, boardW, boardH)
	if err != nil {
		return nil, err
	}
	if k*boardW < leastBoard {
		return nil, sheets.Refuse("a board of %.0f mm cannot be read: %s with margins of %g mm is too small", k*boardW, job.Paper.Name, job.Margin)
	}
	return sheets.Whole(job, "board-small", boardW, boardH, func(k float64) sheets.Panel { return boardPanel(job, k) })
}
