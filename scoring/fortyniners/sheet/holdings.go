package sheet

import (
	"saddlebag/scoring/fortyniners"
	"saddlebag/scoring/speech"
)

// Holdings tells what each seat plays in this run, and on which spot it stands.
func (s View) Holdings() (seats []speech.Text, table speech.Text) {
	seats = roles(&s.Book)
	for r := range fortyniners.Roles {
		if !s.Over() {
			seats[s.SeatOf(r)] = speech.Say("fortyniners.holds-on", "role", r.String(), "piece", r.Piece(), "spot", s.Net.Title(s.At[r]))
		}
	}
	return seats, ""
}

// roles are what each seat plays in this run; nothing once all are over.
func roles(b *fortyniners.Book) []speech.Text {
	seats := make([]speech.Text, len(b.Names))
	for seat := range seats {
		if !b.Over() {
			r := fortyniners.RoleOf(seat, b.Run)
			seats[seat] = speech.Say("fortyniners.holds", "role", r.String(), "piece", r.Piece())
		}
	}
	return seats
}
