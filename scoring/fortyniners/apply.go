package fortyniners

import (
	"slices"

	"saddlebag/scoring"
)

// Apply folds one event.
func (s *State) Apply(e scoring.Event) *scoring.Violation {
	switch e.Verb {
	case VerbStop, VerbPassBy, VerbEnd:
		return scoring.Broken("FN41", "This table plays on a board that counts for itself: only where the score is kept without one is %q entered.", e.Verb).
			Suggest("%s, %s or %s", VerbRoll, VerbMove, VerbPass)
	case VerbRoll:
		return s.roll(e)
	case VerbPass:
		return s.pass(e)
	}
	path, v := s.Path(e.Args)
	switch {
	case v != nil:
		return v
	case e.Verb == VerbLookout:
		return s.lookout(e, path)
	}
	return s.move(e, path)
}

// ReadThrow reads one die or more, written "4+3".
func ReadThrow(args []string) (faces []int, ok bool) {
	faces, ok = scoring.ParseDice(args[0])
	return faces, ok && len(faces) <= MaxDice && slices.Min(faces) >= 1 && slices.Max(faces) <= Faces
}

// Path reads spots.
func (s *State) Path(ids []string) ([]SpotIndex, *scoring.Violation) {
	path := make([]SpotIndex, len(ids))
	for i, id := range ids {
		at, ok := s.Net.Index[id]
		if !ok {
			return nil, scoring.Broken("FN5", "The board has no spot %q.", id)
		}
		path[i] = at
	}
	return path, nil
}
