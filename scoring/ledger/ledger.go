// Package ledger is the record of a game: an append-only list of events, its
// text form, and the one way in which events become a state.
//
// [Parse] reads the text form and [Document.String] writes it. A [Fold] takes events one by
// one, for live play, import, replay, checking and tests alike. It handles the verbs that every
// game has (undo, correct, result, …, clauses LG1-LG10); all others are the rulebook's. [Check]
// folds a whole document tolerantly and reports; [Fold.Redact] hides what a seat may not see.
//
// Nothing here knows a concrete game, and nothing here does input or output. Nor does it
// know the logbook below, which is what a store keeps of a table and how that is chained;
// the stores are beside the logbook.
package ledger

// Version is the version of the text form.
const Version = 1

// An Entry is one event as the ledger writes it.
type Entry struct {
	Actor string // a player, a character, or "table"
	Verb  string
	Args  []string
	// Chance is set on a throw, spin or card that the program made. After an
	// undo, such an entry comes back with the same value (clause LG3).
	Chance bool
}

// String writes the entry as a canonical line without its end.
func (e Entry) String() string {
	size := len(e.Actor) + len(" ") + len(e.Verb)
	for _, a := range e.Args {
		size += len(" ") + len(a)
	}
	return string(e.append(make([]byte, 0, size))) // as large as it is without quotes
}

func (e Entry) append(b []byte) []byte {
	b = appendToken(b, e.Actor)
	b = append(b, ' ')
	b = appendToken(b, e.Verb)
	for _, a := range e.Args {
		b = append(b, ' ')
		b = appendToken(b, a)
	}
	return b
}
