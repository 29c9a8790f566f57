// Package game is Nugget as the program knows it: the rules with their slips, and the
// judge of those.
package game

import (
	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/example/judge"
	"saddlebag/scoring/example/sheet"
)

// Game is Nugget for two to four players.
var Game = &game{audit.Door[sheet.View]{
	About: &sheet.Info, House: sheet.ReadHouse, Paper: sheet.Start, Judge: judge.Checklist,
}}

type game struct{ audit.Door[sheet.View] }

// New starts a game with a deck as its house data.
func (game) New(setup scoring.Setup) (scoring.State, error) {
	return scoring.AsState(sheet.Start(setup))
}
