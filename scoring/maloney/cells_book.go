package maloney

import (
	"strconv"

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

// book is the part of the notary's ledger that tells of the car.
func (s *state) book(cells []scoring.Cell, rows int) []scoring.Cell {
	for day := 1; day <= rows; day++ {
		r, _ := s.row(day)
		add := func(column, label string, kind scoring.CellKind, value string) {
			cells = append(cells, scoring.Cell{
				ID: rowCell(day, column), Owner: scoring.Table, Label: "Day " + strconv.Itoa(day) + ", " + label, Kind: kind, Value: value,
			})
		}
		w := s.written(r)
		add(columnDay, "weekday", scoring.Entry, w.weekday)
		add(columnBids, "bids", scoring.Entry, w.bids)
		add(columnDriver, "driver", scoring.Entry, w.driver)
		add(columnPrice, "price", scoring.Money, w.price)
		add(columnCity, "city", scoring.Entry, w.city)
		add(columnFound, "suitcase", scoring.Entry, w.found)
	}
	return cells
}

// A writtenRow is a row as the notary's pen writes it.
type writtenRow struct{ weekday, bids, driver, price, city, found string }

// how is what the notary adds to a driver who has not paid.
var how = map[sale]string{byJoker: " (joker)", byDefault: " (no bid)"}

// written is a row in ink; empty where there is none.
func (s *state) written(r *row) writtenRow {
	if r == nil {
		return writtenRow{}
	}
	w := writtenRow{weekday: r.weekday.String(), bids: s.bids(r), found: r.found}
	if r.sale != unsold {
		w.driver, w.price = s.names[r.driver]+how[r.sale], strconv.Itoa(r.price)
	}
	if r.city != nowhere {
		w.city = strconv.Itoa(r.city + 1)
	}
	return w
}
