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
	"fmt"
	"maps"
	"slices"
	"strconv"

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
	if n := len(setup.Players); n != Players {
		return nil, fmt.Errorf("%d players: %s is for %d", n, info.Title, Players)
	}
	dice, turnCap, err := options(setup.Options)
	if err != nil {
		return nil, err
	}
	b := book{names: slices.Clone(setup.Players)}
	switch data := setup.House.(type) {
	case *NoBoard:
		if data != nil {
			return &slate{book: b}, nil
		}
	case *Board:
		if data != nil {
			s := &state{book: b, net: newNetwork(data), dice: dice, turnCap: turnCap}
			s.setUp()
			return s, nil
		}
	}
	return nil, fmt.Errorf("the house data is %T, not a board of %s", setup.House, info.Title)
}

// options reads how many dice are thrown (FN3), and the turns of a coach in a
// run (FN16).
func options(given map[string]string) (dice, turnCap int, err error) {
	values := map[string]int{}
	for _, o := range info.Options {
		values[o.Name], _ = strconv.Atoi(o.Default)
	}
	for _, name := range slices.Sorted(maps.Keys(given)) {
		o, ok := info.Option(name)
		if !ok {
			return 0, 0, fmt.Errorf("option %s: %s has no such option", name, info.Title)
		}
		n, err := strconv.Atoi(given[name])
		if err != nil || n < o.From || n > o.To || strconv.Itoa(n) != given[name] {
			return 0, 0, fmt.Errorf("option %s: %q is no whole number from %d to %d", name, given[name], o.From, o.To)
		}
		values[name] = n
	}
	return values[optionDice], values[optionCap], nil
}
