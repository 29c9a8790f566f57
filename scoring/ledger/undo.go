package ledger

import (
	"slices"

	"saddlebag/scoring"
)

// undoVerb takes back the last step of a seat, or of anybody (clause LG3).
// Notes, claims and signatures change nothing in the game and are passed over.
func (f *Fold) undoVerb(e scoring.Event) *scoring.Violation {
	if v := form(e); v != nil {
		return v
	}
	if e.Seat == scoring.Table && f.lastAmendment() != nil {
		f.undoAmendment(e.Number)
		return nil
	}
	target := f.undoTarget(e.Seat)
	if target == nil {
		return scoring.Breaks(clauseUndo, "ledger.nothing-to-undo")
	}
	var to past
	if depth := f.now.tip.depth(); target == f.now.tip.last() {
		to = f.now.tip.upTo(depth - 1)
	} else {
		b := f.without(target)
		if b.broken != nil {
			// The rulebook's own sentence may tell a secret of another seat.
			return scoring.Breaks(clauseUndo, "ledger.needed-since", "event", f.public(target), "since", f.public(b.broken), "clause", b.breaks.Clause).
				Suggest("ledger.undo-since")
		}
		to = b.to
	}
	at := target.at.number
	f.left(undone{version: f.now, place: at, event: target.event.Number, undo: e.Number})
	f.now = version{tip: to, pending: f.now.pending, held: &held{at, f.now.held}}
	f.suspects(at)
	if target.chance {
		// What is to be redone has shorter parts of the same array.
		f.now.pending = append(f.now.pending, target)
	}
	return nil
}

// redoVerb brings back what the last undo took (clause LG4).
func (f *Fold) redoVerb(e scoring.Event) *scoring.Violation {
	if v := form(e); v != nil {
		return v
	}
	u := f.redo
	if u == nil {
		return scoring.Breaks(clauseRedo, "ledger.nothing-to-redo")
	}
	again := u.count <= f.anew
	f.redo, f.anew = u.before, min(f.anew, u.count-1)
	if again || u.amends != nil {
		f.redoJudged(u)
		return nil
	}
	f.now = u.version.clone()
	f.suspects(u.place)
	return nil
}

// left remembers the present that an undo is about to leave.
func (f *Fold) left(u undone) {
	if last := f.redo; last != nil {
		u.count = last.count
		if last.state != nil { // one copy is enough
			rest := *last
			rest.state = nil
			last = &rest
		}
		u.before = last
	}
	u.count++
	f.redo = &u
}

// undoTarget is the step that an undo of a seat, or of the table, is about; nil
// where there is none.
func (f *Fold) undoTarget(seat int) *step {
	return f.now.tip.latest(seat)
}

// Undoable is the number of the event that an undo by a seat, or by the table, would take
// back, and the seat that made it. It isn't ok if the undo would break clause LG3: nothing
// is left, or later events need this one. For an amended entry the number is that of
// the amendment.
func (f *Fold) Undoable(seat int) (event, by int, ok bool) {
	f.settle()
	if a := f.lastAmendment(); seat == scoring.Table && a != nil {
		return a.line, scoring.Table, true
	}
	target := f.undoTarget(seat)
	if target == nil || target != f.now.tip.last() && f.without(target).broken != nil {
		return 0, scoring.Table, false
	}
	return target.event.Number, target.seat, true
}

// Redoable is the number of the event that a redo would bring back, and the number
// of the undo that took it. It isn't ok if the redo would break clause LG4.
func (f *Fold) Redoable() (event, undo int, ok bool) {
	if f.redo == nil {
		return 0, 0, false
	}
	return f.redo.event, f.redo.undo, true
}

// PendingThrow is the throw that the program must make next for this actor and
// verb, because an undo took one back (clause LG3).
func (f *Fold) PendingThrow(actor, verb string) (Entry, bool) {
	seat, as, _ := f.Actor(actor)
	i := pendingFor(f.now.pending, seat, as, verb)
	if i < 0 {
		return Entry{}, false
	}
	return f.entryOf(f.now.pending[i]), true
}

// pendingFor finds the throw that comes back first for a seat, or a character of
// any seat, and a verb; -1 where there is none.
func pendingFor(pending []*step, seat int, as, verb string) int {
	for i := len(pending) - 1; i >= 0; i-- {
		if e := pending[i].event; e.Verb == verb && e.As == as && (as != "" || e.Seat == seat) {
			return i
		}
	}
	return -1
}

// withoutPending is what is pending without the throw that comes back first for the event.
func withoutPending(pending []*step, e scoring.Event) []*step {
	i := pendingFor(pending, e.Seat, e.As, e.Verb)
	if i < 0 {
		return pending
	}
	return slices.Concat(pending[:i], pending[i+1:])
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
