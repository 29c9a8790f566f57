package sheet

import (
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/maloney"
)

// carMark stands in the city where the car is.
const carMark = "car"

// Cells lists each seat's sheet, then the board, then the notary's ledger.
func (s View) Cells() []scoring.Cell { return s.AppendCells(nil) }

// AppendCells appends what Cells lists.
func (s View) AppendCells(to []scoring.Cell) []scoring.Cell {
	return s.cells(to, max(maloney.Rows, s.Day))
}

// cells appends those of ledgers with so many rows.
func (s View) cells(to []scoring.Cell, rows int) []scoring.Cell {
	const sums, rest = 6, 3 // of a seat beside its cards, and of the board beside cities and days
	each := sums + len(s.Seats[0].Hand.Slots) + 2*rows
	most := len(s.Seats)*each + 2*maloney.Cities + maloney.Days + rest + bookColumns*rows
	w := scoring.WriteCells(to, most)
	for seat := range s.Seats {
		s.writeSheet(&w, seat, rows)
	}
	w.Owner = scoring.Table
	s.writeBoard(&w)
	s.writeBook(&w, rows)
	return w.Cells
}

// The series of cells.
var (
	cardCells   = scoring.SaidCells(maloney.CardCell, "maloney.cell-card")
	earnedCells = rowCells(maloney.ColumnEarned, "maloney.day-points")
	totalCells  = rowCells(maloney.ColumnTotal, "maloney.day-total")
)

// rowCells are a column of rows, counted from 0.
func rowCells(column, called string) scoring.CellSeries {
	return scoring.SaidCells(func(i int) string { return maloney.RowCell(i+1, column) }, called)
}

// writeSheet writes what lies before one player.
func (s View) writeSheet(w *scoring.CellWriter, seat, rows int) {
	p := &s.Seats[seat]
	w.Owner = seat
	w.Sum(maloney.PurseCell, "maloney.money", scoring.Money, strconv.Itoa(p.Purse))
	bid := s.Today.Bids[seat]
	w.Use = scoring.Shown // it is called out
	w.Add(maloney.BidCell, "maloney.cell-bid", scoring.Money, scoring.When(bid > 0, strconv.Itoa(bid)), false)
	w.Use = scoring.Once
	w.Box(maloney.JokerCell, "maloney.cell-joker", p.Joker)
	w.Use = scoring.Laid // they are in a hand
	w.Sum(maloney.CardsLeftCell, "maloney.cell-cards-left", scoring.Figure, strconv.Itoa(p.Hand.Left()))
	w.Use = scoring.Once
	for place, slot := range p.Hand.Slots {
		w.Add(cardCells.ID.At(place), cardCells.Label.At(place), scoring.Entry, scoring.When(slot.Known, s.World.Word(slot.Card)), slot.Laid)
	}
	w.Sum(maloney.PointsCell, "maloney.points", scoring.Figure, p.Points.String())
	w.Sum(maloney.TogetherCell, "maloney.cell-together", scoring.Figure, (p.Points + maloney.InPoints(p.Purse)).String())
	w.Use = scoring.Row
	for i := range rows {
		earned, total := "", ""
		if r, closed := s.row(i + 1); r != nil {
			earned = scoring.When(r.Earned[seat] != 0, r.Earned[seat].String())
			total = scoring.When(closed, r.Totals[seat].String())
		}
		w.Add(earnedCells.ID.At(i), earnedCells.Label.At(i), scoring.Figure, earned, false)
		w.Sum(totalCells.ID.At(i), totalCells.Label.At(i), scoring.Figure, total)
	}
	w.Use = scoring.Once
}

// writeBoard writes what lies on the table: the cities, the week, the deck, the
// testament and the bank.
func (s View) writeBoard(w *scoring.CellWriter) {
	for i := range s.World.Cities {
		w.Add(maloney.CityCell(i), s.World.NumberedName(i), scoring.Entry, scoring.When(s.Car == i, carMark), false)
		w.Box(maloney.SuitcaseCell(i), s.World.CaseLabel(i), s.Emptied>>i&1 == 1)
	}
	w.Use = scoring.Shown // a marker that moves on
	for day := range maloney.Weekday(maloney.Days) {
		w.Box(maloney.WeekdayCell(day), day.Name(), s.Day > 0 && day == s.Weekday())
	}
	w.Use = scoring.Once
	w.Add(maloney.DeckCell, "maloney.cell-deck", scoring.Entry, scoring.When(s.Day > 0, s.World.Word(s.Deck.Last)), false)
	holder := ""
	if s.Testament != scoring.Table {
		holder = s.Names[s.Testament]
	}
	w.Add(maloney.TestamentCell, "maloney.cell-testament", scoring.Entry, holder, false)
	w.Sum(maloney.BankCell, "maloney.cell-bank", scoring.Money, strconv.Itoa(s.Bank))
}
