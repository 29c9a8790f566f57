// Package sheet is what's on the sheets of Goldfever and what people call it: the cells
// of characters, board and reckoning, what a tap on each of them would break, the clauses,
// the verbs that Info lists, how entries are read, and what each of them can be by itself.
//
// It reads the game and changes nothing. What contradicts what on filled sheets is next
// door in judge. Begin with [View], which is the game with its sheets, then with [Paper],
// which says where everything is written.
package sheet

import (
	"saddlebag/scoring"
	"saddlebag/scoring/goldfever"
)

// A View is a game with what its sheets show of it. It reads the state and changes
// nothing.
type View struct{ *goldfever.State }

// Clone returns an independent copy.
func (s View) Clone() scoring.State { return View{s.State.Clone()} }
