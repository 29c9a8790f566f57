package maloney

import (
	"fmt"

	rules "saddlebag/scoring/maloney"
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
		return nil, canvas.Refuse("a player's sheet is %g mm wide, and %s leaves %.1f mm", Width, job.Paper.Name, rest.W)
	}
	wide := float64(across)*(Width+gap) - gap
	left := rest.X + (rest.W-wide)/2
	var pages []press.Page
	for seat := range job.Setup.Players {
		if seat%across == 0 {
			banner := press.Banner(rules.Game.Info(), job, "Players' sheets", fmt.Sprintf("page %d", seat/across+1), wide)
			pages = append(pages, press.Page{
				Size: job.Paper, Name: "player", Cells: job.Cells, Placed: []panel.Placement{{Panel: banner, X: left, Y: top.Y}},
			})
		}
		page := &pages[len(pages)-1]
		column := canvas.Area{X: left + float64(seat%across)*(Width+gap), Y: rest.Y, W: Width, H: rest.H, On: rest.On}
		placed, err := panel.Column(column, gap, endPanel(job, seat), handPanel(job, seat), daysOf(job, seat, !job.Started))
		if err != nil {
			return nil, err
		}
		page.Placed = append(page.Placed, placed...)
	}
	return pages, nil
}
