package example

import (
	"slices"

	"saddlebag/scoring"
)

// A state is a game of Nugget.
type state struct {
	deck   *Deck // never written
	names  []string
	seats  []seat
	rounds []round // that have begun
}

// A seat is one player's slip. What others have entered in secret reads "?".
type seat struct {
	card, place string
	drawn       bool
	buried      bool
	shown       int // number of the event that showed it all; 0 before
	corrections []scoring.Line
}

// A round is two dice and what came of them.
type round struct {
	dice   []string
	dug    []entry // by seat
	sector entry   // of the wheel
}

// An entry is a word of an event; its number is 0 before.
type entry struct {
	word   string
	number int
}

// Clone copies all that Apply writes to. What is only ever appended to is clipped
// instead, so that the next append copies it.
func (s *state) Clone() *state {
	c := &state{s.deck, slices.Clone(s.names), slices.Clone(s.seats), slices.Clone(s.rounds)}
	for i := range c.seats {
		c.seats[i].corrections = slices.Clip(c.seats[i].corrections)
	}
	for i := range c.rounds {
		c.rounds[i].dug = slices.Clone(c.rounds[i].dug)
	}
	return c
}

// Rename gives a seat another name (LG9).
func (s *state) Rename(seat int, name string) { s.names[seat] = name }

// round is the last one that has begun; nil before the first.
func (s *state) round() *round {
	if len(s.rounds) == 0 {
		return nil
	}
	return &s.rounds[len(s.rounds)-1]
}

// spinner is who spins in a round, counted from 0 (NU5).
func (s *state) spinner(round int) int { return round % len(s.seats) }

// toDig are the seats that have not dug in this round.
func (s *state) toDig() []int {
	var seats []int
	for i, dug := range s.round().dug {
		if dug.number == 0 {
			seats = append(seats, i)
		}
	}
	return seats
}

// canRoll says whether everybody is done with what comes before a throw (NU3).
func (s *state) canRoll() bool {
	if r := s.round(); r != nil {
		return r.sector.number != 0
	}
	return !slices.ContainsFunc(s.seats, func(p seat) bool { return !p.drawn || !p.buried })
}

// ending says whether cards may be shown (NU6).
func (s *state) ending() bool { return len(s.rounds) == Rounds && s.canRoll() }

// Over says whether everybody has shown a card (NU6).
func (s *state) Over() bool {
	return !slices.ContainsFunc(s.seats, func(p seat) bool { return p.shown == 0 })
}

// Undecided says whether a card or a nugget is shown that only its owner knows
// (NU6).
func (s *state) Undecided(e scoring.Event) bool {
	p := s.seats[max(e.Seat, 0)]
	return e.Verb == verbReveal && (p.card == scoring.Hidden || p.place == scoring.Hidden)
}
