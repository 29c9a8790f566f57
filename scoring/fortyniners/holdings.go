package fortyniners

import "fmt"

// Holdings tells what each seat plays in this run, and on which spot it stands.
func (s *state) Holdings() (seats []string, table string) {
	seats, table = s.book.Holdings()
	for r := range Roles {
		if !s.Over() {
			seats[s.seat(r)] += ", on " + s.net.title(s.at[r])
		}
	}
	return seats, table
}

// Holdings tells what each seat plays in this run: without a board nobody knows
// where.
func (b *book) Holdings() (seats []string, table string) {
	seats = make([]string, len(b.names))
	for seat := range seats {
		if !b.Over() {
			r := roleOf(seat, b.run)
			seats[seat] = fmt.Sprintf("%s, the %s", r, r.Piece())
		}
	}
	return seats, ""
}
