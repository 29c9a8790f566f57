// Package game is Nugget as the program knows it: the rules with their slips, and the
// judge of those.
package game

import (
	"saddlebag/scoring/audit"
	"saddlebag/scoring/example/judge"
	"saddlebag/scoring/example/sheet"
)

// Game is Nugget for two to four players.
var Game = &audit.Door[sheet.View]{
	About: &sheet.Info, Start: audit.Starting(sheet.Start), House: sheet.ReadHouse, Paper: sheet.Start, Judge: judge.Checklist,
}
