// Package goldfever is the rulebook of Goldfever: a skirmish of two teams in a
// village of zones, four action points at a time, with ambushes that interrupt.
//
// Here lives all that is true of the game (clauses GF1 to GF69) and nothing of
// how it is written down, drawn or shuffled. The source is the published rules,
// which break off before they say who is hit; from there on the clauses are
// house rules, or ruled. Village, characters, piles, jokers and scenario are its
// [House] data; the weapons are constants.
//
// # Words of the ledger
//
// An object is named by its kind as long as its owner, or the zone it lies in,
// has only one of that kind: "colt". Otherwise, and a nugget always, it has its
// number: "colt-2", "nugget-3". In the middle of a phase:
//
//	table activate Ted
//	Ted move c4
//	Ted shoot Fred shotgun both
//	table card average wound
//	Lena react shoot Ted colt
//	Ted pick nugget-3 2
//	Ted end
//
// # Steps
//
// What an action sets going (cards to be drawn, a flight, ambushers who may
// react) is a stack of steps, the next one on top. While there are any, nobody
// goes on with a phase.
package goldfever

import (
	"slices"

	"saddlebag/scoring"
)

// Numbers of the rules.
const (
	MinPlayers = 2 // GF1
	MaxPlayers = 12
	Teams      = 2
	Deadly     = 3 // wounds (GF7)
	Pockets    = 2 // GF4
	Guns       = 2
	Actions    = 4 // points of an activated character (GF11)
	AmbushCost = 2
	moreWind   = 2 // points (joker)
	moreRange  = 2 // zones (joker)
)

// Game is the rulebook. It makes states for the numbers of players that the
// scenario is for.
var Game scoring.Game = game{}

type game struct{}

// Info describes Goldfever.
func (game) Info() *scoring.Info { return &info }

// New starts a game with a *[House] as its house data.
func (game) New(setup scoring.Setup) (scoring.State, error) {
	house, err := scoring.HouseOf[House](&info, setup)
	if err != nil {
		return nil, err
	}
	cast, ok := house.Scenario.Cast(len(setup.Players))
	if !ok {
		return nil, scoring.WrongPlayers(len(setup.Players), "this scenario is for "+house.Describe().Crowd())
	}
	blast := info.Chosen(setup.Options, optionBlast) == scoring.Yes // GF55
	extra, err := house.Scenario.inForce(setup.Options)
	if err != nil {
		return nil, err
	}
	s := &state{
		house: house, names: slices.Clone(setup.Players), blast: blast, extra: extra,
		round: 1, turn: turn{man: noMan},
		powers: newPowers(house.Jokers), faces: newFaces(house.Scenario.Nuggets),
	}
	for p := range Pile(Piles) {
		s.shuffle(p)
	}
	s.place(cast)
	return s, nil
}

// The options, as ledgers name them.
const (
	optionBlast = "blast"
	optionExtra = "extra"
)
