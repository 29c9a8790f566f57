package scoring

import "saddlebag/scoring/speech"

// A Lack is something that a player would look for among the prompts, and that isn't there.
type Lack struct {
	Label speech.Text // what it would do: "Fire the rifle"
	Owner int         // of the cell: a seat, or Table
	Cell  string      // id of the cell where people tap for it; empty where there is none
	Why   Violation   // why it can't be done now
}

// Lacker is implemented by states that say what can't be done now, though a player would look
// for it.
type Lacker interface {
	// Lacks lists that for a seat: nothing that is prompted, and nothing while others act.
	Lacks(seat int) []Lack
}

// Lacks lists what a seat would look for now, and why it can't be done.
func Lacks(s State, seat int) []Lack {
	if lacker, ok := s.(Lacker); ok && seat != Table {
		return lacker.Lacks(seat)
	}
	return nil
}
