// Package game is Coal n' Write as the program knows it: the rules with their sheets,
// what judges those, and the odds.
package game

import (
	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal/judge"
	"saddlebag/scoring/coal/odds"
	"saddlebag/scoring/coal/sheet"
)

// Game is Coal n' Write for 1 to 8 players.
var Game game

type game struct{}

// Info describes Coal n' Write.
func (game) Info() *scoring.Info { return &sheet.Info }

// ReadHouse reads a sheet.
func (game) ReadHouse(file string, text []byte) (scoring.House, error) {
	return sheet.ReadHouse(file, text)
}

// New starts a game with a sheet as its house data.
func (game) New(setup scoring.Setup) (scoring.State, error) {
	return scoring.AsState(sheet.Start(setup))
}

// BlankCells lists the worksheets and the General Store's sheet.
func (game) BlankCells(setup scoring.Setup) ([]scoring.Cell, error) {
	s, err := sheet.Start(setup)
	if err != nil {
		return nil, err
	}
	return s.Blank(), nil
}

// Checklist is what the rules say of filled sheets.
func (game) Checklist(setup scoring.Setup) (audit.Checklist, error) {
	s, err := sheet.Start(setup)
	if err != nil {
		return audit.Checklist{}, err
	}
	return judge.Checklist(s), nil
}

// Odds lists the chances of a throw, of each claim and of Blackjack.
func (game) Odds(data scoring.House) []scoring.Odds { return odds.Odds(data) }
