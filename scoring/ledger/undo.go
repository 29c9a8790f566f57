package ledger

import (
	"slices"

	"saddlebag/scoring"
)

// undoVerb takes back the last step of a seat, or of anybody (clause LG3).
// Notes, claims and signatures change nothing in the game and are passed over.
func (f *Fold) undoVerb(e scoring.Event) *scoring.Violation {
	if len(e.Args) != 0 || e.As != "" {
		return form(e, e.Seat == scoring.Table, 0, "NAME undo, or table undo")
	}
	target := f.now.tip
	if e.Seat != scoring.Table {
		target = f.now.tip.latest[e.Seat]
	}
	if target == nil || target.before == nil {
		return scoring.Breaks(clauseUndo, "There is nothing left to take back.")
	}
	b := f.branches.without(f.now.tip, target)
	if b.breaks != nil {
		return scoring.Breaks(clauseUndo, "%s cannot be taken back: what was played since would break %s. %s",
			quoteEvent(target.event), b.breaks.Clause, b.breaks.Message).
			Try("take back what was played since first")
	}
	if last := len(f.redo) - 1; last >= 0 {
		f.redo[last].state = nil // one copy is enough: the tip can make it anew
	}
	f.redo = append(f.redo, f.now)
	f.now = version{tip: b.to, state: b.state.Clone(), returned: f.now.returned}
	if target.chance {
		f.now.returned = append(slices.Clone(f.now.returned), entryOf(target, f.now.tip.names))
	}
	return nil
}

// redoVerb brings back what the last undo took (clause LG4).
func (f *Fold) redoVerb(e scoring.Event) *scoring.Violation {
	if len(e.Args) != 0 || e.As != "" {
		return form(e, e.Seat == scoring.Table, 0, "NAME redo, or table redo")
	}
	last := len(f.redo) - 1
	if last < 0 {
		return scoring.Breaks(clauseRedo, "There is no undo to take back: the last one was redone, or something was played since.")
	}
	f.now, f.redo = f.redo[last], f.redo[:last]
	if f.now.state == nil {
		f.now.state = f.now.tip.stateAt()
	}
	return nil
}

// Returned is the throw that the program must make next for this actor and
// verb, where an undo took one back (clause LG3).
func (f *Fold) Returned(actor, verb string) (Entry, bool) {
	for i := len(f.now.returned) - 1; i >= 0; i-- {
		if e := f.now.returned[i]; e.Actor == actor && e.Verb == verb {
			return e, true
		}
	}
	return Entry{}, false
}

// spend takes the throw that comes back first for the event's verb off those
// waiting.
func spend(returned []Entry, ev scoring.Event) []Entry {
	for i := len(returned) - 1; i >= 0; i-- {
		if returned[i].Verb == ev.Verb {
			return slices.Delete(slices.Clone(returned), i, i+1)
		}
	}
	return returned
}

func entryOf(s *step, names []string) Entry {
	actor := Table
	switch {
	case s.event.As != "":
		actor = s.event.As
	case s.seat != scoring.Table:
		actor = names[s.seat]
	}
	return Entry{Actor: actor, Verb: s.event.Verb, Args: s.event.Args, Chance: s.chance}
}

func quoteEvent(e scoring.Event) string {
	b := append([]byte{'"'}, e.Verb...)
	for _, a := range e.Args {
		b = appendToken(append(b, ' '), a)
	}
	return string(append(b, '"'))
}
