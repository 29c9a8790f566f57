// Package sheets is what a game gives to be drawn, and what's the same for all of them:
// titles, the print jobs made from ledgers and filled sheets, orders as people word them,
// and the cards that teach a game. A game's own package below this one draws its sheets
// from its state; this package knows no game.
//
// The tools for drawing are in rooms of their own; each imports only those before it:
// canvas, the surface; art, what's drawn on it; panel, what a game is made of; press,
// the paper. Three more are beside or above: score, how a game ended, club, what many
// games of a group came to, and certificate, the verdict on filled sheets.
//
// Begin with [Title].
package sheets

import (
	"saddlebag/scoring"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// A Title is a game with everything that is drawn for it: one line in the
// program's list of games.
type Title struct {
	Game scoring.Game
	Spot canvas.RGB // the game's one spot colour
	Icon art.Icon   // the engraving that stands for the game
	// Vignette is what DrawVignette draws; nil for the icon in the open country.
	Vignette func(c canvas.Canvas, house scoring.House)
	Sheets   []press.Sheet
	// Panels returns the panels of one seat (or scoring.Table) in reading order. Every cell of
	// that owner has exactly one slot on them. Which panels and slots there are depends on the
	// players, on the cells of that owner and on the table's, and on nothing else of the job;
	// those of the table may depend on all cells. How large they are may depend on its
	// language. Ask PanelsOf for them.
	Panels          func(job press.Job, seat int) []panel.Panel
	FixedLayout     bool   // panels and slots depend on which cells there are, and not on what is written on them
	SharedSheet     string // name of the sheet on which one person writes for the whole table; empty for none
	ViewerDependent bool   // panels are laid out for who looks at them: Job.Viewer matters
	Course          Course // teaches the game; the zero value has no lessons
}

// PanelsOf are the panels of a seat, or of scoring.Table, in the language of the job.
func (t Title) PanelsOf(job press.Job, seat int) []panel.Panel {
	return panel.In(job.Language, t.Panels(job, seat))
}

// AllSheets are the title's own sheets and what every title has.
func (t Title) AllSheets() []press.Sheet {
	return append(t.Sheets[:len(t.Sheets):len(t.Sheets)], press.NudgeSheet)
}

// DrawVignette draws the small picture that stands for a game with some house data
// where it is offered.
func (t Title) DrawVignette(c canvas.Canvas, house scoring.House) {
	if t.Vignette != nil {
		t.Vignette(c, house)
		return
	}
	InOpenCountry(t.Icon)(c, house)
}

// InOpenCountry is the small picture of a game that has no other: its icon, out in the country.
func InOpenCountry(icon art.Icon) func(canvas.Canvas, scoring.House) {
	return func(c canvas.Canvas, _ scoring.House) {
		const size = 27.0
		art.DrawOpenCountry(c)
		art.DrawIcon(c, icon, (art.VignetteWidth-size)/2-2, art.VignetteGround-size*0.96, size, canvas.Black)
	}
}
