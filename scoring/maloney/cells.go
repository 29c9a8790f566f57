package maloney

import (
	"strconv"

	"saddlebag/scoring"
)

// carMark stands in the city where the car is.
const carMark = "car"

// Cells lists each seat's sheet, then the board, then the notary's ledger.
func (s *state) Cells() []scoring.Cell { return s.AppendCells(nil) }

// AppendCells appends what Cells lists.
func (s *state) AppendCells(to []scoring.Cell) []scoring.Cell { return s.cells(to, max(Rows, s.day)) }

// cells appends those of ledgers with so many rows.
func (s *state) cells(to []scoring.Cell, rows int) []scoring.Cell {
	const sums, rest = 6, 3 // of a seat beside its cards, and of the board beside cities and days
	each := sums + len(s.seats[0].hand.slots) + 2*rows
	most := len(s.seats)*each + 2*Cities + Days + rest + bookColumns*rows
	w := scoring.WriteCells(to, most)
	for seat := range s.seats {
		s.writeSheet(&w, seat, rows)
	}
	w.Owner = scoring.Table
	s.writeBoard(&w)
	s.writeBook(&w, rows)
	return w.Cells
}

// The series of cells.
var (
	cardCells   = scoring.NumberedCells(CardCell, "Action card ", "")
	earnedCells = rowCells(ColumnEarned, "points")
	totalCells  = rowCells(ColumnTotal, "running total")
)

// rowCells are a column of rows, counted from 0.
func rowCells(column, called string) scoring.CellSeries {
	return scoring.NumberedCells(func(i int) string { return RowCell(i+1, column) }, "Day ", ", "+called)
}

// writeSheet writes what lies before one player.
func (s *state) writeSheet(w *scoring.CellWriter, seat, rows int) {
	p := &s.seats[seat]
	w.Owner = seat
	w.Sum(PurseCell, "Money", scoring.Money, strconv.Itoa(p.purse))
	bid := s.today.bids[seat]
	w.Use = scoring.Shown // it is called out
	w.Add(BidCell, "Bid", scoring.Money, scoring.When(bid > 0, strconv.Itoa(bid)), false)
	w.Use = scoring.Once
	w.Box(JokerCell, "Joker", p.joker)
	w.Use = scoring.Laid // they are in a hand
	w.Sum(CardsLeftCell, "Action cards left", scoring.Figure, strconv.Itoa(p.hand.left()))
	w.Use = scoring.Once
	for place, slot := range p.hand.slots {
		w.Add(cardCells.ID.At(place), cardCells.Label.At(place), scoring.Entry, scoring.When(slot.known, s.world.word(slot.card)), slot.laid)
	}
	w.Sum(PointsCell, "Points", scoring.Figure, p.points.String())
	w.Sum(TogetherCell, "Points and money together", scoring.Figure, (p.points + inPoints(p.purse)).String())
	w.Use = scoring.Row
	for i := range rows {
		earned, total := "", ""
		if r, closed := s.row(i + 1); r != nil {
			earned = scoring.When(r.earned[seat] != 0, r.earned[seat].String())
			total = scoring.When(closed, r.totals[seat].String())
		}
		w.Add(earnedCells.ID.At(i), earnedCells.Label.At(i), scoring.Figure, earned, false)
		w.Sum(totalCells.ID.At(i), totalCells.Label.At(i), scoring.Figure, total)
	}
	w.Use = scoring.Once
}

// writeBoard writes what lies on the table: the cities, the week, the deck, the
// testament and the bank.
func (s *state) writeBoard(w *scoring.CellWriter) {
	for i := range s.world.Cities {
		w.Add(CityCell(i), s.world.numberedName(i), scoring.Entry, scoring.When(s.car == i, carMark), false)
		w.Box(SuitcaseCell(i), s.world.caseLabel(i), s.emptied>>i&1 == 1)
	}
	w.Use = scoring.Shown // a marker that moves on
	for day := range Weekday(Days) {
		w.Box(WeekdayCell(day), day.Name(), s.day > 0 && day == s.weekday())
	}
	w.Use = scoring.Once
	w.Add(DeckCell, "Card turned last", scoring.Entry, scoring.When(s.day > 0, s.world.word(s.deck.last)), false)
	holder := ""
	if s.testament != scoring.Table {
		holder = s.names[s.testament]
	}
	w.Add(TestamentCell, "Testament", scoring.Entry, holder, false)
	w.Sum(BankCell, "Taken in by the bank", scoring.Money, strconv.Itoa(s.bank))
}
