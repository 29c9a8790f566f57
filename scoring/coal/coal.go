// Package coal is the rulebook of Coal n' Write: dice shared by the whole
// table, a mine and a store on everybody's own sheet, six burros to load.
//
// Here lives all that is true of the game (clauses CW1 to CW45) and nothing
// of how it is written down, drawn or thrown. The source is the published
// rules; where they are silent the clause is marked as ruled and its comment
// or its text says what was chosen. Numbers that a table can change are in
// its [Sheet]; all others are constants named after the words of the rules.
//
// The way of an event: it comes in by [scoring.Apply], which checks its form
// (LG1); [state.Apply] finds the verb; the verb's file reads the arguments,
// checks dice and place, and only then writes. What a tap
// on a cell breaks is found by the same way: [state.Why] composes its event.
package coal

import (
	"slices"

	"saddlebag/scoring"
)

// Game is the rulebook. It makes states for 1 to 8 players.
var Game scoring.Game = game{}

type game struct{}

// Info describes Coal n' Write.
func (game) Info() *scoring.Info { return &info }

// New starts a game with a *[Sheet] as its house data.
func (game) New(setup scoring.Setup) (scoring.State, error) { return scoring.AsState(start(setup)) }

func start(setup scoring.Setup) (*state, error) {
	sheet, err := scoring.HouseOf[Sheet](&info, setup)
	if err != nil {
		return nil, err
	}
	s := &state{
		sheet:    sheet,
		offered:  newOffered(len(setup.Players)),
		onesRest: info.Chosen(setup.Options, optionOnesRest) == scoring.Yes,
		names:    slices.Clone(setup.Players),
		shared:   shared{round: 1, last: Rounds},
		seats:    make([]seat, len(setup.Players)),
	}
	startCash := info.Number(setup.Options, optionStartCash)
	for i := range s.seats {
		p := &s.seats[i]
		p.stash = make([]ore, 0, sheet.Stash)
		if startCash > 0 {
			s.pay(p, entry{reason: started, amount: startCash})
		}
	}
	return s, nil
}

// The options, as ledgers name them.
const (
	optionStartCash = "start-cash"
	optionOnesRest  = "ones-rest"
)
