// Package game is The "49ers" as the program knows it: the rules with their sheets,
// the judge of those, and the odds.
package game

import (
	"saddlebag/scoring/audit"
	"saddlebag/scoring/fortyniners/judge"
	"saddlebag/scoring/fortyniners/sheet"
)

// Game is The "49ers" for four players.
var Game = &game{audit.Door[*sheet.Paper]{
	About: &sheet.Info, Start: sheet.Start, House: sheet.ReadHouse, Paper: sheet.NewPaper, Judge: judge.Checklist,
}}

type game struct{ audit.Door[*sheet.Paper] }
