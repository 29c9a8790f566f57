// Package coal is the rulebook of Coal n' Write: dice shared by the whole table, a
// mine and a store on everybody's own sheet, six burros to load.
//
// It holds the rules (clauses CW1 to CW45) and nothing else. Package sheet beside it
// shows a state as cells and words, package judge reads filled sheets, package odds
// counts chances, and package game puts them together; the rules know none of them.
// A clause is marked as ruled if the published rules are silent. Numbers that a table
// can change are in its [Sheet].
//
// Begin at [State.Apply], which finds the verb. The verb's file reads the arguments,
// checks dice and place, and only then writes.
package coal

import (
	"slices"

	"saddlebag/scoring"
)

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

// The verbs.
const (
	VerbRoll  = "roll"
	VerbClaim = "claim"
	VerbDig   = "dig"
	VerbStore = "store"
	VerbTonic = "tonic"
	VerbLoad  = "load"
)

// Apply folds one event.
func (s *State) Apply(e scoring.Event) *scoring.Violation {
	before := s.shared
	v := s.apply(e)
	switch {
	case v != nil:
	case e.Seat == scoring.Table || s.shared != before:
		s.offered.forgetAll()
	default:
		s.offered.forget(e.Seat)
	}
	return v
}

func (s *State) apply(e scoring.Event) *scoring.Violation {
	switch e.Verb {
	case VerbRoll:
		return s.roll(e)
	case VerbClaim:
		return s.claim(e)
	case VerbDig:
		return s.dig(e)
	case VerbStore:
		return s.store(e)
	case VerbTonic:
		return s.useTonic(e)
	}
	return s.load(e)
}

// Over says whether the game is over.
func (s *State) Over() bool { return s.Phase == Over }
