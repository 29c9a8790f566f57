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
	if e.As != "" {
		return malformed(e, "Nobody plays a character in Coal n' Write.")
	}
	if e.Seat == scoring.Table {
		if e.Verb != verbRoll {
			return malformed(e, "The table does nothing but roll.")
		}
		return s.roll(e)
	}
	if e.Seat < 0 || e.Seat >= len(s.seats) {
		return malformed(e, "There is no seat %d.", e.Seat)
	}
	switch e.Verb {
	case verbClaim:
		return s.claim(e)
	case verbDig:
		return s.dig(e)
	case verbStore:
		return s.store(e)
	case verbTonic:
		return s.useTonic(e)
	case verbLoad:
		return s.load(e)
	case verbRoll:
		return malformed(e, "The dice are the whole table's; no player rolls them.")
	}
	return malformed(e, "Coal n' Write has no verb %q.", e.Verb)
}

// malformed makes a violation for what is not an event of the game, with an
// example of the verb where there is one.
func malformed(e scoring.Event, format string, args ...any) *scoring.Violation {
	v := scoring.Breaks(scoring.UnknownClause, format, args...)
	for _, verb := range info.Verbs {
		if verb.Name == e.Verb && leads(verb, e.Args) {
			return v.Try("like this: %s", verb.Example)
		}
	}
	return v
}

// leads says whether arguments can be of this form of a verb.
func leads(verb scoring.Verb, args []string) bool {
	if len(verb.Args) == 0 || verb.Args[0].Kind != scoring.Word || len(args) == 0 {
		return true
	}
	return verb.Args[0].Choices[0] == args[0]
}

// wrongCount is for a verb with too many or too few arguments.
func wrongCount(e scoring.Event) *scoring.Violation {
	return malformed(e, "That is not how %q is written.", e.Verb)
}
