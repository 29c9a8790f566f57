package goldfever

import (
	"slices"

	"saddlebag/scoring"
)

// A phase is what the table waits for, unless steps are to be settled.
type phase uint8

const (
	dealing   phase = iota // jokers (GF8)
	looking                // at nuggets that are carried at the start (GF6)
	drawing                // a chip from the bag (GF10)
	acting                 // the character whose chip was drawn (GF11)
	revealing              // nuggets that only their owners know (GF6)
	stopped                // by the table: nuggets may still be shown (GF67)
	over
)

// A state is a game at one moment.
type state struct {
	skirmish
	names  []string // of the players; never written in place: clones share it
	phase  phase
	round  int
	powers stock  // jokers not known to be dealt
	ended  string // why it is over or about to be; empty while it runs
	final  int    // number of the event that ended it
}

// Clone copies the state.
func (s *state) Clone() scoring.State {
	c := *s
	c.todo = slices.Clone(s.todo)
	c.men = slices.Clone(s.men)
	c.things = slices.Clone(s.things)
	for team := range c.lines {
		c.lines[team] = slices.Clip(s.lines[team])
	}
	return &c
}

// Rename gives a seat another name.
func (s *state) Rename(seat int, name string) { s.names = scoring.Renamed(s.names, seat, name) }

// Owner returns the seat that plays a character.
func (s *state) Owner(character string) (int, bool) {
	if m := s.named(character); m != noMan {
		return s.men[m].seat, true
	}
	return 0, false
}

// Correct changes the points of a seat's team (LG5).
func (s *state) Correct(number, seat int, _ string, amount scoring.Tenths) *scoring.Violation {
	s.score(s.teamOf(seat), "", scoring.Line{Label: "Correction of points", Amount: amount, Clause: scoring.CorrectionClause, Event: number})
	return nil
}
