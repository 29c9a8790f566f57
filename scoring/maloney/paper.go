package maloney

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// paperDays is how many days sheets have room for: two notary's ledgers. Of a
// longer game only what lies on the table in the end is judged.
const paperDays = 2 * Rows

// blank are the sheets of all players, the board and two notary's ledgers, with nothing
// written on them.
func (s *state) blank() []scoring.Cell {
	cells := slices.DeleteFunc(s.cells(nil, paperDays), func(c scoring.Cell) bool { return c.Use == scoring.Shown })
	for i := range cells {
		cells[i].Value, cells[i].Struck = "", false
	}
	return cells
}

// A paper is where everything lies on the sheets of a table. Days are counted from 1.
type paper struct {
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

// newPaper finds the places of the sheets of a table.
func newPaper(blank *state) *paper {
	p := &paper{called: map[string]card{}, world: blank.world, names: blank.names, size: HandSize(len(blank.names)), most: HandOfCity, deck: blank.deck.size}
	if blank.phase == dealing {
		p.most = CardsEach
	}
	for n := 1; n <= paperDays; n++ {
		row := func(column string) scoring.Place { return onTable(RowCell(n, column)) }
		p.days = append(p.days, dayPlaces{
			row(ColumnDay), row(ColumnBids), row(ColumnDriver), row(ColumnPrice), row(ColumnCity), row(ColumnFound),
			p.ofEach(RowCell(n, ColumnEarned)), p.ofEach(RowCell(n, ColumnTotal)),
		})
	}
	p.hands = scoring.Each(len(p.names), func(seat int) []scoring.Place { return audit.At(seat, p.size, CardCell) })
	p.cards = append(slices.Concat(p.hands...), onTable(DeckCell))
	for c := range card(Cards) {
		p.called[p.world.word(c)] = c
	}
	return p
}

// ofEach is a cell of each seat.
func (p *paper) ofEach(cell string) []scoring.Place {
	return scoring.Each(len(p.names), func(seat int) scoring.Place { return scoring.Place{Owner: seat, Cell: cell} })
}

// on is where a day is written.
func (p *paper) on(n int) *dayPlaces { return &p.days[n-1] }
