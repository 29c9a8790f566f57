// Package goldfever draws the sheets of Goldfever: the village, a card for each
// character, standees and chips, tokens for all objects, the piles of cards,
// the scenario, a player aid, the record of a game, and the result.
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
		{Name: "village", About: "goldfever.sheet-village", Craft: press.Craft{Stock: "goldfever.paper-on-board", Do: "goldfever.lay-tiles"}, InDefaultSet: true, Beside: []string{"tokens", "characters", "cards"}, Make: villagePoster},
		{Name: "village-small", About: "goldfever.sheet-village-small", Make: villageSmall},
		{Name: "characters", About: "goldfever.sheet-characters", Craft: press.Craft{Stock: "goldfever.card-stock", Do: "goldfever.cut-crop-marks"}, InDefaultSet: true, Record: true, Pieces: characters, Make: press.CutOut("characters", characters)},
		{Name: "standees", About: "goldfever.sheet-standees", Pieces: standees, Make: press.CutOut("standees", standees)},
		{Name: "tokens", About: "goldfever.sheet-tokens", Craft: press.Craft{Stock: "goldfever.card-stock", Do: "goldfever.make-tokens", Secret: true}, InDefaultSet: true, Pieces: tokens, Make: press.CutOut("tokens", tokens)},
		{Name: "cards", About: "goldfever.sheet-cards", Craft: press.Craft{Stock: "goldfever.card-stock", Do: "goldfever.cut-crop-marks", Secret: true}, InDefaultSet: true, Pieces: deck, Make: press.CutOut("cards", deck)},
		{Name: "box", About: "goldfever.sheet-box", Craft: press.Craft{Stock: "goldfever.card-stock", Do: "sheets.make-box"}, Make: box},
		{Name: "reference", About: "goldfever.sheet-reference", Use: "goldfever.use-reference", InDefaultSet: true, Make: sheets.Taught(game.Game, course, vignette, reference)},
		{Name: "aid", About: "goldfever.sheet-aid", Use: "goldfever.use-aid", InDefaultSet: true, Make: aid},
		{Name: "scenario", About: "goldfever.sheet-scenario", Use: "goldfever.use-scenario", InDefaultSet: true, Make: scenarioSheet},
		{Name: "record", About: "goldfever.sheet-record", Use: "goldfever.use-record", InDefaultSet: true, Record: true, Make: record},
		{Name: score.SheetName, About: "goldfever.sheet-result", Played: true, Make: press.InTurn(score.Result(game.Game, art.Pistol), press.CutOut("characters", characters), record)},
	},
	Panels:      panels,
	Course:      course,
	FixedLayout: true,
	SharedSheet: "record",
}

// panels are the table's village and record, or the cards of a seat's
// characters and its score.
func panels(job press.Job, seat int) []panel.Panel {
	if seat == scoring.Table {
		return []panel.Panel{villagePanel(job, 1, onPhones), recordPanel(job), reckoningPanel(job)}
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
