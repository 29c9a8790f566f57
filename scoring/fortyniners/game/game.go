// Package game is The "49ers" as the program knows it: the rules with their sheets,
// the judge of those, and the odds.
package game

import (
	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/fortyniners/judge"
	"saddlebag/scoring/fortyniners/sheet"
)

// Game is The "49ers" for four players.
var Game = &game{audit.Door[*sheet.Paper]{
	About: &sheet.Info, House: sheet.ReadHouse, Paper: sheet.NewPaper, Judge: judge.Checklist,
}}

type game struct{ audit.Door[*sheet.Paper] }

// New starts a game with what ReadHouse has read as its house data.
func (game) New(setup scoring.Setup) (scoring.State, error) { return sheet.Start(setup) }
