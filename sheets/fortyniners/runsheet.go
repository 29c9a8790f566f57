package fortyniners

import (
	"saddlebag/scoring"
	rules "saddlebag/scoring/fortyniners"
	"saddlebag/sheets"
)

// runSheet makes the sheriff's record of four runs: a table for each, two on a
// page of a4.
func runSheet(job sheets.Job) ([]sheets.Page, error) {
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	const gap, highest = 6.0, 9.0
	columns := min(rules.Runs, int((inside.W+gap)/(Width+gap)))
	if columns == 0 {
		return nil, sheets.Refuse("a run sheet is %g mm wide, and %s leaves %.1f mm", Width, job.Paper.Name, inside.W)
	}
	status, totals := statusPanel(job), totalsPanel(job)
	room := inside.H - sheets.BannerHeight - status.H - gap
	row := leastRow
	for row < highest && runPanelOf(job, 0, row+0.1).H <= room {
		row += 0.1
	}
	if need := runPanelOf(job, 0, leastRow).H; need > room {
		return nil, sheets.Refuse("a run sheet is %.0f mm high, and %s leaves %.0f mm", need, job.Paper.Name, room)
	}
	width := float64(columns)*(Width+gap) - gap
	left := inside.X + (inside.W-width)/2
	var pages []sheets.Page
	for first := 0; first < rules.Runs; first += columns {
		page := sheets.Page{Size: job.Paper, Name: "run", Cells: job.Game.Cells()}
		page.Placed = append(page.Placed, sheets.Placed{
			Panel: sheets.Banner(rules.Game.Info(), job, "Run sheet", "kept by Sheriff White", width), X: left, Y: inside.Y,
		})
		top := inside.Y + sheets.BannerHeight
		if first == 0 {
			page.Placed = append(page.Placed, sheets.Placed{Panel: status, X: left, Y: top})
		}
		if first+columns >= rules.Runs {
			page.Placed = append(page.Placed, sheets.Placed{Panel: totals, X: left + width - totals.W, Y: top})
		}
		top += status.H + gap
		for i := range min(columns, rules.Runs-first) {
			page.Placed = append(page.Placed, sheets.Placed{Panel: runPanelOf(job, first+i, row), X: left + float64(i)*(Width+gap), Y: top})
		}
		pages = append(pages, page)
	}
	return pages, nil
}

// totalsPanel is the result of the game: a box for each player, and none of the
// state's cells, which stand under the runs.
func totalsPanel(job sheets.Job) sheets.Panel {
	const head, row, box = 8.0, 8.0, 24.0
	results := make([]string, len(job.Setup.Players))
	for _, c := range job.Game.Cells() {
		if c.ID == "result" && job.Started {
			results[c.Owner] = c.Value
		}
	}
	return sheets.Panel{
		ID: "totals", Owner: scoring.Table, Title: "The result", W: Width, H: head + row*rules.Players,
		Static: func(c sheets.Canvas) {
			drawLettered(c, Width-box/2-1, head/2, 3.6, "Results", sheets.Black)
			for seat, name := range job.Setup.Players {
				y := head + row*float64(seat)
				at := sheets.Slot{X: Width - box - 1, Y: y + 0.6, W: box, H: row - 1.2}
				c.Path(sheets.Rect(at.X, at.Y, at.W, at.H), boxed)
				right := strong
				right.Align = sheets.Right
				sheets.Fit(c, sheets.Area{X: 4, Y: y, W: Width - box - 8, H: row}, name, right)
				drawWritten(c, at, scoring.Cell{Value: results[seat]})
			}
		},
	}
}
