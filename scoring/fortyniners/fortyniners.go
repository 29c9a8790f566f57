// Package fortyniners is the rulebook of The "49ers": a stage coach, two
// bandits and a sheriff on a board of roads and trails, four runs in which every
// player drives once.
//
// Here lives all that is true of the game (clauses FN1 to FN41) and nothing of
// how it is written down, drawn or thrown. The source is the published rules;
// where they are silent the clause is marked as ruled. The board is its house
// data, a [Board]; with a [NoBoard] the table plays on a board that the program
// does not know, and only the score is kept.
package fortyniners

// Numbers of the rules.
const (
	Players = 4
	Runs    = 4 // one for each player as Blackjack (FN1)
	MaxDice = 2 // FN3
	Faces   = 6
	Blocks  = 2 // FN5
	bonus   = 3 // miles after a lookout, at most (FN23)
)

type game struct{}
