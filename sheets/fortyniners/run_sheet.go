package fortyniners

import (
	"math"

	"saddlebag/scoring"
	rules "saddlebag/scoring/fortyniners"
	"saddlebag/scoring/fortyniners/game"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// runSheet makes the sheriff's record of four runs: a table for each, two on a
// page of a4. Runs of more turns than a page holds go on on the next one.
func runSheet(job press.Job) ([]press.Page, error) {
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	const gap, highest = 6.0, 9.0
	columns := min(rules.Runs, int((inside.W+gap)/(Width+gap)))
	if columns == 0 {
		return nil, canvas.Refused("fortyniners.run-too-wide", "width", canvas.Tenths(Width), "paper", job.Paper.Name, "room", canvas.Tenths(inside.W))
	}
	status, totals := statusPanel(job, true), totalsPanel(job)
	room := inside.H - press.BannerHeight - status.H - gap
	holds := int((room - runHeight(0, 0)) / leastRow)
	if holds <= 0 {
		return nil, canvas.Refused("fortyniners.run-too-high", "height", int(math.Round(runHeight(1, leastRow))), "paper", job.Paper.Name, "room", int(math.Round(room)))
	}
	longest := longestRun(job, 0, rules.Runs)
	parts := (longest + holds - 1) / holds
	rows := (longest + parts - 1) / parts // on a page
	row := min(highest, (room-runHeight(0, 0))/float64(rows))
	width := float64(columns)*(Width+gap) - gap
	left := inside.X + (inside.W-width)/2
	top := inside.Y + press.BannerHeight
	var pages []press.Page
	for first := 0; first < rules.Runs; first += columns {
		next := min(first+columns, rules.Runs)
		for from := 0; from < longestRun(job, first, next); from += rows {
			page := press.Page{Size: job.Paper, Name: "run", Cells: job.Cells}
			page.Placed = append(page.Placed, panel.Placement{
				Panel: press.Banner(game.Game.Info(), job.OnPage(len(pages)), "fortyniners.run-sheet", "fortyniners.run-kept-by", width), X: left, Y: inside.Y,
			})
			for seat := first; seat < next; seat++ {
				n := turns(job, seat)
				if from >= n {
					continue // its sums are on a page before
				}
				part := runPart{from: from, to: min(from+rows, n), last: from+rows >= n, paper: true}
				page.Placed = append(page.Placed, panel.Placement{
					Panel: runPanelOf(job, seat, row, part), X: left + float64(seat-first)*(Width+gap), Y: top + status.H + gap,
				})
			}
			pages = append(pages, page)
		}
	}
	start, end := &pages[0], &pages[len(pages)-1]
	start.Placed = append(start.Placed, panel.Placement{Panel: status, X: left, Y: top})
	end.Placed = append(end.Placed, panel.Placement{Panel: totals, X: left + width - totals.W, Y: top})
	return pages, nil
}

// longestRun is how many turns the longest run of some seats has rows for.
func longestRun(job press.Job, from, to int) int {
	n := 0
	for seat := from; seat < to; seat++ {
		n = max(n, turns(job, seat))
	}
	return n
}

// totalsPanel is the result of the game: a box for each player, and none of the
// state's cells, which stand under the runs.
func totalsPanel(job press.Job) panel.Panel {
	const head, row, box = 8.0, 8.0, 24.0
	results := make([]string, len(job.Setup.Players))
	for seat := range results {
		if c, _ := job.Cells.Find(seat, rules.ResultCell); job.Started {
			results[seat] = c.Value
		}
	}
	return panel.Panel{
		ID: "totals", Owner: scoring.Table, Title: "fortyniners.the-result", W: Width, H: head + row*rules.Players,
		Static: func(c canvas.Canvas) {
			art.DrawLettered(c, Width-box/2-1, head/2, 3.6, c.Say("fortyniners.results"), canvas.Black)
			for seat, name := range job.Setup.Players {
				y := head + row*float64(seat)
				at := panel.Slot{X: Width - box - 1, Y: y + 0.6, W: box, H: row - 1.2}
				c.Path(at.Outline(), art.BoxPen)
				right := art.StrongType.ToRight()
				canvas.Fit(c, canvas.Area{X: 4, Y: y, W: Width - box - 8, H: row}, name, right)
				drawWritten(c, at, scoring.Cell{Value: results[seat]})
			}
		},
	}
}
