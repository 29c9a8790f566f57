package goldfever

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/fight"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/speech"
)

// A Phase is what the table waits for, unless steps are to be settled.
type Phase uint8

// What the table waits for.
const (
	Dealing   Phase = iota // jokers (GF8)
	Looking                // at nuggets that are carried at the start (GF6)
	Drawing                // a chip from the bag (GF10)
	Acting                 // the character whose chip was drawn (GF11)
	Revealing              // nuggets that only their owners know (GF6)
	Stopped                // by the table: nuggets may still be shown (GF67)
	Over
)

// A State is a game at one moment.
type State struct {
	fight.Skirmish
	Names  []string // of the players; never written in place: clones share it
	Phase  Phase
	Round  int
	Powers scenario.Stock // jokers not known to be dealt
	Ended  speech.Text    // why it is over or about to be; empty while it runs
	final  int            // number of the event that ended it
}

// Clone copies the state.
func (s *State) Clone() *State {
	c := *s
	c.Todo = slices.Clone(s.Todo)
	c.Men = slices.Clone(s.Men)
	c.Things = slices.Clone(s.Things)
	return &c
}

// Rename gives a seat another name.
func (s *State) Rename(seat int, name string) { s.Names = scoring.Renamed(s.Names, seat, name) }

// Owner returns the seat that plays a character.
func (s *State) Owner(character string) (int, bool) {
	if m := s.Named(character); m != fight.NoMan {
		return s.Men[m].Seat, true
	}
	return 0, false
}

// Correct changes the points of a seat's team (LG5).
func (s *State) Correct(number, seat int, _ string, amount scoring.Tenths) *scoring.Violation {
	s.Score(s.TeamOf(seat), "", scoring.Line{Label: "goldfever.correction", Amount: amount, Clause: scoring.CorrectionClause, Event: number})
	return nil
}
