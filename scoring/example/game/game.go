// Package game is Nugget as the program knows it: the rules with their slips, and what
// judges those.
package game

import (
	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/example/judge"
	"saddlebag/scoring/example/sheet"
)

// Game is Nugget for two to four players.
var Game game

type game struct{}

// Info describes Nugget.
func (game) Info() *scoring.Info { return &sheet.Info }

// ReadHouse reads a deck.
func (game) ReadHouse(file string, text []byte) (scoring.House, error) {
	return sheet.ReadHouse(file, text)
}

// New starts a game with a deck as its house data.
func (game) New(setup scoring.Setup) (scoring.State, error) {
	return scoring.AsState(sheet.Start(setup))
}

// BlankCells lists the cells of the slips.
func (game) BlankCells(setup scoring.Setup) ([]scoring.Cell, error) {
	s, err := sheet.Start(setup)
	if err != nil {
		return nil, err
	}
	return s.Blank(), nil
}

// Checklist is what the rules demand of the slips of a table.
func (game) Checklist(setup scoring.Setup) (audit.Checklist, error) {
	s, err := sheet.Start(setup)
	if err != nil {
		return audit.Checklist{}, err
	}
	return judge.Checklist(s), nil
}
