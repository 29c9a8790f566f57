package coal

import "saddlebag/scoring"

// The verbs.
const (
	verbRoll  = "roll"
	verbClaim = "claim"
	verbDig   = "dig"
	verbStore = "store"
	verbTonic = "tonic"
	verbLoad  = "load"
)

// Apply folds one event.
func (s *state) Apply(e scoring.Event) *scoring.Violation {
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

func (s *state) apply(e scoring.Event) *scoring.Violation {
	switch e.Verb {
	case verbRoll:
		return s.roll(e)
	case verbClaim:
		return s.claim(e)
	case verbDig:
		return s.dig(e)
	case verbStore:
		return s.store(e)
	case verbTonic:
		return s.useTonic(e)
	}
	return s.load(e)
}

// Over says whether the game is over.
func (s *state) Over() bool { return s.phase == over }
