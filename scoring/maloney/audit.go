package maloney

import (
	"slices"

	"saddlebag/scoring"
)

// paperDays is how many days sheets have room for: two notary's ledgers. Of a
// longer game only what lies on the table in the end is judged.
const paperDays = 2 * Rows

// Paper lists the sheets of all players, the board and two notary's ledgers.
// What somebody bids last counts no more when the game is over.
func (game) Paper(setup scoring.Setup) ([]scoring.Cell, error) {
	blank, err := start(setup)
	if err != nil {
		return nil, err
	}
	cells := slices.DeleteFunc(blank.cells(paperDays), func(c scoring.Cell) bool { return c.ID == cellBid })
	for i := range cells {
		cells[i].Value, cells[i].Struck = "", false
	}
	return cells, nil
}

// Audit judges filled sheets and the notary's ledger, as far as they are known.
func (game) Audit(setup scoring.Setup, filled scoring.Filled) (scoring.Audit, error) {
	blank, err := start(setup)
	if err != nil {
		return scoring.Audit{}, err
	}
	a := newAuditor(blank, filled)
	audit := scoring.Audit{Findings: scoring.Judge(&info, filled, a.conditions(filled))}
	s := sheets{a, filled}
	for seat := range a.names {
		audit.Scores = append(audit.Scores, s.audited(seat))
		audit.Missing = append(audit.Missing, s.missing(seat)...)
	}
	audit.Settle()
	return audit, nil
}

// An auditor knows what the sheets of a game can be. Days are counted from 1.
type auditor struct {
	world *Map
	names []string
	size  int               // action cards of a hand
	most  int               // of one city in a hand; of the last one that the program deals it may be all (MI6)
	deck  int               // action cards that nobody was dealt
	hands [][]scoring.Place // by seat: its action cards
	days  []dayPlaces       // by day, less one

	// What is settled by all that is known, and not by the parts of it that
	// conditions look at.
	used        int              // days of which something is written, and one more where there is room
	last        int              // no day is later: the row after it is blank, or somebody has won; 0 where there may be more
	winners     []int            // who is known to have points enough by that day (MI30)
	fixedPoints []scoring.Tenths // by seat: corrections (LG5)
	fixedMoney  []scoring.Tenths // by seat: corrections, in dollars
	freePoints  []bool           // by seat: points were corrected on some day
	freeMoney   []bool           // by seat: money was corrected on some day
	summed      []bool           // by seat: points are those of all days together, not the running totals
	counted     []bool           // by seat: some of its action cards are known
}

// dayPlaces are where a day is written down: in the notary's row, and on each
// seat's sheet.
type dayPlaces struct {
	weekday, bids, driver, price, city, found scoring.Place
	earned, total                             []scoring.Place // by seat
}

// all are the places of the day.
func (d dayPlaces) all() []scoring.Place {
	return slices.Concat([]scoring.Place{d.weekday, d.bids, d.driver, d.price, d.city, d.found}, d.earned, d.total)
}

// onTable is a place that belongs to nobody.
func onTable(cell string) scoring.Place { return scoring.Place{Owner: scoring.Table, Cell: cell} }

// newAuditor looks at what is known.
func newAuditor(blank *state, filled scoring.Filled) *auditor {
	a := &auditor{world: blank.world, names: blank.names, size: HandSize(len(blank.names)), most: HandOfCity, deck: blank.deck.size}
	if blank.phase == dealing {
		a.most = CardsEach
	}
	a.place()
	s := sheets{a, filled}
	for n := 1; n <= paperDays; n++ {
		if slices.ContainsFunc(a.on(n).all(), func(p scoring.Place) bool { return !filled[p].Blank() }) {
			a.used = min(n+1, paperDays)
		}
		_, day := s.text(a.on(n).weekday)
		switch {
		case day:
			a.last = 0
		case a.last == 0 && s.blank(a.on(n).weekday):
			a.last = n - 1
		}
	}
	for seat := range a.names {
		a.fixedPoints = append(a.fixedPoints, filled.Correction(seat, fieldPoints))
		a.freePoints = append(a.freePoints, filled.Corrected(seat, fieldPoints))
		a.freeMoney = append(a.freeMoney, filled.Corrected(seat, fieldMoney))
	}
	for n := 1; n < paperDays && a.last == 0; n++ {
		if len(s.won(n)) > 0 {
			a.last = n
		}
	}
	a.used, a.winners = max(a.used, a.last), s.won(a.last)
	for seat := range a.names {
		a.fixedMoney = append(a.fixedMoney, filled.Correction(seat, fieldMoney))
		_, all := s.earnings(seat, 1, a.last)
		a.summed = append(a.summed, !a.freePoints[seat] && (all && a.last > 0 || s.totalBefore(paperDays+1, seat) == 0))
		known := func(p scoring.Place) bool { _, known := filled[p]; return known }
		a.counted = append(a.counted, slices.ContainsFunc(a.hands[seat], known))
	}
	return a
}

// place finds the places of the sheets.
func (a *auditor) place() {
	for n := 1; n <= paperDays; n++ {
		row := func(column string) scoring.Place { return onTable(rowCell(n, column)) }
		d := dayPlaces{row(columnDay), row(columnBids), row(columnDriver), row(columnPrice), row(columnCity), row(columnFound), nil, nil}
		for seat := range a.names {
			d.earned = append(d.earned, scoring.Place{Owner: seat, Cell: rowCell(n, columnEarned)})
			d.total = append(d.total, scoring.Place{Owner: seat, Cell: rowCell(n, columnTotal)})
		}
		a.days = append(a.days, d)
	}
	for seat := range a.names {
		var hand []scoring.Place
		for _, id := range cardCells(a.size) {
			hand = append(hand, scoring.Place{Owner: seat, Cell: id})
		}
		a.hands = append(a.hands, hand)
	}
}

// on is where a day is written.
func (a *auditor) on(n int) *dayPlaces { return &a.days[n-1] }

// conditions are all that the rules demand.
func (a *auditor) conditions(filled scoring.Filled) []scoring.Condition {
	return slices.Concat(a.calendar(filled), a.auctions(), a.drives(), a.cases(), a.inHand(filled),
		a.points(filled), a.money(), a.ending(), a.onTheTable(), a.sums(filled))
}

// rule is a condition on some places.
func (a *auditor) rule(clause string, fails func(sheets) string, reads ...scoring.Place) scoring.Condition {
	return scoring.Condition{Clause: clause, Reads: reads, Fails: func(f scoring.Filled) string { return fails(sheets{a, f}) }}
}
