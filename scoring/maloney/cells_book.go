package maloney

import (
	"strconv"
	"strings"

	"saddlebag/scoring"
)

// row is what is written about a day, counted from 1, and whether it is closed;
// nil where nothing is yet.
func (s *state) row(day int) (r *row, closed bool) {
	switch {
	case day > s.day:
		return nil, false
	case day == s.day:
		return &s.today, s.phase == over
	}
	return &s.rows[day-1], true
}

// how is what the notary adds to a driver who has not paid.
var how = map[sale]string{byJoker: " (joker)", byDefault: " (no bid)"}

// book is the part of the notary's ledger that tells of the car.
func (s *state) book(rows int) []scoring.Cell {
	w := scoring.CellWriter{Owner: scoring.Table}
	for day := 1; day <= rows; day++ {
		write := func(column string, kind scoring.CellKind, value string) {
			w.Add(RowCell(day, column), "Day "+strconv.Itoa(day)+", "+column, kind, value, false)
		}
		var weekday, bids, driver, price, city, found string
		if r, _ := s.row(day); r != nil {
			weekday, bids, found = r.weekday.String(), s.bids(r), r.found
			city = scoring.When(r.city != nowhere, strconv.Itoa(r.city+1))
			if r.sale != unsold {
				driver, price = s.names[r.driver]+how[r.sale], strconv.Itoa(r.price)
			}
		}
		write(ColumnDay, scoring.Entry, weekday)
		write(ColumnBids, scoring.Entry, bids)
		write(ColumnDriver, scoring.Entry, driver)
		write(ColumnPrice, scoring.Money, price)
		write(ColumnCity, scoring.Entry, city)
		write(ColumnFound, scoring.Entry, found)
	}
	return w.Cells
}

// bids writes what was called out: the last bid of each player, and fines.
func (s *state) bids(r *row) string {
	var words []string
	for seat, name := range s.names {
		if r.bids[seat] > 0 {
			words = append(words, name+" "+strconv.Itoa(r.bids[seat]))
		}
		if r.fines[seat] > 0 {
			words = append(words, name+" fined "+strconv.Itoa(r.fines[seat]))
		}
	}
	return strings.Join(words, ", ")
}
