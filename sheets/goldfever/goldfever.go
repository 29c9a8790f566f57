// Package goldfever draws the sheets of Goldfever: the village, a card for each
// character, standees and chips, tokens for all objects, the piles of cards,
// the scenario, a gaming aid, the record of a game, and the result.
//
// village.go and record.go draw the table's panels, card.go and record.go those of a
// seat. The sheets made of them are in files named after the sheets, the cards of the
// piles in deck.go. Numbers and words come from the rulebook and its house data; the
// drawings are in the folder engravings.
package goldfever

import (
	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/game"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/sheets"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
	"saddlebag/sheets/score"
)

// Title is Goldfever with its sheets.
var Title = sheets.Title{
	Game:     game.Game,
	Spot:     canvas.RGB{R: 0x8c, G: 0x5a, B: 0x00}, // gold, dark enough to read
	Icon:     art.Pistol,
	Vignette: vignette,
	Sheets: []press.Sheet{
		{Name: "scenario", About: "the fight: teams, gear, who starts where, how you win", Use: "Third: place everyone and everything. It says what scores.", InDefaultSet: true, Make: scenarioSheet},
		{Name: "village", About: "the village as a poster, in tiles", Craft: press.Craft{Stock: "Paper, glued to board", Do: "Lay the tiles together."}, InDefaultSet: true, Make: villagePoster},
		{Name: "village-small", About: "the village on one page of a3 or tabloid, and figures to match", Make: villageSmall},
		{Name: "characters", About: "a card for each character: wounds, pockets, guns and shells; and one for dropped guns", Craft: press.Craft{Stock: "Card", Do: "Cut along the crop marks."}, InDefaultSet: true, Make: characters},
		{Name: "standees", About: "a figure for each character alone, to fold and glue", Make: standees},
		{Name: "tokens", About: "a figure for each character to fold and glue; chips, objects and markers, with their backs", Craft: press.Craft{Stock: "Card", Do: "Cut along the crop marks; you need scissors, glue, and a bag for the chips. Fold the standees at the heads, and glue the dotted flaps onto each other.", Secret: true}, InDefaultSet: true, Make: tokens},
		{Name: "cards", About: "the hit cards, panic cards and jokers, with their backs", Craft: press.Craft{Stock: "Card", Do: "Cut along the crop marks.", Secret: true}, InDefaultSet: true, Make: deck},
		{Name: "box", About: "a tuck box for the cards, to cut out, fold and glue", Craft: press.Craft{Stock: "Card", Do: "Cut along the lines, fold along the dashed ones, and glue the dotted flap."}, Make: box},
		{Name: "aid", About: "a gaming aid: weapons, actions, piles, and who sees whom", Use: "Second: set up with “To begin”. Keep it handy: “Zone by zone” says where you can walk and see.", InDefaultSet: true, Make: aid},
		{Name: "record", About: "the scores of a game, and what happened round by round", Use: "Write the points here at the end.", InDefaultSet: true, Make: record},
		{Name: "reference", About: "how to play in pictures, with the clauses on the back", Use: "First: read “How to play”. Look up the clauses when you need them.", InDefaultSet: true, Make: sheets.Taught(game.Game, lessons, reference)},
		{Name: "result", About: "the score of a ledger, every point with its clause and line", Played: true, Make: press.InTurn(score.Result(game.Game), characters, record)},
	},
	Panels:      panels,
	FixedLayout: true,
	SharedSheet: "record",
}

// panels are the table's village and record, or the cards of a seat's
// characters and its score.
func panels(job press.Job, seat int) []panel.Panel {
	if seat == scoring.Table {
		return []panel.Panel{villagePanel(job, 1), recordPanel(job), reckoningPanel(job)}
	}
	var made []panel.Panel
	for _, f := range fightersOf(job) {
		if f.seat == seat {
			made = append(made, cardPanel(job, f))
		}
	}
	return append(made, scorePanel(job, seat))
}

// houseOf is the house data that a game is played with.
func houseOf(setup scoring.Setup) *scenario.House { return setup.House.(*scenario.House) }
