// Package rintintin draws the sheets of Rin Tin Tin: the board with its four
// territories, the spinner, the boodle cards, the pieces, the score sheet, the
// reference card and the result.
//
// Each panel has a file of its name: territory and spinner are the table's, column is a
// player's. The sheets made of them are in files named after the sheets. The drawings are
// in the folder engravings. Every number of the game comes from its rulebook.
package rintintin

import (
	"saddlebag/scoring"
	rules "saddlebag/scoring/rintintin"
	"saddlebag/scoring/rintintin/game"
	"saddlebag/sheets"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
	"saddlebag/sheets/score"
)

// Title is Rin Tin Tin with its sheets.
var Title = sheets.Title{
	Game:     game.Game,
	Spot:     canvas.RGB{R: 0x1f, G: 0x4e, B: 0x79}, // cavalry blue
	Icon:     art.Dog,
	Vignette: vignette,
	Sheets: []press.Sheet{
		{Name: "board", About: "rintintin.sheet-board", Craft: press.Craft{Stock: "rintintin.paper-on-board", Do: "rintintin.lay-tiles"}, InDefaultSet: true, Beside: []string{"boodle", "counters", "counters-square"}, Make: board},
		{Name: "board-small", About: "rintintin.sheet-board-small", Make: boardSmall},
		{Name: "spinner", About: "rintintin.sheet-spinner", Craft: press.Craft{Stock: "rintintin.card-stock", Do: "rintintin.make-spinner", Scissors: true}, InDefaultSet: true, Make: spinner},
		{Name: "boodle", About: "rintintin.sheet-boodle", Craft: press.Craft{Stock: "rintintin.card-stock", Do: "rintintin.cut-crop-marks", Secret: true}, InDefaultSet: true, Pieces: boodle, Make: press.CutOut("boodle", boodle)},
		{Name: "box", About: "rintintin.sheet-box", Craft: press.Craft{Stock: "rintintin.card-stock", Do: "sheets.make-box"}, Make: box},
		{Name: "counters", About: "rintintin.sheet-counters", Craft: press.Craft{Stock: "rintintin.card-stock", Do: "rintintin.make-counters", Scissors: true}, InDefaultSet: true, Pieces: counters, Make: press.CutOut("counters", counters)},
		{Name: "counters-square", About: "rintintin.sheet-counters-square", Craft: press.Craft{Stock: "rintintin.card-stock", Do: "rintintin.make-squares"}, Pieces: squareCounters, Make: press.CutOut("counters-square", squareCounters)},
		{Name: "score", About: "rintintin.sheet-score", InDefaultSet: true, Record: true, Make: scoreSheet},
		{Name: "reference", About: "rintintin.sheet-reference", InDefaultSet: true, Make: sheets.Taught(game.Game, course, vignette, sheets.Reference(game.Game, chapters))},
		{Name: score.SheetName, About: "rintintin.sheet-result", Played: true, Make: press.InTurn(score.Result(game.Game, art.Dog), scoreSheet, played)},
	},
	Panels:      panels,
	Course:      course,
	SharedSheet: "score",
}

// panels are the table's board and spinner, or a seat's column of the score
// sheet.
func panels(job press.Job, seat int) []panel.Panel {
	if seat != scoring.Table {
		return []panel.Panel{newTally(job).alone(seat)}
	}
	var made []panel.Panel
	for _, t := range territories {
		made = append(made, t.panel(job))
	}
	return append(made, spinnerPanel(houseOf(job.Setup)))
}

// houseOf is the board that a game is played with: no state of this game is
// made without one.
func houseOf(setup scoring.Setup) *rules.Board { return setup.House.(*rules.Board) }
