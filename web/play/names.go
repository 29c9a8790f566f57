package play

import (
	"unicode"
	"unicode/utf8"

	"saddlebag/scoring"
	"saddlebag/web/live/views"
	"saddlebag/web/table"
)

// ownerName is the name of whose sheet it is.
func ownerName(v *views.View, owner int) string {
	if owner == scoring.Table {
		return "Table"
	}
	return v.Names[owner]
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

// theyAre is the beginning of a sentence about some people.
func theyAre(names []string) string {
	if len(names) == 1 {
		return names[0] + " is"
	}
	return scoring.All(names) + " are"
}

// headOf is a label in the middle of a sentence.
func headOf(label string) string {
	first, n := utf8.DecodeRuneInString(label)
	if n == 0 {
		return label
	}
	return string(unicode.ToLower(first)) + label[n:]
}
