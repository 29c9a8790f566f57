// Package game is Maloney's Inheritance as the program knows it: the rules with their
// sheets, the judge of those, and the odds.
package game

import (
	"saddlebag/scoring/audit"
	"saddlebag/scoring/maloney/judge"
	"saddlebag/scoring/maloney/sheet"
)

// Game is Maloney's Inheritance for three to six players.
var Game = &game{audit.Door[sheet.View]{
	About: &sheet.Info, Start: audit.Starting(sheet.Start), House: sheet.ReadHouse, Paper: sheet.Start, Judge: judge.Checklist,
}}

type game struct{ audit.Door[sheet.View] }
