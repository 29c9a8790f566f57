package example

import (
	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// Game is Nugget for two to four players.
var Game game

type game struct{}

// Info describes Nugget.
func (game) Info() *scoring.Info { return &info }

// ReadHouse reads a deck.
func (game) ReadHouse(file string, text []byte) (scoring.House, error) {
	return readHouse(file, text)
}

// New starts a game with a deck as its house data.
func (game) New(setup scoring.Setup) (scoring.State, error) {
	return scoring.AsState(startView(setup))
}

// BlankCells lists the cells of the slips.
func (game) BlankCells(setup scoring.Setup) ([]scoring.Cell, error) {
	s, err := startView(setup)
	if err != nil {
		return nil, err
	}
	return s.blank(), nil
}

// Checklist is what the rules demand of the slips of a table.
func (game) Checklist(setup scoring.Setup) (audit.Checklist, error) {
	s, err := startView(setup)
	if err != nil {
		return audit.Checklist{}, err
	}
	return checklist(s), nil
}
