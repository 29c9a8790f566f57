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

import "slices"

// Options are what a table chooses.
type Options struct {
	StartCash int  // what everybody has in hand at the start, in whole dollars (CW3)
	OnesRest  bool // the die that goes to the Bunkhouse cannot be used first (CW6)
}

// Start starts a game on a sheet.
func Start(sheet *Sheet, names []string, chosen Options) *State {
	s := &State{
		Printed:  sheet,
		offered:  newOffered(len(names)),
		onesRest: chosen.OnesRest,
		Names:    slices.Clone(names),
		shared:   shared{Round: 1, last: Rounds},
		Seats:    make([]Seat, len(names)),
	}
	for i := range s.Seats {
		p := &s.Seats[i]
		p.Stash = make([]ore, 0, sheet.Stash)
		if chosen.StartCash > 0 {
			s.pay(p, Entry{Reason: Started, Amount: chosen.StartCash})
		}
	}
	return s
}
