package sheet

import (
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/maloney"
)

// row is what is written about a day, counted from 1, and whether it is closed;
// nil where nothing is yet.
func (s View) row(day int) (r *maloney.Row, closed bool) {
	switch {
	case day > s.Day:
		return nil, false
	case day == s.Day:
		return &s.Today, s.Phase == maloney.Over
	}
	return &s.Rows[day-1], true
}

// how is what the notary adds to a driver who has not paid.
var how = map[maloney.Sale]string{maloney.ByJoker: " (joker)", maloney.ByDefault: " (no bid)"}

// paidFor is added to who has paid and is called as if not: "Ann (joker)".
const paidFor = " (paid)"

// WriteDriver is how the notary writes who drives, and how that came.
func WriteDriver(name string, by maloney.Sale) string {
	if by == maloney.Bought && strings.HasSuffix(name, ")") {
		return name + paidFor
	}
	return name + how[by]
}

// ReadDriver reads what WriteDriver has written.
func (p *Paper) ReadDriver(text string) (d Drive, ok bool) {
	for seat, name := range p.Names {
		for _, by := range []maloney.Sale{maloney.Bought, maloney.ByJoker, maloney.ByDefault} {
			if text == WriteDriver(name, by) {
				return Drive{seat, by}, true
			}
		}
	}
	return Drive{}, false
}

// A Drive is who had the wheel on a day, and how: nobody where it is unsold.
type Drive struct {
	Seat int
	Sale maloney.Sale
}

// The columns of the notary's ledger that tell of the car, in their order.
var (
	dayCells    = rowCells(maloney.ColumnDay, "maloney.day-weekday")
	bidsCells   = rowCells(maloney.ColumnBids, "maloney.day-bids")
	driverCells = rowCells(maloney.ColumnDriver, "maloney.day-driver")
	priceCells  = rowCells(maloney.ColumnPrice, "maloney.day-price")
	townCells   = rowCells(maloney.ColumnCity, "maloney.day-city")
	foundCells  = rowCells(maloney.ColumnFound, "maloney.day-suitcase")
)

// bookColumns is how many they are.
const bookColumns = 6

// writeBook writes the part of the notary's ledger that tells of the car.
func (s View) writeBook(w *scoring.CellWriter, rows int) {
	w.Use = scoring.Row
	for i := range rows {
		write := func(cells scoring.CellSeries, kind scoring.CellKind, value string) {
			w.Add(cells.ID.At(i), cells.Label.At(i), kind, value, false)
		}
		var weekday, bids, driver, price, city, found string
		if r, _ := s.row(i + 1); r != nil {
			weekday, bids, found = r.Weekday.String(), writeCalls(s.Names, r.Bids, r.Fines), r.Found
			city = scoring.When(r.City != maloney.Nowhere, strconv.Itoa(r.City+1))
			if r.Sale != maloney.Unsold {
				driver, price = WriteDriver(s.Names[r.Driver], r.Sale), strconv.Itoa(r.Price)
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
