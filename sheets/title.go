package sheets

import "saddlebag/scoring"

// A Title is a game with everything that is drawn for it: one line in the
// program's list of games.
type Title struct {
	Game scoring.Game
	Spot RGB  // the game's one spot colour
	Icon Icon // the engraving that stands for the game
	// Vignette is what DrawVignette draws; nil for the icon in the open country.
	Vignette func(c Canvas, house scoring.House)
	Sheets   []Sheet
	// Panels returns the panels of one seat (or scoring.Table) in reading
	// order. Every cell of that owner has exactly one slot on them. Which panels and
	// slots there are depends on the players, on the cells of that owner and on the
	// table's, and on nothing else of the job; those of the table may depend on all cells.
	Panels          func(job PrintJob, seat int) []Panel
	FixedLayout     bool   // panels and slots depend on which cells there are, and not on what is written on them
	SharedSheet     string // name of the sheet on which one person writes for the whole table; empty for none
	ViewerDependent bool   // panels are laid out for who looks at them: PrintJob.Viewer matters
}

// AllSheets are the title's own sheets and what every title has.
func (t Title) AllSheets() []Sheet {
	return append(t.Sheets[:len(t.Sheets):len(t.Sheets)], nudgeSheet)
}

// DrawVignette draws the small picture that stands for a game with some house data
// where it is offered.
func (t Title) DrawVignette(c Canvas, house scoring.House) {
	if t.Vignette != nil {
		t.Vignette(c, house)
		return
	}
	const size = 27.0
	DrawOpenCountry(c)
	DrawIcon(c, t.Icon, (VignetteWidth-size)/2-2, VignetteGround-size*0.96, size, Black)
}
