// Package sheets is what a game gives to be drawn, and what is the same for all of
// them: titles, the jobs that ledgers and filled sheets make of one, orders as people
// word them, and the cards that a game is learned from. A sheet is drawn from a game's
// state by the package of that game below this one; this package knows no game.
//
// What it is drawn with has rooms of its own, and each imports those before it alone:
// canvas, the surface; art, what is drawn on it; panel, what a game is made of; press,
// the paper. Two stand beside or above: score, what a game came to, and certificate,
// what filled sheets were judged to be.
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
	// Panels returns the panels of one seat (or scoring.Table) in reading
	// order. Every cell of that owner has exactly one slot on them. Which panels and
	// slots there are depends on the players, on the cells of that owner and on the
	// table's, and on nothing else of the job; those of the table may depend on all cells.
	Panels          func(job press.Job, seat int) []panel.Panel
	FixedLayout     bool   // panels and slots depend on which cells there are, and not on what is written on them
	SharedSheet     string // name of the sheet on which one person writes for the whole table; empty for none
	ViewerDependent bool   // panels are laid out for who looks at them: Job.Viewer matters
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
	const size = 27.0
	art.DrawOpenCountry(c)
	art.DrawIcon(c, t.Icon, (art.VignetteWidth-size)/2-2, art.VignetteGround-size*0.96, size, canvas.Black)
}
