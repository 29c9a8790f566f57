package main

import (
	"slices"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/shorthand"
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
	actors := shorthand.Actors(f)
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

// actorAfter is who goes on after an entry: its actor, but the table leaves the one
// before where he is.
func actorAfter(entry ledger.Entry, before string) string {
	if entry.Actor == ledger.Table {
		return before
	}
	return entry.Actor
}
