package fortyniners

import (
	"slices"

	"saddlebag/scoring"
)

// Apply folds one event.
func (s *state) Apply(e scoring.Event) *scoring.Violation {
	switch e.Verb {
	case verbStop, verbPassBy, verbEnd:
		return scoring.Breaks("FN41", "This table plays on a board that counts for itself: only where the score is kept without one is %q entered.", e.Verb).
			Suggest("%s, %s or %s", verbRoll, verbMove, verbPass)
	case verbRoll:
		return s.roll(e)
	case verbPass:
		return s.pass(e)
	}
	path, v := s.path(e.Args)
	switch {
	case v != nil:
		return v
	case e.Verb == verbLookout:
		return s.lookout(e, path)
	}
	return s.move(e, path)
}

// readThrow reads one die or more, written "4+3".
func readThrow(args []string) (faces []int, ok bool) {
	faces, ok = scoring.ParseDice(args[0])
	return faces, ok && len(faces) <= MaxDice && slices.Min(faces) >= 1 && slices.Max(faces) <= Faces
}

// path reads spots.
func (s *state) path(ids []string) ([]spot, *scoring.Violation) {
	path := make([]spot, len(ids))
	for i, id := range ids {
		at, ok := s.net.index[id]
		if !ok {
			return nil, scoring.Breaks("FN5", "The board has no spot %q.", id)
		}
		path[i] = at
	}
	return path, nil
}
