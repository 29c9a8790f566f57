package sheet

import (
	"fmt"

	"saddlebag/scoring/fortyniners"
	"saddlebag/speech"
)

// Holdings tells what each seat plays in this run, and on which spot it stands.
func (s View) Holdings() (seats []speech.Text, table speech.Text) {
	words := roles(&s.Book)
	for r := range fortyniners.Roles {
		if !s.Over() {
			words[s.SeatOf(r)] += ", on " + s.Net.Title(s.At[r])
		}
	}
	return speech.Named(words...), ""
}

// roles are what each seat plays in this run; nothing once all are over.
func roles(b *fortyniners.Book) []string {
	seats := make([]string, len(b.Names))
	for seat := range seats {
		if !b.Over() {
			r := fortyniners.RoleOf(seat, b.Run)
			seats[seat] = fmt.Sprintf("%s, the %s", r, r.Piece())
		}
	}
	return seats
}
