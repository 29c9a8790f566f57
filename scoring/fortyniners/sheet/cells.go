// Package sheet is what's on the run sheets and the board of The "49ers", and what
// people call it: the cells of a game, its clauses and verbs in words, what makes house
// data a board, where everything is on paper, what each cell and each turn can say by
// itself, and what sums a board can reach.
//
// It reads the state and never writes to it. The rulebook says what's legal, and package
// judge what contradicts what on filled sheets. Begin with [View].
package sheet

import (
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/fortyniners"
)

// SheetRows is how many turns a run sheet has room for at least. A longer run
// adds rows.
const SheetRows = 20

// The columns of a run sheet.
var (
	rowThrows   = rowCells(fortyniners.ColumnThrow, "fortyniners.cell-throw")
	rowStands   = rowCells(fortyniners.ColumnStands, "fortyniners.cell-stands")
	rowPassed   = rowCells(fortyniners.ColumnPassed, "fortyniners.cell-passed")
	rowCredited = rowCells(fortyniners.ColumnCredited, "fortyniners.cell-credited")
	rowLost     = rowCells(fortyniners.ColumnLost, "fortyniners.cell-lost")
)

func rowCells(column, label string) scoring.CellSeries {
	return scoring.SaidCells(func(i int) string { return fortyniners.RowCell(i, column) }, label)
}

// A View is a game on a board, with what its sheets show of it. It reads the state and
// changes nothing.
type View struct{ *fortyniners.State }

// Clone returns an independent copy.
func (s View) Clone() scoring.State { return View{s.State.Clone()} }

// Cells lists each seat's run sheet, then the board: which run it is, the
// throw, and who stands on each spot. The pieces show that: nobody writes it down.
func (s View) Cells() []scoring.Cell { return s.AppendCells(nil) }

// AppendCells appends what Cells lists.
func (s View) AppendCells(to []scoring.Cell) []scoring.Cell {
	w := sheets(&s.Book, to, s.TurnCap)
	w.Owner, w.Use = scoring.Table, scoring.Shown
	writeRun(w, &s.Book)
	w.Add(fortyniners.ThrowCell, "fortyniners.the-throw", scoring.Entry, s.Throw, false)
	for at, sp := range s.Net.Spots {
		w.Add(sp.ID, s.Net.Label(fortyniners.SpotIndex(at)), scoring.Entry, s.pieces(fortyniners.SpotIndex(at)), s.Booked.Has(fortyniners.SpotIndex(at)))
	}
	return w.Cells
}

// pieces are those that stand on a spot: "C S".
func (s View) pieces(at fortyniners.SpotIndex) string {
	pieces := ""
	for r := range fortyniners.Roles {
		switch {
		case s.At[r] != at:
		case pieces == "":
			pieces = r.Letter()
		default:
			pieces += " " + r.Letter()
		}
	}
	return pieces
}

// writeRun writes which run it is.
func writeRun(w *scoring.CellWriter, b *fortyniners.Book) {
	w.Add(fortyniners.RunCell, "fortyniners.the-run", scoring.Figure, strconv.Itoa(b.Round()), false)
}

// sheets are the run sheets of all seats, behind other cells. No run has more turns than
// most, if that is not 0.
func sheets(b *fortyniners.Book, behind []scoring.Cell, most int) *scoring.CellWriter {
	const expected = 120 // cells of a seat, and of the board
	w := scoring.WriteCells(behind, (len(b.Names)+1)*expected)
	for seat := range b.Names {
		w.Owner = seat
		writeSheet(&w, b, seat, most)
	}
	return &w
}

// writeSheet writes the run sheet of a seat's run as Blackjack: the part it plays
// now, a row for each turn, and the sums. A run that goes on has a row to write on.
func writeSheet(w *scoring.CellWriter, b *fortyniners.Book, seat, most int) {
	run, role := &b.Runs[seat], ""
	if !b.Over() {
		role = fortyniners.RoleOf(seat, b.Run).String()
	}
	w.Use = scoring.Shown
	w.Add(fortyniners.RoleCell, "fortyniners.plays", scoring.Entry, role, false)
	w.Use = scoring.Row
	n := max(SheetRows, len(run.Rows)+1)
	if most > 0 {
		n = min(n, most)
	}
	for i := range n {
		var r fortyniners.Row
		if i < len(run.Rows) {
			r = run.Rows[i]
		}
		w.Add(rowThrows.ID.At(i), rowThrows.Label.At(i), scoring.Entry, r.Throw, false)
		w.Add(rowStands.ID.At(i), rowStands.Label.At(i), scoring.Entry, r.Stands, false)
		w.Add(rowPassed.ID.At(i), rowPassed.Label.At(i), scoring.Entry, r.PassedIDs(), false)
		w.Figure(rowCredited.ID.At(i), rowCredited.Label.At(i), r.Stop.Points)
		w.Figure(rowLost.ID.At(i), rowLost.Label.At(i), r.Lost())
	}
	w.Use = scoring.Once
	credited, lost, result := "", "", ""
	if b.Run >= seat {
		up, down := run.Sums()
		credited, lost, result = strconv.Itoa(up), strconv.Itoa(down), b.Result(seat).String()
	}
	w.Cells = append(w.Cells, scoring.Cell{
		ID: fortyniners.ColumnCredited, Owner: seat, Label: "fortyniners.sum-credited", Kind: scoring.Figure, Value: credited, Struck: run.Capped, Sum: true,
	})
	w.Sum(fortyniners.ColumnLost, "fortyniners.sum-lost", scoring.Figure, lost)
	w.Sum(fortyniners.ResultCell, "fortyniners.result-cell", scoring.Figure, result)
}
