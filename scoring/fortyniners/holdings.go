package fortyniners

import "fmt"

// Holdings tells what each seat plays in this run, and on which spot it stands.
func (s View) Holdings() (seats []string, table string) {
	seats = roles(&s.book)
	for r := range Roles {
		if !s.Over() {
			seats[s.seat(r)] += ", on " + s.net.title(s.at[r])
		}
	}
	return seats, ""
}

// roles are what each seat plays in this run; nothing once all are over.
func roles(b *book) []string {
	seats := make([]string, len(b.names))
	for seat := range seats {
		if !b.Over() {
			r := roleOf(seat, b.run)
			seats[seat] = fmt.Sprintf("%s, the %s", r, r.Piece())
		}
	}
	return seats
}
