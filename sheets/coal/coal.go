// Package coal draws the sheets of Coal n' Write: the worksheet with its mine,
// the General Store, the reference card and the result.
//
// Each panel has a file: mine, stash, burros, cash, extras, saloon on the worksheet;
// turn and store on the General Store's sheet. A panel draws the print from the house
// data, and the pencil from the cells of the state. The sheets made of them are in files
// of their own names. Every number of the game comes from its rulebook.
package coal

import (
	"saddlebag/scoring"
	rules "saddlebag/scoring/coal"
	"saddlebag/scoring/coal/game"
	"saddlebag/sheets"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
	"saddlebag/sheets/score"
)

// Title is Coal n' Write with its sheets.
var Title = sheets.Title{
	Game: game.Game,
	Spot: canvas.RGB{R: 0x9a, G: 0x3b, B: 0x1e}, // brick red
	Icon: art.Burro,
	Sheets: []press.Sheet{
		{Name: "worksheet", About: "coal.sheet-worksheet", InDefaultSet: true, Record: true, Make: worksheet},
		{Name: "store", About: "coal.sheet-store", InDefaultSet: true, Record: true, Make: store},
		{Name: "reference", About: "coal.sheet-reference", InDefaultSet: true, Make: sheets.Taught(game.Game, course, sheets.InOpenCountry(art.Burro), sheets.Reference(game.Game, chapters))},
		{Name: score.SheetName, About: "coal.sheet-result", Played: true, Make: press.InTurn(score.Result(game.Game, art.Burro), worksheet)},
	},
	Panels:      panels,
	Course:      course,
	FixedLayout: true,
}

// panels are those of a seat's worksheet, or of the General Store.
func panels(job press.Job, seat int) []panel.Panel {
	cells := job.Cells.Of(seat)
	if seat == scoring.Table {
		return append([]panel.Panel{turnPanel(len(job.Setup.Players) == 1, phoneTray)}, storePanels(job)...)
	}
	return newWorksheet(houseOf(job.Setup), cells, seat, onPhone, whole).all()
}

// houseOf is the sheet that a game is played with: no state of this game is
// made without one.
func houseOf(setup scoring.Setup) *rules.Sheet { return setup.House.(*rules.Sheet) }
