// Package maloney is the rulebook of Maloney's Inheritance: one car, an auction
// for its wheel every day, a week in which every card loses a point a day, and
// a notary who keeps the books.
//
// It holds all that's true of the game (clauses MI1 to MI32), and not how it's written
// down, drawn or shuffled, except the ids of cells, which prompts name. Package sheet says
// what's in the cells, package judge judges filled ones, and package game puts them all
// together. The source is the published rules; a clause is marked as ruled if they are
// silent. The cities, the action cards and the suitcases are in its [Map]; all other
// numbers are constants named after the words of the rules.
//
// Begin with [State], and with [State.Apply], which finds the verb of an event; each verb
// has a file of its own.
//
// Readers may know different things about a hand. Cards of cardboard, and cards that
// read "?", are cards all the same: a state checks what its ledger knows.
package maloney

import (
	"slices"

	"saddlebag/scoring"
)

// Numbers of the rules.
const (
	MinPlayers  = 3 // MI1
	MaxPlayers  = 6
	Step        = 100       // dollars that bids, and all other money, are counted in (MI11)
	Purse       = 10500     // dollars of each player at the start (MI2)
	fullHand    = 12        // action cards of each player (MI6)
	smallHand   = 10        // with six players (MI6)
	HandOfCity  = 2         // cards of one city in a hand (MI6)
	Fine        = 2000      // dollars for a bid that cannot be paid (MI12)
	CardsADay   = 2         // that a player may lay (MI17)
	BestValue   = 7         // of a card, on its best day (MI4)
	doubling    = 2         // MI18
	Goal        = 69        // points (MI30)
	PointPrice  = 1000      // dollars for a point at the end (MI31)
	HighestCall = 1_000_000 // dollars that an overbid can be written with; no purse comes near
)

// A Note is a kind of banknote.
type Note struct {
	Dollars int
	Each    int // how many every player starts with
}

// Notes are the banknotes of the game (MI2). The result is the caller's.
func Notes() []Note { return []Note{{1000, 7}, {500, 6}, {100, 5}} }

// HandSize is how many action cards each of so many players holds (MI6).
func HandSize(players int) int {
	if players == MaxPlayers {
		return smallHand
	}
	return fullHand
}

// Start starts a game on a map, for three to six players. The program deals the action
// cards, or else the players hold cards of cardboard (MI6).
func Start(m *Map, names []string, dealt bool) *State {
	players := len(names)
	s := &State{
		World:     worlds.Of(m),
		Names:     slices.Clone(names),
		Phase:     Starting,
		Car:       Nowhere,
		driver:    scoring.Table,
		Testament: scoring.Table,
		Deck:      Deck{Size: Cards - players*HandSize(players)},
		Today:     NewRow(Monday, players), // until the first card tells
		Seats:     make([]Seat, players),
	}
	for i := range s.Seats {
		s.Seats[i].Purse = Purse
		s.Seats[i].Hand = newHand(HandSize(players), !dealt)
	}
	if s.deals = dealt; dealt {
		s.Phase = Dealing
	}
	return s
}
