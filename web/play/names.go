package play

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/web/live/views"
	"saddlebag/web/table"
)

// ownerName is the name of whose sheet it is.
func ownerName(v *views.View, owner int) speech.Text {
	if owner == scoring.Table {
		return "table.table"
	}
	return speech.Words(v.Names[owner])
}

// stillAtIt are the names of those the game waits for and who have not said to
// be done, but for one's own seat.
func stillAtIt(t *table.Snapshot) []string {
	var names []string
	for _, seat := range t.View.Moment.Turn {
		if seat != t.Place.Seat && !t.Presence.Done[seat] {
			names = append(names, t.View.Names[seat])
		}
	}
	return names
}

// waitedFor is stillAtIt without those of whom nothing is asked, but of anybody.
func waitedFor(t *table.Snapshot) []string {
	all := stillAtIt(t)
	if todo(t, scoring.Table, mostInLine) == "" {
		return all
	}
	return slices.DeleteFunc(all, func(name string) bool { return todo(t, slices.Index(t.View.Names, name), mostInLine) == "" })
}

// faceName is what people call a face that lies on the table and is no die's: "Rin Tin Tin",
// "Sacramento (Thursday)".
func faceName(v *views.View, face string) speech.Text {
	names, ok := v.State.(scoring.Namer)
	for i := range v.Info.Verbs {
		verb := &v.Info.Verbs[i]
		for n := range verb.Args {
			if a := &verb.Args[n]; ok && a.Device != "" && a.Kind != scoring.Throw {
				if name := names.Name(scoring.Event{Seat: scoring.Table, Verb: verb.Name}, a.Name, face); name != "" {
					return name
				}
			}
		}
	}
	return speech.Words(face)
}
