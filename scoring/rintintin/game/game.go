// Package game is Rin Tin Tin as the program knows it: the rules with their sheets,
// what judges those, and the odds.
package game

import (
	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/rintintin/judge"
	"saddlebag/scoring/rintintin/sheet"
)

// Game is Rin Tin Tin for two to four players.
var Game game

type game struct{}

// Info describes Rin Tin Tin.
func (game) Info() *scoring.Info { return &sheet.Info }

// ReadHouse reads a board.
func (game) ReadHouse(file string, text []byte) (scoring.House, error) {
	return sheet.ReadHouse(file, text)
}

// New starts a game with a board as its house data.
func (game) New(setup scoring.Setup) (scoring.State, error) {
	return scoring.AsState(sheet.Start(setup))
}

// BlankCells lists the columns of the score sheet and the circles of the board.
func (game) BlankCells(setup scoring.Setup) ([]scoring.Cell, error) {
	s, err := sheet.Start(setup)
	if err != nil {
		return nil, err
	}
	return s.Blank(), nil
}

// Checklist is what the rules demand of score sheets and boards.
func (game) Checklist(setup scoring.Setup) (audit.Checklist, error) {
	s, err := sheet.Start(setup)
	if err != nil {
		return audit.Checklist{}, err
	}
	return judge.Checklist(s), nil
}
