// Package game is The "49ers" as the program knows it: the rules with their sheets,
// what judges those, and the odds.
package game

import (
	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/fortyniners/judge"
	"saddlebag/scoring/fortyniners/sheet"
)

// Game is The "49ers" for four players.
var Game game

type game struct{}

// Info describes The "49ers".
func (game) Info() *scoring.Info { return &sheet.Info }

// ReadHouse reads a board, or that the table keeps score only.
func (game) ReadHouse(file string, text []byte) (scoring.House, error) {
	return sheet.ReadHouse(file, text)
}

// New starts a game with what ReadHouse has read as its house data.
func (game) New(setup scoring.Setup) (scoring.State, error) { return sheet.Start(setup) }

// BlankCells lists the run sheet of each driver: what stands on the board is only
// shown.
func (game) BlankCells(setup scoring.Setup) ([]scoring.Cell, error) {
	p, err := sheet.NewPaper(setup)
	if err != nil {
		return nil, err
	}
	return p.Blank(), nil
}

// Checklist is what the rules demand of each run sheet.
func (game) Checklist(setup scoring.Setup) (audit.Checklist, error) {
	p, err := sheet.NewPaper(setup)
	if err != nil {
		return audit.Checklist{}, err
	}
	return judge.Checklist(p), nil
}
