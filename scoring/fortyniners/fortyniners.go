// Package fortyniners is the rulebook of The "49ers": a stage coach, two
// bandits and a sheriff on a board of roads and trails, four runs in which every
// player drives once.
//
// It holds all that's true of the game (clauses FN1 to FN41), and not how it's written
// down, drawn or thrown. Cells and names are in sheet, contradictions on filled sheets in
// judge, and game makes one [scoring.Game] of them. Begin with [State], then
// [State.Apply]; journey.go says how pieces travel, and a [Slate] is the score without a
// board. The source is the published rules; a clause is marked as ruled if they are
// silent. The board is its house data, a [Board]. With a [NoBoard] the table plays on a
// board that the program doesn't know, and only the score is kept.
package fortyniners

import "slices"

// Numbers of the rules.
const (
	Players      = 4
	Runs         = Players // in each another player is Blackjack (FN1)
	MaxDice      = 2       // FN3
	Faces        = 6
	Blocks       = 2 // FN5
	LookoutMiles = 3 // at most, from a lookout (FN23)
)

// Options are what a table chooses.
type Options struct {
	Dice    int // that each player throws (FN3)
	TurnCap int // turns of the coach after which a run ends (FN16)
}

// Start starts a game on a board.
func Start(board *Board, names []string, chosen Options) *State {
	s := &State{Book: Book{Names: slices.Clone(names)}, Net: NetworkOf(board), Dice: chosen.Dice, TurnCap: chosen.TurnCap}
	s.setUp()
	return s
}

// StartSlate starts a game on a board that the program does not know.
func StartSlate(names []string) *Slate { return &Slate{Book{Names: slices.Clone(names)}} }
