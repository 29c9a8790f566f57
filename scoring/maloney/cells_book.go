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

// paidFor is added to who has paid and is called as if not: "Ann (joker)".
const paidFor = " (paid)"

// writeDriver is how the notary writes who drives, and how that came.
func writeDriver(name string, by sale) string {
	if by == bought && strings.HasSuffix(name, ")") {
		return name + paidFor
	}
	return name + how[by]
}

// readDriver reads what writeDriver has written.
func readDriver(names []string, text string) (d drive, ok bool) {
	for seat, name := range names {
		for _, by := range []sale{bought, byJoker, byDefault} {
			if text == writeDriver(name, by) {
				return drive{seat, by}, true
			}
		}
	}
	return drive{}, false
}

// A drive is who had the wheel on a day, and how: nobody where it is unsold.
type drive struct {
	seat int
	sale sale
}

// The columns of the notary's ledger that tell of the car, in their order.
var (
	dayCells    = rowCells(ColumnDay, ColumnDay)
	bidsCells   = rowCells(ColumnBids, ColumnBids)
	driverCells = rowCells(ColumnDriver, ColumnDriver)
	priceCells  = rowCells(ColumnPrice, ColumnPrice)
	townCells   = rowCells(ColumnCity, ColumnCity)
	foundCells  = rowCells(ColumnFound, ColumnFound)
)

// bookColumns is how many they are.
const bookColumns = 6

// writeBook writes the part of the notary's ledger that tells of the car.
func (s *state) writeBook(w *scoring.CellWriter, rows int) {
	w.Use = scoring.Row
	for i := range rows {
		write := func(cells scoring.CellSeries, kind scoring.CellKind, value string) {
			w.Add(cells.ID.At(i), cells.Label.At(i), kind, value, false)
		}
		var weekday, bids, driver, price, city, found string
		if r, _ := s.row(i + 1); r != nil {
			weekday, bids, found = r.weekday.String(), writeCalls(s.names, r.bids, r.fines), r.found
			city = scoring.When(r.city != nowhere, strconv.Itoa(r.city+1))
			if r.sale != unsold {
				driver, price = writeDriver(s.names[r.driver], r.sale), strconv.Itoa(r.price)
			}
		}
		write(dayCells, scoring.Entry, weekday)
		write(bidsCells, scoring.Entry, bids)
		write(driverCells, scoring.Entry, driver)
		write(priceCells, scoring.Money, price)
		write(townCells, scoring.Entry, city)
		write(foundCells, scoring.Entry, found)
	}
	w.Use = scoring.Once
}

// writeCalls writes what was called out: the last bid of each player, and fines.
func writeCalls(names []string, bids, fines []int) string {
	var words []string
	for seat, name := range names {
		if bids[seat] > 0 {
			words = append(words, name+" "+strconv.Itoa(bids[seat]))
		}
		if fines[seat] > 0 {
			words = append(words, name+" "+wordFined+" "+strconv.Itoa(fines[seat]))
		}
	}
	return strings.Join(words, ", ")
}

// wordFined stands before what somebody was fined.
const wordFined = "fined"
