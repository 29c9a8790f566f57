package scoring

// A Join is several events that people enter with one tap, because they belong together:
// the steps of a way, a shot with its card. Each is legal once those before it have been
// played. If somebody else may act in between, the rest is dropped.
type Join struct {
	Before []Event // at least one
	Last   Prompt  // its cell is where the tap goes, and its label tells all of them
}

// Joiner is implemented by states of games in which several events of one seat belong
// together.
type Joiner interface {
	// Joins lists what may be entered together now. Each begins with something
	// that is prompted.
	Joins() []Join
}

// Joins lists what may be entered together now.
func Joins(s State) []Join {
	if joiner, ok := s.(Joiner); ok {
		return joiner.Joins()
	}
	return nil
}

// Asked says whether a state asks the one who enters an event for anything. If it doesn't, that
// event is left out of those entered together, and so are the ones after it.
func Asked(s State, e Event) bool {
	for _, p := range s.Prompts() {
		if p.Seat == e.Seat && p.As == e.As {
			return true
		}
	}
	return false
}

// Finisher is implemented by states of games in which you can always do something free
// before your turn ends.
type Finisher interface {
	// Finished says whether the last event brought nothing new to do: all that's left could
	// have been done before it, too. Then the end of the turn belongs to that event.
	Finished() bool
}
