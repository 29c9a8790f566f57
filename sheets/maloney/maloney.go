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
		{Name: "board", About: "the map with the week's track as a poster, 496 by 341 mm, in tiles", Craft: press.Craft{Stock: "Paper, glued to board", Do: "Lay the tiles together."}, InDefaultSet: true, Make: board},
		{Name: "board-small", About: "the map with the week's track on one page of a3 or tabloid, and suitcases and standees of its size", Make: boardSmall},
		{Name: "cards", About: "64 action cards and 6 jokers, poker size, with their backs", Craft: press.Craft{Stock: "Card", Do: "Cut along the crop marks.", Secret: true}, InDefaultSet: true, Make: cards},
		{Name: "box", About: "a tuck box for the action cards and jokers, to cut out, fold and glue", Craft: press.Craft{Stock: "Card", Do: "Cut along the lines, fold along the dashed ones, and glue the dotted flap."}, Make: box},
		{Name: "money", About: "banknotes for six players, 42 of $1,000, 36 of $500 and 30 of $100, and the bank's", Craft: press.Craft{Stock: "Paper", Do: "Cut along the crop marks."}, InDefaultSet: true, Make: money},
		{Name: "tokens", About: "24 suitcases with their backs, and to fold and glue the car, the marker of the day and the testament", Craft: press.Craft{Stock: "Card", Do: "Cut along the crop marks. Lay the suitcases face down. Fold the standees at the heads, and glue the dotted flaps one over the other.", Secret: true}, InDefaultSet: true, Make: tokens},
		{Name: "notary", About: "the notary's ledger: a row a day, points and running totals of every player", InDefaultSet: true, Make: notary},
		{Name: "player", About: "a sheet for each player: money, action cards, points day by day", Make: player},
		{Name: "reference", About: "how to play in pictures, with the clauses behind", InDefaultSet: true, Make: sheets.Taught(game.Game, lessons, sheets.Reference(game.Game, chapters))},
		{Name: "result", About: "the score of a ledger, every point with its clause and line, and the notary's ledger", Played: true, Make: press.InTurn(score.Result(game.Game), notary)},
	},
	Panels:      panels,
	FixedLayout: true,
	SharedSheet: "notary",
}

// panels are the table's map, its week and the notary's ledger; or what lies
// before a seat.
func panels(job press.Job, seat int) []panel.Panel {
	if seat == scoring.Table {
		return []panel.Panel{mapPanel(job), weekPanel(job), bookPanel(job)}
	}
	return []panel.Panel{pursePanel(job, seat), handPanel(job, seat), daysPanel(job, seat)}
}

// world is the map that a game is played on.
func world(job press.Job) *rules.Map { return job.Setup.House.(*rules.Map) }
