// Package coal is the rulebook of Coal n' Write: dice shared by the whole
// table, a mine and a store on everybody's own sheet, six burros to load.
//
// Here lives all that is true of the game (clauses CW1 to CW45) and nothing
// of how it is written down, drawn or thrown. The source is the published
// rules; where they are silent the clause is marked as ruled and its comment
// or its text says what was chosen. Numbers that a table can change are in
// its [Sheet]; all others are constants named after the words of the rules.
//
// The way of an event: [state.Apply] finds the verb; the verb's file reads
// the arguments (LG1), checks dice and place, and only then writes. What a tap
// on a cell breaks is found by the same way: [state.Why] composes its event.
package coal

import (
	"fmt"
	"slices"
	"strconv"

	"saddlebag/scoring"
)

// Game is the rulebook. It makes states for 1 to 8 players.
var Game scoring.Game = game{}

type game struct{}

// Info describes Coal n' Write.
func (game) Info() *scoring.Info { return &info }

// New starts a game with a *[Sheet] as its house data.
func (game) New(setup scoring.Setup) (scoring.State, error) {
	s, err := start(setup)
	if err != nil {
		return nil, err
	}
	return s, nil
}

func start(setup scoring.Setup) (*state, error) {
	if n := len(setup.Players); n < info.MinPlayers || n > info.MaxPlayers {
		return nil, fmt.Errorf("%d players: Coal n' Write is for %d to %d", n, info.MinPlayers, info.MaxPlayers)
	}
	sheet, ok := setup.House.(*Sheet)
	if !ok || sheet == nil {
		return nil, fmt.Errorf("the house data is %T, not a sheet of Coal n' Write", setup.House)
	}
	startCash, onesRest, err := readOptions(setup.Options)
	if err != nil {
		return nil, err
	}
	s := &state{
		sheet:    sheet,
		onesRest: onesRest,
		names:    slices.Clone(setup.Players),
		round:    1,
		last:     Rounds,
		seats:    make([]seat, len(setup.Players)),
	}
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

const (
	yes = "yes"
	no  = "no"
)

func readOptions(given map[string]string) (startCash int, onesRest bool, err error) {
	for name, value := range given {
		option, ok := info.Option(name)
		if !ok {
			return 0, false, fmt.Errorf("option %s: Coal n' Write has no such option", name)
		}
		switch name {
		case optionStartCash:
			startCash, err = strconv.Atoi(value)
			if err != nil || strconv.Itoa(startCash) != value || startCash < option.From || startCash > option.To {
				return 0, false, fmt.Errorf("option %s %s: not a whole number from %d to %d", name, value, option.From, option.To)
			}
		case optionOnesRest:
			if !slices.Contains(option.Choices, value) {
				return 0, false, fmt.Errorf("option %s %s: neither %s nor %s", name, value, yes, no)
			}
			onesRest = value == yes
		}
	}
	return startCash, onesRest, nil
}
