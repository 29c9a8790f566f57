// Package game is Rin Tin Tin as the program knows it: the rules with their sheets,
// the judge of those, and the odds.
package game

import (
	"saddlebag/scoring/audit"
	"saddlebag/scoring/rintintin/judge"
	"saddlebag/scoring/rintintin/sheet"
)

// Game is Rin Tin Tin for two to four players.
var Game = &game{audit.Door[sheet.View]{
	About: &sheet.Info, Start: audit.Starting(sheet.Start), House: sheet.ReadHouse, Paper: sheet.Start, Judge: judge.Checklist,
}}

type game struct{ audit.Door[sheet.View] }
