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
	if b.broken != nil {
		// The rulebook's own sentence may tell a secret of another seat.
		return scoring.Breaks(clauseUndo, "\"%s\" cannot be taken back: without it \"%s\", played since, would break %s.",
			f.public(target), f.public(b.broken), b.breaks.Clause).
			Try("take back what was played since first")
	}
	if last := len(f.redo) - 1; last >= 0 {
		f.redo[last].state = nil // one copy is enough: the tip can make it anew
	}
	f.redo = append(f.redo, f.now)
	f.now = version{tip: b.to, state: b.state.Clone(), returned: f.now.returned}
	if target.chance {
		// The versions to redo hold shorter parts of the same array.
		f.now.returned = append(f.now.returned, target)
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
	seat, as, _ := f.Actor(actor)
	i := owed(f.now.returned, seat, as, verb)
	if i < 0 {
		return Entry{}, false
	}
	return f.entryOf(f.now.returned[i]), true
}

// owed finds the throw that comes back first for a seat, or a character of
// any seat, and a verb; -1 where there is none.
func owed(returned []*step, seat int, as, verb string) int {
	for i := len(returned) - 1; i >= 0; i-- {
		if e := returned[i].event; e.Verb == verb && e.As == as && (as != "" || e.Seat == seat) {
			return i
		}
	}
	return -1
}

// spend takes the throw that comes back first for the event off those waiting,
// in place: no version to redo is left that could hold them too.
func spend(returned []*step, e scoring.Event) []*step {
	i := owed(returned, e.Seat, e.As, e.Verb)
	if i < 0 {
		return returned
	}
	return slices.Delete(returned, i, i+1)
}

// entryOf is the entry that made a step, under the names of today.
func (f *Fold) entryOf(s *step) Entry {
	actor := Table
	switch {
	case s.event.As != "":
		actor = s.event.As
	case s.seat != scoring.Table:
		actor = f.now.tip.names[s.seat]
	}
	return Entry{Actor: actor, Verb: s.event.Verb, Args: s.event.Args, Chance: s.chance}
}

// public is a step as anybody may read it.
func (f *Fold) public(s *step) string {
	return f.Redact(f.entryOf(s), scoring.Table).String()
}
