// Package sheet is what lies on the table in Maloney's Inheritance: each player's cards
// and columns, the board and the notary's ledger, with what people call it all.
//
// A [View] shows a state cell by cell, and why nothing can be done at one. A [Paper] says
// where everything is written on filled sheets, and what can be; [Marks] reads one place
// of them. Nothing here changes a state, and nothing compares one entry with another:
// that is judging. Begin with the cells.
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
