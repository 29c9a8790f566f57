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
	"fmt"
	"slices"

	"saddlebag/scoring"
)

// Numbers of the rules.
const (
	MinPlayers = 2
	MaxPlayers = 4
	Men        = 10 // cavalrymen of a squad (RT1)
	Dogs       = 2  // Rin Tin Tin figures of a squad (RT1)
	Groups     = 8  // RT2
	Circles    = 5  // ordinary circles of a group (RT2)
	doubling   = 2  // of who covered the Rin Tin Tin circle (RT13)
)

// Game is the rulebook. It makes states for two to four players.
var Game scoring.Game = game{}

type game struct{}

// Info describes Rin Tin Tin.
func (game) Info() *scoring.Info { return &info }

// The options, as ledgers name them.
const (
	optionSingle = "single-squads"
	optionApart  = "squads-apart"
	yes          = "yes"
	no           = "no"
)

// New starts a game with a *[Board] as its house data.
func (game) New(setup scoring.Setup) (scoring.State, error) {
	players := len(setup.Players)
	if players < MinPlayers || players > MaxPlayers {
		return nil, fmt.Errorf("%d players: Rin Tin Tin is for %d to %d", players, MinPlayers, MaxPlayers)
	}
	board, ok := setup.House.(*Board)
	if !ok || board == nil {
		return nil, fmt.Errorf("the house data is %T, not a board of Rin Tin Tin", setup.House)
	}
	s := &state{board: board, names: slices.Clone(setup.Players), squads: 1, cards: make([][]card, players)}
	for name, value := range setup.Options {
		option, ok := info.Option(name)
		switch {
		case !ok:
			return nil, fmt.Errorf("option %s: Rin Tin Tin has no such option", name)
		case !slices.Contains(option.Choices, value):
			return nil, fmt.Errorf("option %s: %q is neither yes nor no", name, value)
		case value == yes && players != MinPlayers:
			return nil, fmt.Errorf("option %s: it is for two players", name)
		}
	}
	double := players == MinPlayers && setup.Options[optionSingle] != yes
	apart := setup.Options[optionApart] == yes
	switch {
	case apart && !double:
		return nil, fmt.Errorf("option %s: it is for two squads each, and %s is on", optionApart, optionSingle)
	case apart:
		s.squads = 2
	}
	men, dogs := Men, Dogs
	if double && !apart {
		men, dogs = 2*Men, 2*Dogs
	}
	for range players * s.squads {
		s.left = append(s.left, pieces{men, dogs})
	}
	s.groups = make([]group, len(board.Groups))
	for i := range s.groups {
		s.groups[i] = emptyGroup
	}
	return s, nil
}
