package fortyniners

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
)

// Apply folds one event.
func (s *state) Apply(e scoring.Event) *scoring.Violation {
	if v := known(e); v != nil {
		return v
	}
	switch {
	case s.over():
		return breaksOver()
	case e.Verb == verbStop, e.Verb == verbPassBy, e.Verb == verbEnd:
		return scoring.Breaks("FN41", "This table plays on a board that counts for itself: only where the score is kept without one is %q entered.", e.Verb).
			Try("%s, %s or %s", verbRoll, verbMove, verbPass)
	case e.Verb == verbRoll:
		return s.roll(e)
	case e.Verb == verbPass:
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

// known checks that an event is one of the game at all (LG1).
func known(e scoring.Event) *scoring.Violation {
	i := slices.IndexFunc(verbs, func(v scoring.Verb) bool { return v.Name == e.Verb })
	switch {
	case e.As != "" || e.Seat < 0 || e.Seat >= Players:
		return scoring.Breaks(scoring.UnknownClause, "Nobody but the players does anything in %s.", info.Title)
	case i < 0:
		return scoring.Breaks(scoring.UnknownClause, "%s has no verb %q.", info.Title, e.Verb)
	case !wellFormed(e):
		return scoring.Breaks(scoring.UnknownClause, "That is not how %q is written.", e.Verb).Try("like this: %s", verbs[i].Example)
	}
	return nil
}

// wellFormed says whether the arguments are some that the verb can have.
func wellFormed(e scoring.Event) bool {
	switch e.Verb {
	case verbRoll:
		_, ok := readThrow(e.Args)
		return ok
	case verbMove, verbLookout:
		return len(e.Args) > 0
	case verbStop, verbPassBy:
		_, ok := readPoints(e.Args)
		return ok
	case verbEnd:
		return len(e.Args) == 0 || slices.Equal(e.Args, []string{wordCapped})
	}
	return len(e.Args) == 0
}

// readThrow reads one die or more, written "4+3".
func readThrow(args []string) (faces []int, ok bool) {
	if len(args) != 1 {
		return nil, false
	}
	for word := range strings.SplitSeq(args[0], "+") {
		face, err := strconv.Atoi(word)
		if err != nil || face < 1 || face > Faces || strconv.Itoa(face) != word {
			return nil, false
		}
		faces = append(faces, face)
	}
	return faces, len(faces) <= MaxDice
}

// readPoints reads the points of a settlement.
func readPoints(args []string) (points int, ok bool) {
	if len(args) != 1 {
		return 0, false
	}
	points, err := strconv.Atoi(args[0])
	return points, err == nil && points >= 1 && points <= maxSettlement && strconv.Itoa(points) == args[0]
}

// path reads spots.
func (s *state) path(ids []string) ([]spot, *scoring.Violation) {
	path := make([]spot, len(ids))
	for i, id := range ids {
		at, ok := s.net.index[id]
		if !ok {
			return nil, scoring.Breaks(scoring.UnknownClause, "The board has no spot %q.", id)
		}
		path[i] = at
	}
	return path, nil
}
