// Package rintintin is the rulebook of Rin Tin Tin: squads of cavalrymen and
// their dogs cover the circles of outlaws in four territories, and draw boodle
// for the groups that they close.
//
// It holds all that's true of the game (clauses RT1 to RT20), and not how it's written
// down, drawn or spun. Cells and names are in sheet, contradictions on filled sheets in
// judge, and game makes one [scoring.Game] of them. Begin with [State], then
// [State.Apply]. The source is the published rules; a clause is marked as ruled if they
// are silent. The groups, the spinner and the deck are in its [Board]; all other numbers
// are constants named after the words of the rules.
//
// Readers may know different things about a card: a card that reads "?" is a card all
// the same. A state knows what its ledger knows.
package rintintin

import (
	"slices"

	"saddlebag/scoring"
)

// Numbers of the rules.
const (
	MinPlayers = 2
	MaxPlayers = 4
	Men        = 10 // cavalrymen of a squad (RT1)
	Dogs       = 2  // Rin Tin Tin figures of a squad (RT1)
	Squads     = 2  // of each player where two play (RT1)
	Groups     = 8  // RT2
	Circles    = 5  // ordinary circles of a group (RT2)
	Cards      = 8  // RT3
	doubling   = 2  // of who covered the Rin Tin Tin circle (RT13)
)

// Options are what a table of two chooses.
type Options struct {
	Single bool // each leads one squad instead of two (RT1)
	Apart  bool // both squads of each score apart (RT16)
}

// Start starts a game. Two squads that score as one are a single large one (RT1,
// RT16).
func Start(board *Board, names []string, chosen Options) *State {
	apart, each := 1, Pieces{Men, Dogs}
	if len(names) == MinPlayers && !chosen.Single {
		if chosen.Apart {
			apart = Squads
		} else {
			each = Pieces{Squads * Men, Squads * Dogs}
		}
	}
	return &State{
		Board:  board,
		Names:  slices.Clone(names),
		Apart:  apart,
		round:  1,
		lost:   scoring.Table,
		Groups: make([]Standing, len(board.Groups)),
		Left:   slices.Repeat([]Pieces{each}, len(names)*apart),
		Hands:  make([][]Card, len(names)),
		Deck:   NewDeck(board.Boodle),
	}
}
