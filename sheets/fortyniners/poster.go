package fortyniners

import (
	"saddlebag/scoring"
	"saddlebag/sheets"
)

// leastSide is the smallest board on which names can be read.
const leastSide = 180.0

// board makes the poster: in tiles, or on one page of paper that is as large. A
// table that plays on a board of its own (FN41) needs none.
func board(job sheets.Job) ([]sheets.Page, error) {
	b, ok := boardOf(job.Setup)
	if !ok {
		return nil, nil
	}
	return sheets.Tile(boardPanel(job, b, Side, 0), tableCells(job), job.Paper, job.Margin)
}

// boardFoot is the room under a board for the ruler.
const boardFoot = sheets.RulerHeight + 3

// boardSmall makes the board on one page, as large as it goes, where there is one.
func boardSmall(job sheets.Job) ([]sheets.Page, error) {
	b, ok := boardOf(job.Setup)
	if !ok {
		return nil, nil
	}
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	side := min(Side, inside.W, inside.H-boardFoot)
	if side < leastSide {
		return nil, sheets.Refuse("a board of %.0f mm cannot be read: %s with margins of %g mm is too small", side, job.Paper.Name, job.Margin)
	}
	at := sheets.Placed{Panel: boardPanel(job, b, side, 0), X: inside.X + (inside.W-side)/2, Y: inside.Y + (inside.H-boardFoot-side)/2}
	return []sheets.Page{{
		Size: job.Paper, Name: "board-small", Placed: []sheets.Placed{at}, Cells: tableCells(job),
		Furniture: func(c sheets.Canvas) {
			sheets.DrawRuler(c, inside.X+(inside.W-sheets.RulerLength)/2, at.Y+side+3)
		},
	}}, nil
}

// tableCells are the cells of the board.
func tableCells(job sheets.Job) []scoring.Cell {
	var own []scoring.Cell
	for _, c := range job.Game.Cells() {
		if c.Owner == scoring.Table {
			own = append(own, c)
		}
	}
	return own
}
