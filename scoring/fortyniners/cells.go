package fortyniners

import (
	"strconv"

	"saddlebag/scoring"
)

// SheetRows is how many turns a run sheet has room for at least. A longer run
// adds rows.
const SheetRows = 20

// The columns of a run sheet.
var (
	rowThrows   = rowCells(ColumnThrow, "throw")
	rowStands   = rowCells(ColumnStands, "stands on")
	rowPassed   = rowCells(ColumnPassed, "passed")
	rowCredited = rowCells(ColumnCredited, "credited")
	rowLost     = rowCells(ColumnLost, "lost")
)

func rowCells(column, called string) scoring.CellSeries {
	return scoring.NumberedCells(func(i int) string { return RowCell(i, column) }, "Turn ", ", "+called)
}

// A View is a game on a board, with what its sheets show of it. It reads the state and
// changes nothing.
type View struct{ *state }

// Clone returns an independent copy.
func (s View) Clone() scoring.State { return View{s.state.Clone()} }

// Cells lists each seat's run sheet, then the board: which run it is, the
// throw, and who stands on each spot. The pieces show that: nobody writes it down.
func (s View) Cells() []scoring.Cell { return s.AppendCells(nil) }

// AppendCells appends what Cells lists.
func (s View) AppendCells(to []scoring.Cell) []scoring.Cell {
	w := sheets(&s.book, to, s.turnCap)
	w.Owner, w.Use = scoring.Table, scoring.Shown
	writeRun(w, &s.book)
	w.Add(ThrowCell, "The throw", scoring.Entry, s.throw, false)
	for at, sp := range s.net.spots {
		w.Add(sp.ID, s.net.title(spot(at)), scoring.Entry, s.pieces(spot(at)), s.booked.has(spot(at)))
	}
	return w.Cells
}

// pieces are those that stand on a spot: "C S".
func (s View) pieces(at spot) string {
	pieces := ""
	for r := range Roles {
		switch {
		case s.at[r] != at:
		case pieces == "":
			pieces = r.Letter()
		default:
			pieces += " " + r.Letter()
		}
	}
	return pieces
}

// writeRun writes which run it is.
func writeRun(w *scoring.CellWriter, b *book) {
	w.Add(RunCell, "The run", scoring.Figure, strconv.Itoa(b.round()), false)
}

// sheets are the run sheets of all seats, behind other cells. No run has more turns than
// most, if that is not 0.
func sheets(b *book, behind []scoring.Cell, most int) *scoring.CellWriter {
	const expected = 120 // cells of a seat, and of the board
	w := scoring.WriteCells(behind, (len(b.names)+1)*expected)
	for seat := range b.names {
		w.Owner = seat
		writeSheet(&w, b, seat, most)
	}
	return &w
}

// writeSheet writes the run sheet of a seat's run as Blackjack: the part it plays
// now, a row for each turn, and the sums. A run that goes on has a row to write on.
func writeSheet(w *scoring.CellWriter, b *book, seat, most int) {
	run, role := &b.runs[seat], ""
	if !b.Over() {
		role = roleOf(seat, b.run).String()
	}
	w.Use = scoring.Shown
	w.Add(RoleCell, "Plays", scoring.Entry, role, false)
	w.Use = scoring.Row
	n := max(SheetRows, len(run.rows)+1)
	if most > 0 {
		n = min(n, most)
	}
	for i := range n {
		var r row
		if i < len(run.rows) {
			r = run.rows[i]
		}
		w.Add(rowThrows.ID.At(i), rowThrows.Label.At(i), scoring.Entry, r.throw, false)
		w.Add(rowStands.ID.At(i), rowStands.Label.At(i), scoring.Entry, r.stands, false)
		w.Add(rowPassed.ID.At(i), rowPassed.Label.At(i), scoring.Entry, r.passedIDs(), false)
		w.Figure(rowCredited.ID.At(i), rowCredited.Label.At(i), r.stop.points)
		w.Figure(rowLost.ID.At(i), rowLost.Label.At(i), r.lost())
	}
	w.Use = scoring.Once
	credited, lost, result := "", "", ""
	if b.run >= seat {
		up, down := run.sums()
		credited, lost, result = strconv.Itoa(up), strconv.Itoa(down), b.result(seat).String()
	}
	w.Cells = append(w.Cells, scoring.Cell{
		ID: ColumnCredited, Owner: seat, Label: "Credited", Kind: scoring.Figure, Value: credited, Struck: run.capped, Sum: true,
	})
	w.Sum(ColumnLost, "Lost", scoring.Figure, lost)
	w.Sum(ResultCell, "Result", scoring.Figure, result)
}
