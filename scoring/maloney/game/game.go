// Package game is Maloney's Inheritance as the program knows it: the rules with their
// sheets, what judges those, and the odds.
package game

import (
	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/maloney/judge"
	"saddlebag/scoring/maloney/sheet"
)

// Game is Maloney's Inheritance for three to six players.
var Game game

type game struct{}

// Info describes Maloney's Inheritance.
func (game) Info() *scoring.Info { return &sheet.Info }

// ReadHouse reads a map.
func (game) ReadHouse(file string, text []byte) (scoring.House, error) {
	return sheet.ReadHouse(file, text)
}

// New starts a game with a map as its house data.
func (game) New(setup scoring.Setup) (scoring.State, error) {
	return scoring.AsState(sheet.Start(setup))
}

// BlankCells lists the sheets of all players, the board and two notary's ledgers.
func (game) BlankCells(setup scoring.Setup) ([]scoring.Cell, error) {
	s, err := sheet.Start(setup)
	if err != nil {
		return nil, err
	}
	return s.Blank(), nil
}

// Checklist is what the rules demand of the sheets of a table.
func (game) Checklist(setup scoring.Setup) (audit.Checklist, error) {
	s, err := sheet.Start(setup)
	if err != nil {
		return audit.Checklist{}, err
	}
	return judge.Checklist(s.State), nil
}
