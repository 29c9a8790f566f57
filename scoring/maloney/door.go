package maloney

import (
	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// Game is Maloney's Inheritance for three to six players.
var Game scoring.Game = game{}

type game struct{}

// Info describes Maloney's Inheritance.
func (game) Info() *scoring.Info { return &info }

// ReadHouse reads a *[Map].
func (game) ReadHouse(file string, text []byte) (scoring.House, error) { return readHouse(file, text) }

// New starts a game with a *[Map] as its house data.
func (game) New(setup scoring.Setup) (scoring.State, error) { return scoring.AsState(start(setup)) }

// BlankCells lists the sheets of all players, the board and two notary's ledgers.
func (game) BlankCells(setup scoring.Setup) ([]scoring.Cell, error) {
	s, err := start(setup)
	if err != nil {
		return nil, err
	}
	return s.blank(), nil
}

// Checklist is what the rules demand of the sheets of a table.
func (game) Checklist(setup scoring.Setup) (audit.Checklist, error) {
	s, err := start(setup)
	if err != nil {
		return audit.Checklist{}, err
	}
	return checklist(s), nil
}

// Odds lists what a card is worth on each day and what a suitcase holds.
func (game) Odds(data scoring.House) []scoring.Odds { return oddsOf(data) }
