// Package rintintin is the rulebook of Rin Tin Tin: squads of cavalrymen and
// their dogs cover the circles of outlaws in four territories, and draw boodle
// for the groups that they close.
//
// Here lives all that is true of the game (clauses RT1 to RT20) and nothing of
// how it is written down, drawn or spun. The source is the published rules;
// where they are silent the clause is marked as ruled. The groups, the spinner
// and the deck are in its [Board]; all other numbers are constants named after
// the words of the rules.
//
// What is known of a card may differ from reader to reader: a card that reads
// "?" is a card all the same. A state knows what its ledger knows.
package rintintin

import (
	"slices"

	"saddlebag/scoring"
)

// Numbers of the rules.
const (
	MinPlayers = 2
	MaxPlayers = 4
	Men        = 10 // cavalrymen of a squad (RT1)
	Dogs       = 2  // Rin Tin Tin figures of a squad (RT1)
	Squads     = 2  // of each player where two play (RT1)
	Groups     = 8  // RT2
	Circles    = 5  // ordinary circles of a group (RT2)
	Cards      = 8  // RT3
	doubling   = 2  // of who covered the Rin Tin Tin circle (RT13)
)

// Game is the rulebook. It makes states for two to four players.
var Game scoring.Game = game{}

type game struct{}

// Info describes Rin Tin Tin.
func (game) Info() *scoring.Info { return &info }

// New starts a game with a *[Board] as its house data.
func (game) New(setup scoring.Setup) (scoring.State, error) { return scoring.AsState(start(setup)) }

// start is a game at its start.
func start(setup scoring.Setup) (*state, error) {
	board, err := scoring.HouseOf[Board](&info, setup)
	if err != nil {
		return nil, err
	}
	players := len(setup.Players)
	apart, each, err := muster(players, setup.Options)
	if err != nil {
		return nil, err
	}
	return &state{
		board:  board,
		words:  *wordings.Of(board),
		names:  slices.Clone(setup.Players),
		apart:  apart,
		round:  1,
		lost:   scoring.Table,
		groups: make([]group, len(board.Groups)),
		left:   slices.Repeat([]pieces{each}, players*apart),
		hands:  make([][]card, players),
		deck:   newDeck(board.Boodle),
	}, nil
}

// The options, as ledgers name them.
const (
	optionSingle = "single-squads"
	optionApart  = "squads-apart"
)

// muster says how many squads of a player score apart, and what each of them
// has: two squads that score as one are a single large one (RT1, RT16).
func muster(players int, options map[string]string) (apart int, each pieces, err error) {
	for _, name := range []string{optionSingle, optionApart} {
		if options[name] == scoring.Yes && players != MinPlayers {
			return 0, pieces{}, &scoring.OptionError{Option: name, Why: "option " + name + " is for two players"}
		}
	}
	squad, single := pieces{Men, Dogs}, players != MinPlayers || options[optionSingle] == scoring.Yes
	switch {
	case options[optionApart] != scoring.Yes && single:
		return 1, squad, nil
	case options[optionApart] != scoring.Yes:
		return 1, pieces{Squads * Men, Squads * Dogs}, nil
	case single:
		return 0, pieces{}, &scoring.OptionError{Option: optionApart, Why: "option " + optionApart + " is for two squads each, and " + optionSingle + " is on"}
	}
	return Squads, squad, nil
}
