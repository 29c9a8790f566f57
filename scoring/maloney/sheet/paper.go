package sheet

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/maloney"
)

// PaperDays is how many days sheets have room for: two notary's ledgers. Of a
// longer game only what lies on the table in the end is judged.
const PaperDays = 2 * maloney.Rows

// Blank are the sheets of all players, the board and two notary's ledgers, with nothing
// written on them.
func (s View) Blank() []scoring.Cell {
	cells := slices.DeleteFunc(s.cells(nil, PaperDays), func(c scoring.Cell) bool { return c.Use == scoring.Shown })
	for i := range cells {
		cells[i].Value, cells[i].Struck = "", false
	}
	return cells
}

// A Paper is where everything lies on the sheets of a table. Days are counted from 1.
type Paper struct {
	World *maloney.World
	Names []string
	Size  int               // action cards of a hand
	Most  int               // of one city in a hand; of the last one that the program deals it may be all (MI6)
	Deck  int               // action cards that nobody was dealt
	Hands [][]scoring.Place // by seat: its action cards
	Cards []scoring.Place   // all of these, and the one turned last
	Days  []DayPlaces       // by day, less one
	Limits

	called map[string]maloney.Card // by its word
}

// DayPlaces are where a day is written down: in the notary's row, and on each
// seat's sheet.
type DayPlaces struct {
	Weekday, Bids, Driver, Price, City, Found scoring.Place
	Earned, Total                             []scoring.Place // by seat
}

// All are the places of the day.
func (d DayPlaces) All() []scoring.Place {
	return slices.Concat([]scoring.Place{d.Weekday, d.Bids, d.Driver, d.Price, d.City, d.Found}, d.Earned, d.Total)
}

// OnTable is a place that belongs to nobody.
func OnTable(cell string) scoring.Place { return scoring.Place{Owner: scoring.Table, Cell: cell} }

// NewPaper finds the places of the sheets of a table.
func NewPaper(blank *maloney.State) *Paper {
	p := &Paper{
		World: blank.World, Names: blank.Names, Size: maloney.HandSize(len(blank.Names)), Most: maloney.HandOfCity,
		Deck: blank.Deck.Size, Limits: limitsOf(&blank.World.Map), called: map[string]maloney.Card{},
	}
	if blank.Phase == maloney.Dealing {
		p.Most = maloney.CardsEach
	}
	for n := 1; n <= PaperDays; n++ {
		row := func(column string) scoring.Place { return OnTable(maloney.RowCell(n, column)) }
		p.Days = append(p.Days, DayPlaces{
			row(maloney.ColumnDay), row(maloney.ColumnBids), row(maloney.ColumnDriver), row(maloney.ColumnPrice), row(maloney.ColumnCity), row(maloney.ColumnFound),
			p.OfEach(maloney.RowCell(n, maloney.ColumnEarned)), p.OfEach(maloney.RowCell(n, maloney.ColumnTotal)),
		})
	}
	p.Hands = scoring.Each(len(p.Names), func(seat int) []scoring.Place { return audit.At(seat, p.Size, maloney.CardCell) })
	p.Cards = append(slices.Concat(p.Hands...), OnTable(maloney.DeckCell))
	for c := range maloney.Card(maloney.Cards) {
		p.called[p.World.Word(c)] = c
	}
	return p
}

// OfEach is a cell of each seat.
func (p *Paper) OfEach(cell string) []scoring.Place {
	return scoring.Each(len(p.Names), func(seat int) scoring.Place { return scoring.Place{Owner: seat, Cell: cell} })
}

// On is where a day is written.
func (p *Paper) On(n int) *DayPlaces { return &p.Days[n-1] }
