package rintintin

import (
	"saddlebag/scoring"
	rules "saddlebag/scoring/rintintin"
	"saddlebag/sheets"
)

// The top of a page.
const (
	bannerHeight = 17.0
	bannerCaps   = 8.0
	bannerBase   = 9.6
)

// banner is the top of a page: what is on it, the game and the data.
func banner(job sheets.Job, title, remark string, width float64) sheets.Panel {
	data := rules.Game.Info().DataWord + " " + job.Data
	return sheets.Panel{
		ID: "banner", Owner: scoring.Table, Title: title, W: width, H: bannerHeight, Key: key("banner", title, remark, data),
		Static: func(c sheets.Canvas) {
			sheets.DrawTitle(c, 0, bannerBase, bannerCaps, title, sheets.Shaded, sheets.Left)
			left := sheets.TitleWidth(title, bannerCaps) + 6
			note := caption
			note.Align = sheets.Right
			for i, line := range []string{rules.Game.Info().Title, remark, data} {
				sheets.Fit(c, sheets.Area{X: left, Y: 0.6 + 3.6*float64(i), W: width - left, H: 3.6}, line, note)
			}
			sheets.DrawRule(c, 0, bannerHeight-4, width)
		},
	}
}

// blankJob is a job for a number of players who have no names yet.
func blankJob(job sheets.Job, players int) (sheets.Job, error) {
	setup := job.Setup
	setup.Players = make([]string, players)
	state, err := rules.Game.New(setup)
	if err != nil {
		return job, err
	}
	job.Setup, job.Game = setup, state
	return job, nil
}

// tableCells are the cells of the board and the spinner.
func tableCells(job sheets.Job) []scoring.Cell { return cellsOf(job, scoring.Table) }

// cellsOf are the cells of one owner.
func cellsOf(job sheets.Job, owner int) []scoring.Cell {
	var own []scoring.Cell
	for _, c := range job.Game.Cells() {
		if c.Owner == owner {
			own = append(own, c)
		}
	}
	return own
}
