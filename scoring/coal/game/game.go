// Package game is Coal n' Write as the program knows it: the rules with their sheets,
// the judge of those, and the odds.
package game

import (
	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal/judge"
	"saddlebag/scoring/coal/odds"
	"saddlebag/scoring/coal/sheet"
)

// Game is Coal n' Write for 1 to 8 players.
var Game = &game{audit.Door[sheet.View]{
	About: &sheet.Info, House: sheet.ReadHouse, Paper: sheet.Start, Judge: judge.Checklist,
}}

type game struct{ audit.Door[sheet.View] }

// New starts a game with a sheet as its house data.
func (game) New(setup scoring.Setup) (scoring.State, error) {
	return scoring.AsState(sheet.Start(setup))
}

// Odds lists the chances of a throw, of each claim and of Blackjack.
func (game) Odds(data scoring.House) []scoring.Odds { return odds.Odds(data) }
