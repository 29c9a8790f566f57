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
	About: &sheet.Info, Start: audit.Starting(sheet.Start), House: sheet.ReadHouse, Paper: sheet.Start, Judge: judge.Checklist,
}}

type game struct{ audit.Door[sheet.View] }

// Odds lists the chances of a throw, of each claim and of Blackjack.
func (game) Odds(data scoring.House) []scoring.Odds { return odds.Odds(data) }
