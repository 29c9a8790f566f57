// Package maloney draws the sheets of Maloney's Inheritance: the map board, the
// cards, the money, the standees, the notary's ledger and the result.
//
// map.go, week.go and notary.go draw the table's panels, player.go those of a player.
// The sheets made of them are in files named after the sheets. The house data says where
// cities and roads are, and what's on a card; the numbers of the game come from its
// rulebook.
package maloney

import (
	"saddlebag/scoring"
	rules "saddlebag/scoring/maloney"
	"saddlebag/scoring/maloney/game"
	"saddlebag/sheets"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
	"saddlebag/sheets/score"
)

// Title is Maloney's Inheritance with its sheets.
var Title = sheets.Title{
	Game:     game.Game,
	Spot:     canvas.RGB{R: 0x2f, G: 0x5d, B: 0x50}, // the green of a banknote
	Icon:     art.Suitcase,
	Vignette: vignette,
	Sheets: []press.Sheet{
		{Name: "board", About: "maloney.sheet-board", Craft: press.Craft{Stock: "maloney.paper-on-board", Do: "maloney.lay-tiles"}, InDefaultSet: true, Beside: []string{"tokens"}, Make: board},
		{Name: "board-small", About: "maloney.sheet-board-small", Make: boardSmall},
		{Name: "cards", About: "maloney.sheet-cards", Craft: press.Craft{Stock: "maloney.card-stock", Do: "maloney.cut-crop-marks", Secret: true}, InDefaultSet: true, Pieces: cards, Make: press.CutOut("cards", cards)},
		{Name: "box", About: "maloney.sheet-box", Craft: press.Craft{Stock: "maloney.card-stock", Do: "sheets.make-box"}, Make: box},
		{Name: "money", About: "maloney.sheet-money", Craft: press.Craft{Stock: "maloney.paper", Do: "maloney.cut-crop-marks"}, InDefaultSet: true, Beside: []string{"tokens"}, Pieces: money, Make: press.CutOut("money", money)},
		{Name: "purse", About: "maloney.sheet-purse", Craft: press.Craft{Stock: "maloney.paper", Do: "maloney.cut-crop-marks"}, Use: "maloney.use-purse", Pieces: slips, Make: press.CutOut("purse", slips)},
		{Name: "tokens", About: "maloney.sheet-tokens", Craft: press.Craft{Stock: "maloney.card-stock", Do: "maloney.make-tokens", Secret: true}, InDefaultSet: true, Pieces: tokens, Make: press.CutOut("tokens", tokens)},
		{Name: "notary", About: "maloney.sheet-notary", InDefaultSet: true, Record: true, Make: notary},
		{Name: "player", About: "maloney.sheet-player", Make: player},
		{Name: "reference", About: "maloney.sheet-reference", InDefaultSet: true, Make: sheets.Taught(game.Game, course, vignette, sheets.Reference(game.Game, chapters))},
		{Name: score.SheetName, About: "maloney.sheet-result", Played: true, Make: press.InTurn(score.Result(game.Game, art.Suitcase), notary)},
	},
	Panels:      panels,
	Course:      course,
	FixedLayout: true,
	SharedSheet: "notary",
}

// panels are the table's map, its week and the notary's ledger; or what lies
// before a seat.
func panels(job press.Job, seat int) []panel.Panel {
	if seat == scoring.Table {
		return []panel.Panel{phoneMap(job), weekPanel(job), bookPanel(job)}
	}
	return []panel.Panel{pursePanel(job, seat), handPanel(job, seat), daysPanel(job, seat)}
}

// world is the map that a game is played on.
func world(job press.Job) *rules.Map { return job.Setup.House.(*rules.Map) }
