package maloney

import (
	"fmt"
	"slices"
	"strings"

	"saddlebag/scoring"
)

// paperRows is how many days the notary's ledger has room for: pads of four
// weeks, as many as the longest game takes and more.
const paperRows = 6 * Rows

// lying are the groups of cells that lie on the table and are not written down.
var lying = []string{cityGroup, weekGroup, cellDeck, cellBid}

// Paper lists each player's sheet, the suitcases, and the notary's ledger. Where
// the car stands, the week and the deck are not written down.
func (g game) Paper(setup scoring.Setup) ([]scoring.Cell, error) {
	s, err := g.blank(setup)
	if err != nil {
		return nil, err
	}
	cells := slices.DeleteFunc(s.Cells(), func(c scoring.Cell) bool {
		group, _, _ := strings.Cut(c.ID, "/")
		return slices.Contains(lying, group)
	})
	for i := range cells {
		cells[i].Value, cells[i].Struck = "", false
	}
	return cells, nil
}

// blank is a game whose ledger has all the rows that paper has.
func (g game) blank(setup scoring.Setup) (*state, error) {
	started, err := g.New(setup)
	if err != nil {
		return nil, err
	}
	s := started.(*state)
	s.day = paperRows
	for range paperRows {
		s.rows = append(s.rows, newRow(Monday, len(s.seats)))
	}
	return s, nil
}

// Audit judges filled sheets.
func (g game) Audit(setup scoring.Setup, filled scoring.Filled) (scoring.Audit, error) {
	s, err := g.blank(setup)
	if err != nil {
		return scoring.Audit{}, err
	}
	a := newAuditor(s, filled)
	audit := scoring.Audit{Missing: a.missing(filled)}
	for seat := range a.names {
		audit.Scores = append(audit.Scores, a.audited(filled, seat))
	}
	audit.Findings = scoring.Judge(&info, filled, slices.Concat(
		a.entries(), a.days(), a.sales(), a.jokers(), a.cases(), a.hands(), a.points(), a.purses(), a.ends(), a.sums(filled)))
	audit.Settle()
	return audit, nil
}

// An auditor knows what the sheets of a game can be.
type auditor struct {
	world  *Map
	names  []string
	dealt  bool   // hands by the program, of which no city's cards are counted (MI6)
	lines  []line // of the days that matter
	sheets []sheet
}

// A line is the places of a day in the notary's ledger.
type line struct {
	weekday, bids, driver, price, city, found scoring.Place
	earned, total                             []scoring.Place // by seat
}

// A sheet is the places of a player's.
type sheet struct {
	purse, joker, left, points, together scoring.Place
	cards                                []scoring.Place
	fixedPoints, fixedMoney              scoring.Tenths // corrections (LG5)
}

func newAuditor(s *state, filled scoring.Filled) *auditor {
	a := &auditor{world: s.world, names: s.names, dealt: s.phase == dealing}
	table := func(id string) scoring.Place { return scoring.Place{Owner: scoring.Table, Cell: id} }
	used := 0
	for day := 1; day <= paperRows; day++ {
		l := line{
			weekday: table(rowCell(day, columnDay)), bids: table(rowCell(day, columnBids)), driver: table(rowCell(day, columnDriver)),
			price: table(rowCell(day, columnPrice)), city: table(rowCell(day, columnCity)), found: table(rowCell(day, columnFound)),
		}
		for seat := range a.names {
			l.earned = append(l.earned, scoring.Place{Owner: seat, Cell: rowCell(day, columnEarned)})
			l.total = append(l.total, scoring.Place{Owner: seat, Cell: rowCell(day, columnTotal)})
		}
		a.lines = append(a.lines, l)
		if l.any(func(p scoring.Place) bool { return filledIn(filled, p) }) {
			used = day
		}
	}
	a.cut(filled, used)
	for seat := range a.names {
		at := func(id string) scoring.Place { return scoring.Place{Owner: seat, Cell: id} }
		p := sheet{
			purse: at(cellPurse), joker: at(cellJoker), left: at(cellLeft), points: at(cellPoints), together: at(cellTogether),
			fixedPoints: filled.Correction(seat, fieldPoints), fixedMoney: filled.Correction(seat, fieldMoney),
		}
		for place := range s.seats[seat].hand.slots {
			p.cards = append(p.cards, at(cardCell(place)))
		}
		a.sheets = append(a.sheets, p)
	}
	return a
}

// any says whether something is true of a place of the day.
func (l line) any(is func(scoring.Place) bool) bool {
	return slices.ContainsFunc(slices.Concat(all([]line{l}, weekdayOf, bidsOf, driverOf, priceOf, cityOf, foundOf), l.earned, l.total), is)
}

// cut leaves out the days after the first that is known to be blank behind so
// many that something stands on, and those of which nothing is known.
func (a *auditor) cut(filled scoring.Filled, used int) {
	keep := used
	for i, l := range a.lines[used:] {
		if blank(filled, l.weekday) {
			keep = used + i + 1
			break
		}
		if l.any(func(p scoring.Place) bool { _, known := filled[p]; return known }) {
			keep = used + i + 1
		}
	}
	a.lines = a.lines[:max(keep, min(used+1, paperRows))]
}

// day is what people call a row.
func day(i int) string { return fmt.Sprintf("day %d", i+1) }

// all are the places of some column of all days, or of those before one.
func all(lines []line, of ...func(line) scoring.Place) []scoring.Place {
	var places []scoring.Place
	for _, column := range of {
		for _, l := range lines {
			places = append(places, column(l))
		}
	}
	return places
}

func weekdayOf(l line) scoring.Place { return l.weekday }
func bidsOf(l line) scoring.Place    { return l.bids }
func driverOf(l line) scoring.Place  { return l.driver }
func priceOf(l line) scoring.Place   { return l.price }
func cityOf(l line) scoring.Place    { return l.city }
func foundOf(l line) scoring.Place   { return l.found }
