package play

import (
	"slices"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/reading"
)

// shownTo are those whose options are shown to an actor: the table's, too.
func shownTo(actor string) []string {
	if actor == ledger.Table {
		return []string{actor}
	}
	return []string{ledger.Table, actor}
}

// nextActor is who acts next: who has just acted as long as there is something to
// do, then the next one who has; "" where nothing can be done.
func nextActor(f *ledger.Fold, last string) string {
	var can []string
	for _, p := range f.Prompts() {
		can = append(can, ledger.ActorOf(p, f.Names()))
	}
	actors := reading.Actors(f)
	from := 0
	for i, a := range actors {
		if a == last && a != ledger.Table {
			from = i
		}
	}
	next := ""
	for i := range actors {
		switch a := actors[(from+i)%len(actors)]; {
		case !slices.Contains(can, a):
		case a != ledger.Table:
			return a
		default:
			next = a
		}
	}
	return next
}

// actorAfter is who goes on after the entry added last: its actor, but the table
// leaves the one before where he is. What was taken back is done anew by whoever
// did it, and what was brought back is followed as it was the first time.
func (k *keptLedger) actorAfter(entry ledger.Entry, before string) string {
	switch {
	case entry.Verb == ledger.VerbUndo && entry.Actor == ledger.Table:
		number, _, _ := k.Fold.Redoable()
		entry = k.entryAt(number)
		before = k.lastActor()
	case entry.Verb == ledger.VerbRedo:
		entry = k.entryAt(k.redoable)
	}
	if _, _, known := k.Fold.Actor(entry.Actor); !known || entry.Actor == ledger.Table {
		return before
	}
	return entry.Actor
}

// lastActor is who did what stands last, beside the table; "" where nobody did
// anything.
func (k *keptLedger) lastActor() string {
	for _, number := range slices.Backward(k.Fold.ActiveEvents()) {
		if actor := k.entryAt(number).Actor; actor != ledger.Table {
			return actor
		}
	}
	return ""
}

// entryAt is the entry of a number: of the line that it stands in.
func (k *keptLedger) entryAt(number int) ledger.Entry {
	at, found := slices.BinarySearchFunc(k.Doc.Lines, number, func(l ledger.Line, number int) int { return l.Number - number })
	if !found {
		return ledger.Entry{}
	}
	return k.Doc.Lines[at].Entry
}
