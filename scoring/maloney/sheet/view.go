// Package sheet is what's on the table in Maloney's Inheritance: each player's cards and
// columns, the board and the notary's ledger, and what people call it all.
//
// A [View] shows a state cell by cell, and says why a cell can't be used. A [Paper] says
// where everything is on filled sheets, and what can be written there; [Marks] reads one
// place of them. Nothing here changes a state or compares entries with each other: that's
// judging. Begin with the cells.
package sheet

import (
	"saddlebag/scoring"
	"saddlebag/scoring/maloney"
)

// A View is a game with what its sheets show of it. It reads the state and changes
// nothing.
type View struct{ *maloney.State }

// Clone returns an independent copy.
func (s View) Clone() scoring.State { return View{s.State.Clone()} }

// Start starts a game with a *[maloney.Map] as its house data.
func Start(setup scoring.Setup) (View, error) {
	m, err := scoring.HouseOf[maloney.Map](&Info, setup)
	if err != nil {
		return View{}, err
	}
	return View{maloney.Start(m, setup.Players, Info.Chosen(setup.Options, OptionHands) == DealtHands)}, nil
}

// The option whether the players hold cards of cardboard, or the program deals (MI6), as
// ledgers name it.
const (
	OptionHands = "hands"
	Physical    = "physical"
	DealtHands  = "dealt"
)
