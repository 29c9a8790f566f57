package fortyniners

import (
	"saddlebag/scoring"
	"saddlebag/sheets"
)

// leastSide is the smallest board on which names can be read.
const leastSide = 180.0

// board makes the poster: in tiles, or on one page of paper that is as large. A
// table that plays on a board of its own (FN41) needs none.
func board(job sheets.PrintJob) ([]sheets.Page, error) {
	b, ok := boardOf(job.Setup)
	if !ok {
		return nil, nil
	}
	return sheets.Tile(boardPanel(job, b, Side, 0), job.Cells.Of(scoring.Table), job.Paper, job.Margin)
}

// boardSmall makes the board on one page, as large as it goes, where there is one.
func boardSmall(job sheets.PrintJob) ([]sheets.Page, error) {
	b, ok := boardOf(job.Setup)
	if !ok {
		return nil, nil
	}
	k, _, err := sheets.WholeScale(job.Paper, job.Margin, Side, Side)
	if err != nil {
		return nil, err
	}
	if k*Side < leastSide {
		return nil, sheets.Refuse("a board of %.0f mm cannot be read: %s with margins of %g mm is too small", k*Side, job.Paper.Name, job.Margin)
	}
	return sheets.Whole(job, "board-small", Side, Side, func(k float64) sheets.Panel { return boardPanel(job, b, k*Side, 0) })
}
