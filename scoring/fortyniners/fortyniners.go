// Package fortyniners is the rulebook of The "49ers": a stage coach, two
// bandits and a sheriff on a board of roads and trails, four runs in which every
// player drives once.
//
// Here lives all that is true of the game (clauses FN1 to FN41) and nothing of
// how it is written down, drawn or thrown. The source is the published rules;
// where they are silent the clause is marked as ruled. The board is its house
// data, a [Board]; with a [NoBoard] the table plays on a board that the program
// does not know, and only the score is kept.
package fortyniners

import (
	"slices"

	"saddlebag/scoring"
)

// Numbers of the rules.
const (
	Players = 4
	Runs    = Players // in each another player is Blackjack (FN1)
	MaxDice = 2       // FN3
	Faces   = 6
	Blocks  = 2 // FN5
	bonus   = 3 // miles from a lookout, at most (FN23)
)

// Game is the rulebook. It makes states for four players.
var Game scoring.Game = game{}

type game struct{}

// Info describes The "49ers".
func (game) Info() *scoring.Info { return &info }

// New starts a game with a *[Board] or a *[NoBoard] as its house data.
func (game) New(setup scoring.Setup) (scoring.State, error) {
	b := book{names: slices.Clone(setup.Players)}
	if data, ok := setup.House.(*NoBoard); ok && data != nil {
		return &slate{book: b}, nil
	}
	board, err := scoring.HouseOf[Board](&info, setup)
	if err != nil {
		return nil, err
	}
	s := &state{
		book: b, net: networks.Of(board),
		dice: info.Number(setup.Options, optionDice), turnCap: info.Number(setup.Options, optionCap),
	}
	s.setUp()
	return s, nil
}
