// Package game is Goldfever as the program knows it: the rules with their sheets, the
// judge of those, and the odds.
package game

import (
	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/goldfever/judge"
	"saddlebag/scoring/goldfever/odds"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/sheet"
)

// Game is Goldfever, for the numbers of players that the scenario is for.
var Game = &game{audit.Door[sheet.View]{
	About: &sheet.Info, Start: audit.Starting(sheet.Start), House: readHouse, Paper: sheet.Start, Judge: judge.Checklist,
}}

type game struct{ audit.Door[sheet.View] }

// DescribeHouse tells people what the scenario of house data is.
func (game) DescribeHouse(file string, text []byte) (scoring.Description, error) {
	return scenario.Describe(file, text)
}

// Odds lists the chances of the first card of each pile.
func (game) Odds(data scoring.House) []scoring.Odds { return odds.Odds(data) }

// readHouse reads a scenario with its village and cards.
func readHouse(file string, text []byte) (scoring.House, error) {
	h, err := scenario.Read(file, text)
	if err != nil {
		return nil, err
	}
	return h, nil
}
