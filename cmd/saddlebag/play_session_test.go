package main

import (
	"path/filepath"
	"strings"
	"testing"
)

// What a person types in a session, line by line from a pipe, and what the
// ledger has then.
func TestPlayReadsWhatPeopleType(t *testing.T) {
	const header = "saddlebag 1 coal-n-write\nplayer Ann\nplayer \"Bob Tanner\"\nplayer Ursula\noption start-cash 20\n\n"
	const refused, taken = true, false
	for _, c := range []struct {
		typed   string // lines
		last    string // event of the ledger
		refused bool   // something was
	}{
		{"334", "table roll 3+3+4", taken},   // digits alone are the throw
		{"3 3 4", "table roll 3+3+4", taken}, // so they are one by one
		{"TABLE ROLL 3+3+4", "table roll 3+3+4", taken},
		{"1", "", refused},  // a throw has to be told
		{"33", "", refused}, // and three dice are due
		{"334|a c b1 4", "Ann claim borax-1 4", taken},
		{"334|c b1 4", "Ann claim borax-1 4", taken},            // the first player begins
		{"334|b|c b1 4", `"Bob Tanner" claim borax-1 4`, taken}, // a name alone changes who acts
		{"334|bob tanner d t1 3", `"Bob Tanner" dig tin-1 3`, taken},
		{"334|b d t1 3|d t2 4", `"Bob Tanner" dig tin-2 4`, taken}, // and who has acted stays
		{"334|2 43", "Ann claim borax-1 4+3", taken},               // a number of the list, dice in any order
		{"334|c b1 9", "table roll 3+3+4", refused},
		{"334|d b 3", "table roll 3+3+4", refused}, // of two tunnels none is guessed
		{"334|st sh 3 2", "Ann store share 3 2", taken},
		{"334|st sh 2", "table roll 3+3+4", refused}, // no die is guessed before a number
		{"334|c b1 4|undo", "table undo", taken},
		{"334|c b1 4|U|redo", "Ann claim borax-1 4", refused}, // Ursula's name begins like U: it is hers
		{"334|c b1 4|undo|redo", "table redo", taken},
		{"334|note It rains, again", `table note "It rains, again"`, taken}, // texts need no quotes
		{"334|correct cash +$1 found", "Ann correct cash +1 found", taken},
		{"334|?|help||quit|c b1 4", "table roll 3+3+4", taken},
	} {
		file := filepath.Join(t.TempDir(), "night.ledger")
		write(t, file, header)
		var out, complaints strings.Builder
		code := run(t.Context(), []string{"play", file}, strings.NewReader(strings.ReplaceAll(c.typed, "|", "\n")), &out, &complaints)
		kept := strings.Split(strings.TrimSpace(strings.TrimPrefix(read(t, file), header)), "\n")
		if last := kept[len(kept)-1]; last != c.last || (code == exitRefused) != c.refused || complaints.String() != "" {
			t.Errorf("%q: the last event is %q, want %q; code %d, %s\n%s", c.typed, last, c.last, code, complaints.String(), out.String())
		}
	}
}
