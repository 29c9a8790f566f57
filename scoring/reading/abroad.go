package reading

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
)

// abroad are the events that words mean which call things as another language does: what
// can be done now, as its lists show it.
func (r *reader) abroad() (events []Open) {
	for _, l := range speech.Others() {
		other := &reader{fold: r.fold, actor: r.actor, words: r.words, prompts: l.In(r.prompts).([]scoring.Prompt)}
		for _, pass := range []func(){other.legal, other.open, other.verbless, other.openPlace} {
			if pass(); len(other.found) > 0 {
				break
			}
		}
		if len(other.found) == 0 {
			continue
		}
		for _, o := range other.nearest() {
			same := func(e Open) bool {
				return e.Said().String() == o.Said().String() && len(e.Missing()) == len(o.Missing())
			}
			if !slices.ContainsFunc(events, same) {
				events = append(events, o)
			}
		}
	}
	return events
}

// oneOf is the only one of some events; what is open is asked for, and so is which is meant
// where there are several.
func oneOf(line string, events []Open) (ledger.Entry, error) {
	open := func(o Open) bool { return len(o.Missing()) > 0 }
	switch {
	case len(events) > 1 && slices.ContainsFunc(events, func(o Open) bool { return !open(o) }):
		return ledger.Entry{}, &AmbiguousError{line, events}
	case open(events[0]):
		return ledger.Entry{}, &OpenError{line, events}
	}
	return events[0].Said(), nil
}
