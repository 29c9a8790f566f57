// Package goldfever draws the sheets of Goldfever: the village, a card for each
// character, standees and chips, tokens for all objects, the piles of cards,
// the scenario, a gaming aid, the record of a game, and the result.
//
// A panel is drawn in a file of its own name: village and record are the
// table's, card and score are a seat's. The sheets that are made of them are in
// files named after the sheets. Numbers and words come from the rulebook and
// its house data; what is drawn is in the folder art.
package goldfever

import (
	"saddlebag/scoring"
	rules "saddlebag/scoring/goldfever"
	"saddlebag/sheets"
)

// Title is Goldfever with its sheets.
var Title = sheets.Title{
	Game: rules.Game,
	Spot: sheets.RGB{R: 0x8c, G: 0x5a, B: 0x00}, // gold, dark enough to read
	Sheets: []sheets.Sheet{
		{Name: "scenario", About: "the fight: teams, gear, where all start, how it is won", Night: always, Make: scenario},
		{Name: "village", About: "the village as a poster, in tiles", Night: always, Make: village},
		{Name: "village-small", About: "the village on one page, best of a3 or tabloid", Night: never, Make: villageSmall},
		{Name: "characters", About: "a card for each character: wounds, pockets, guns and shells", Night: always, Make: characters},
		{Name: "standees", About: "a figure for each character, to fold and glue", Night: always, Make: standees},
		{Name: "tokens", About: "activation chips, objects and markers, with their backs", Night: always, Make: tokens},
		{Name: "cards", About: "the hit cards, panic cards and jokers, with their backs", Night: always, Make: deck},
		{Name: "aid", About: "a gaming aid: weapons, actions, piles", Night: always, Make: aid},
		{Name: "record", About: "rounds, chips, piles and scores of a game", Night: always, Make: record},
		{Name: "reference", About: "the rules by their clauses", Night: always, Make: reference},
		{Name: "result", About: "the score of a ledger, every point with its clause and line", Night: never, Played: true, Make: result},
	},
	Panels: panels,
	Book:   "record",
}

func always(int) bool { return true }
func never(int) bool  { return false }

// panels are the table's village and record, or the cards of a seat's
// characters and its score.
func panels(job sheets.Job, seat int) []sheets.Panel {
	if seat == scoring.Table {
		return []sheets.Panel{villagePanel(job, 1), recordPanel(job)}
	}
	var made []sheets.Panel
	for _, f := range fightersOf(job) {
		if f.seat == seat {
			made = append(made, cardPanel(job, f))
		}
	}
	return append(made, scorePanel(job, seat))
}

// houseOf is the house data that a game is played with.
func houseOf(setup scoring.Setup) *rules.House { return setup.House.(*rules.House) }
