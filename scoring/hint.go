package scoring

import "saddlebag/scoring/speech"

// A Hinter is implemented by states that can give a player hints
// before the next move.
type Hinter interface {
	// Hints lists what a seat could score next with what it holds, or what it has
	// in sight, the best first, under a title. It knows no more than the state
	// does. It's empty if there is nothing to say.
	Hints(seat int) (title speech.Text, all []Hint)
}

// A Hint is one thing to know before the next move.
type Hint struct {
	Label  speech.Text // "9 Kansas City", "Fred in f2"
	Says   speech.Text // "8 points", "Colt: average"
	Clause string
	Owner  int    // of the cell that it is about: a seat, or Table
	Cell   string // empty for none
}
