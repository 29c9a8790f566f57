package maloney

import (
	"fmt"

	"saddlebag/scoring/maloney/game"
	"saddlebag/sheets"
)

// player makes a sheet for each player, two on a page where it is wide enough.
func player(job sheets.PrintJob) ([]sheets.Page, error) {
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	top, rest := inside.Cut(sheets.BannerHeight)
	const gap = 6.0
	across := min(2, int((rest.W+gap)/(Width+gap)))
	if across == 0 {
		return nil, sheets.Refuse("a player's sheet is %g mm wide, and %s leaves %.1f mm", Width, job.Paper.Name, rest.W)
	}
	wide := float64(across)*(Width+gap) - gap
	left := rest.X + (rest.W-wide)/2
	var pages []sheets.Page
	for seat := range job.Setup.Players {
		if seat%across == 0 {
			banner := sheets.Banner(game.Game.Info(), job, "Players' sheets", fmt.Sprintf("page %d", seat/across+1), wide)
			pages = append(pages, sheets.Page{
				Size: job.Paper, Name: "player", Cells: job.Cells, Placed: []sheets.Placement{{Panel: banner, X: left, Y: top.Y}},
			})
		}
		page := &pages[len(pages)-1]
		column := sheets.Area{X: left + float64(seat%across)*(Width+gap), Y: rest.Y, W: Width, H: rest.H, On: rest.On}
		placed, err := sheets.Column(column, gap, endPanel(job, seat), handPanel(job, seat), daysOf(job, seat, !job.Started))
		if err != nil {
			return nil, err
		}
		page.Placed = append(page.Placed, placed...)
	}
	return pages, nil
}
