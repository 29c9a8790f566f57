package coal

import "saddlebag/scoring"

// The verbs.
const (
	VerbRoll  = "roll"
	VerbClaim = "claim"
	VerbDig   = "dig"
	VerbStore = "store"
	VerbTonic = "tonic"
	VerbLoad  = "load"
)

// Apply folds one event.
func (s *State) Apply(e scoring.Event) *scoring.Violation {
	before := s.shared
	v := s.apply(e)
	switch {
	case v != nil:
	case e.Seat == scoring.Table || s.shared != before:
		s.offered.forgetAll()
	default:
		s.offered.forget(e.Seat)
	}
	return v
}

func (s *State) apply(e scoring.Event) *scoring.Violation {
	switch e.Verb {
	case VerbRoll:
		return s.roll(e)
	case VerbClaim:
		return s.claim(e)
	case VerbDig:
		return s.dig(e)
	case VerbStore:
		return s.store(e)
	case VerbTonic:
		return s.useTonic(e)
	}
	return s.load(e)
}

// Over says whether the game is over.
func (s *State) Over() bool { return s.Phase == Over }
