// Package example draws the sheets of Nugget, the small game of scoring/example:
// one sheet with the slips of the table and of every player.
//
// The one panel, slip, has a file of that name. Like the rulebook, this package is
// written to be read first.
package example

import (
	"saddlebag/scoring"
	"saddlebag/scoring/example/game"
	"saddlebag/sheets"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// Title is Nugget with its sheet.
var Title = sheets.Title{
	Game: game.Game,
	Spot: canvas.RGB{R: 0x7a, G: 0x5a, B: 0x10}, // gold
	Icon: art.Gold,
	Sheets: []press.Sheet{
		{Name: "slips", About: "example.slips-about", InDefaultSet: true, Record: true, Make: slips},
	},
	Panels: panels,
}

// panels is the slip of the table, or of a seat.
func panels(job press.Job, seat int) []panel.Panel { return []panel.Panel{slip(job, seat)} }

// slips is the page of all slips, under one another, each with its title over it.
func slips(job press.Job) ([]press.Page, error) {
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	var panels []panel.Panel
	for seat := scoring.Table; seat < len(job.Setup.Players); seat++ {
		panels = append(panels, slip(job, seat))
	}
	_, below := inside.Cut(height)
	placed, err := panel.Flow(below, height, panels...)
	if err != nil {
		return nil, err
	}
	titles := func(c canvas.Canvas) {
		for _, at := range placed {
			canvas.Fit(c, canvas.Area{X: at.X, Y: at.Y - height, W: width, H: height}, c.Say(at.Panel.Title), head)
		}
	}
	return []press.Page{{Size: job.Paper, Name: "slips", Decor: titles, Placed: placed, Cells: job.Cells}}, nil
}
