package example

import (
	"slices"

	"saddlebag/scoring"
)

// A State is a game of Nugget.
type State struct {
	Deck   *Deck // never written
	Names  []string
	Seats  []Seat
	Rounds []Round // that have begun
}

// A Seat is one player's slip. What others have entered in secret reads "?".
type Seat struct {
	Card, Place string
	Drawn       bool
	Buried      bool
	Shown       int // number of the event that showed it all; 0 before
	Corrections scoring.Grown[scoring.Line]
}

// A Round is two dice and what came of them.
type Round struct {
	Dice   []string
	Dug    []Entry // by seat
	Sector Entry   // of the wheel
}

// An Entry is a word of an event; its number is 0 before.
type Entry struct {
	Word   string
	Number int
}

// Clone copies all that Apply writes to.
func (s *State) Clone() *State {
	c := &State{s.Deck, slices.Clone(s.Names), slices.Clone(s.Seats), slices.Clone(s.Rounds)}
	for i := range c.Rounds {
		c.Rounds[i].Dug = slices.Clone(c.Rounds[i].Dug)
	}
	return c
}

// Rename gives a seat another name (LG9).
func (s *State) Rename(seat int, name string) { s.Names[seat] = name }

// Round is the last one that has begun; nil before the first.
func (s *State) Round() *Round {
	if len(s.Rounds) == 0 {
		return nil
	}
	return &s.Rounds[len(s.Rounds)-1]
}

// spinner is who spins in a round, counted from 0 (NU5).
func (s *State) spinner(round int) int { return round % len(s.Seats) }

// toDig are the seats that have not dug in this round.
func (s *State) toDig() []int {
	var seats []int
	for i, dug := range s.Round().Dug {
		if dug.Number == 0 {
			seats = append(seats, i)
		}
	}
	return seats
}

// canRoll says whether everybody is done with what comes before a throw (NU3).
func (s *State) canRoll() bool {
	if r := s.Round(); r != nil {
		return r.Sector.Number != 0
	}
	return !slices.ContainsFunc(s.Seats, func(p Seat) bool { return !p.Drawn || !p.Buried })
}

// ending says whether cards may be shown (NU6).
func (s *State) ending() bool { return len(s.Rounds) == Rounds && s.canRoll() }

// Over says whether everybody has shown a card (NU6).
func (s *State) Over() bool {
	return !slices.ContainsFunc(s.Seats, func(p Seat) bool { return p.Shown == 0 })
}

// Undecided says whether a card or a nugget is shown that only its owner knows
// (NU6).
func (s *State) Undecided(e scoring.Event) bool {
	p := s.Seats[max(e.Seat, 0)]
	return e.Verb == VerbReveal && (p.Card == scoring.Hidden || p.Place == scoring.Hidden)
}
