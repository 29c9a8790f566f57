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
		{Name: "board", About: "the four territories as four tiles, 380 mm square (374 on a4), or on one page of a3 or tabloid", Craft: press.Craft{Stock: "Paper, glued to board", Do: "Lay the tiles together."}, InDefaultSet: true, Make: board},
		{Name: "board-small", About: "the board on one page, for a small table, and where the counters do not fit it smaller ones", Make: boardSmall},
		{Name: "spinner", About: "two spinners: one for a split pin, one for a paper clip", Craft: press.Craft{Stock: "Card", Do: "Cut out a disc with its arrow and pin it, or lay a paper clip on the smaller one."}, InDefaultSet: true, Make: spinner},
		{Name: "boodle", About: "the boodle cards with their backs, poker size", Craft: press.Craft{Stock: "Card", Do: "Cut along the crop marks.", Secret: true}, InDefaultSet: true, Make: boodle},
		{Name: "box", About: "a tuck box for the boodle cards, to cut out, fold and glue", Craft: press.Craft{Stock: "Card", Do: "Cut along the lines, fold along the dashed ones, and glue the dotted flap."}, Make: box},
		{Name: "counters", About: "round cavalrymen of 18 mm and dogs to fold, a pattern for each squad", Craft: press.Craft{Stock: "Card", Do: "Cut out the discs. Fold the dogs at their heads, and glue the flaps one over the other."}, InDefaultSet: true, Make: counters},
		{Name: "score", About: "the score sheet of a game, a column for each player", InDefaultSet: true, Make: scoreSheet},
		{Name: "reference", About: "how to play in pictures, with the clauses behind", InDefaultSet: true, Make: sheets.Taught(game.Game, lessons, sheets.Reference(game.Game, chapters))},
		{Name: "result", About: "the score of a ledger, every point with its clause and line, and the board", Played: true, Make: press.InTurn(score.Result(game.Game), scoreSheet, played)},
	},
	Panels:      panels,
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
		made = append(made, t.panel(houseOf(job.Setup)))
	}
	return append(made, spinnerPanel(houseOf(job.Setup)))
}

// houseOf is the board that a game is played with: no state of this game is
// made without one.
func houseOf(setup scoring.Setup) *rules.Board { return setup.House.(*rules.Board) }
