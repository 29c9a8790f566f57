package maloney

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// paperDays is how many days sheets have room for: two notary's ledgers. Of a
// longer game only what lies on the table in the end is judged.
const paperDays = 2 * Rows

// BlankCells lists the sheets of all players, the board and two notary's ledgers.
func (game) BlankCells(setup scoring.Setup) ([]scoring.Cell, error) {
	blank, err := start(setup)
	if err != nil {
		return nil, err
	}
	cells := slices.DeleteFunc(blank.cells(nil, paperDays), func(c scoring.Cell) bool { return c.Use == scoring.Shown })
	for i := range cells {
		cells[i].Value, cells[i].Struck = "", false
	}
	return cells, nil
}

// Checklist is what the rules demand of the sheets of a table.
func (game) Checklist(setup scoring.Setup) (audit.Checklist, error) {
	blank, err := start(setup)
	if err != nil {
		return audit.Checklist{}, err
	}
	a := newAuditor(blank)
	return audit.Checklist{
		Score:   TogetherCell,
		Info:    &info,
		Rules:   a.rules(),
		Doubts:  a.doubts(),
		Twice:   scoring.Each(len(a.names), a.pointsTwice),
		Parts:   a.parts(),
		Printed: map[string][]string{JokerCell: {"joker played"}, TogetherCell: {"with the money"}},
		Words:   a.words,
		Read:    a.readSloppy,
		Meant:   a.asListed,
		Scores:  func(s *audit.Sheet) []scoring.Audited { return sheets{a, s}.scores() },
		Missing: func(s *audit.Sheet, _ []scoring.Audited) []scoring.Place { return sheets{a, s}.missing() },
	}, nil
}

// An auditor knows what the sheets of a table can be. Days are counted from 1.
type auditor struct {
	limits
	world *world
	names []string
	size  int               // action cards of a hand
	most  int               // of one city in a hand; of the last one that the program deals it may be all (MI6)
	deck  int               // action cards that nobody was dealt
	hands [][]scoring.Place // by seat: its action cards
	cards []scoring.Place   // all of these, and the one turned last
	days  []dayPlaces       // by day, less one

	called map[string]card // by its word
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

// newAuditor finds the places of the sheets of a table.
func newAuditor(blank *state) *auditor {
	a := &auditor{limits: blank.world.limits(), called: map[string]card{}, world: blank.world, names: blank.names, size: HandSize(len(blank.names)), most: HandOfCity, deck: blank.deck.size}
	if blank.phase == dealing {
		a.most = CardsEach
	}
	for n := 1; n <= paperDays; n++ {
		row := func(column string) scoring.Place { return onTable(RowCell(n, column)) }
		a.days = append(a.days, dayPlaces{
			row(ColumnDay), row(ColumnBids), row(ColumnDriver), row(ColumnPrice), row(ColumnCity), row(ColumnFound),
			a.ofEach(RowCell(n, ColumnEarned)), a.ofEach(RowCell(n, ColumnTotal)),
		})
	}
	a.hands = scoring.Each(len(a.names), func(seat int) []scoring.Place { return audit.At(seat, a.size, CardCell) })
	a.cards = append(slices.Concat(a.hands...), onTable(DeckCell))
	for c := range card(Cards) {
		a.called[a.world.word(c)] = c
	}
	return a
}

// ofEach is a cell of each seat.
func (a *auditor) ofEach(cell string) []scoring.Place {
	return scoring.Each(len(a.names), func(seat int) scoring.Place { return scoring.Place{Owner: seat, Cell: cell} })
}

// on is where a day is written.
func (a *auditor) on(n int) *dayPlaces { return &a.days[n-1] }

// rules are all that is demanded.
func (a *auditor) rules() []audit.Rule {
	return slices.Concat(a.calendar(), a.auctions(), a.drives(), a.cases(), a.inHand(), a.points(), a.money(), a.ending(), a.sums())
}

// rule is something demanded of the sheets.
func (a *auditor) rule(clause string, fails func(sheets) string) []audit.Rule {
	return []audit.Rule{{Clause: clause, Fails: func(s *audit.Sheet) string { return fails(sheets{a, s}) }}}
}

// each is something demanded of so many things, which count from 0.
func (a *auditor) each(n int, clause string, fails func(s sheets, i int) string) []audit.Rule {
	var rules []audit.Rule
	for i := range n {
		rules = append(rules, a.rule(clause, func(s sheets) string { return fails(s, i) })...)
	}
	return rules
}

// daily is something demanded of each day, and perSeat of each seat.
func (a *auditor) daily(clause string, fails func(s sheets, n int) string) []audit.Rule {
	return a.each(paperDays, clause, func(s sheets, i int) string { return fails(s, i+1) })
}

func (a *auditor) perSeat(clause string, fails func(s sheets, seat int) string) []audit.Rule {
	return a.each(len(a.names), clause, fails)
}

// grid is something demanded of each of so many things with each of some others.
func (a *auditor) grid(rows, columns int, clause string, fails func(s sheets, row, column int) string) []audit.Rule {
	return a.each(rows*columns, clause, func(s sheets, i int) string { return fails(s, i/columns, i%columns) })
}

// dailyPerSeat is something demanded of each seat on each day.
func (a *auditor) dailyPerSeat(clause string, fails func(s sheets, n, seat int) string) []audit.Rule {
	return a.grid(paperDays, len(a.names), clause, func(s sheets, i, seat int) string { return fails(s, i+1, seat) })
}

// nearest are rules that judge by the nearest entries, or by sums as long as
// their parts are unknown: where such a rule fails no longer, another does.
func nearest(rules []audit.Rule) []audit.Rule {
	for i := range rules {
		rules[i].Yields = true
	}
	return rules
}

// inTheEnd are such rules, of what some places show after the last day.
func (a *auditor) inTheEnd(clause string, shown []scoring.Place, fails func(s sheets, i, last int) string) []audit.Rule {
	return nearest(a.each(len(shown), clause, func(s sheets, i int) string {
		if !s.Known(shown[i]) {
			return ""
		}
		return s.onLast(func(last int) string {
			if last == 0 {
				return ""
			}
			return fails(s, i, last)
		})
	}))
}
