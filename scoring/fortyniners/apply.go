package fortyniners

import (
	"slices"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// Apply folds one event.
func (s *State) Apply(e scoring.Event) *scoring.Violation {
	switch e.Verb {
	case VerbStop, VerbPassBy, VerbEnd:
		return scoring.Breaks("FN41", "fortyniners.counts-itself", "verb", e.Verb).
			Suggest("fortyniners.enter-verb", "verbs", speech.Any(speech.Named(VerbRoll, VerbMove, VerbPass)))
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
			return nil, scoring.Breaks("FN5", "fortyniners.no-spot", "spot", strconv.Quote(id))
		}
		path[i] = at
	}
	return path, nil
}
