package scoring

import (
	"slices"
	"strconv"

	"saddlebag/scoring/speech"
)

// A CellWriter collects the cells of one owner after the other, as
// [State.Cells] lists them.
type CellWriter struct {
	Owner int     // of the cells to come
	Use   CellUse // of the cells to come
	Cells []Cell
}

// CellAppender is implemented by states that can list their cells into reused memory, so
// that looking at them after each event allocates none.
type CellAppender interface {
	// AppendCells appends what Cells lists.
	AppendCells(to []Cell) []Cell
}

// AppendCells appends the cells of a state.
func AppendCells(to []Cell, s State) []Cell {
	if a, ok := s.(CellAppender); ok {
		return a.AppendCells(to)
	}
	return append(to, s.Cells()...)
}

// WriteCells begins to append cells to others. It makes room for as many as most says.
func WriteCells(behind []Cell, most int) CellWriter {
	return CellWriter{Cells: slices.Grow(behind, most)}
}

// Add writes a cell that people write or draw in.
func (w *CellWriter) Add(id string, label speech.Text, kind CellKind, value string, struck bool) {
	w.Cells = append(w.Cells, Cell{ID: id, Owner: w.Owner, Label: label, Kind: kind, Value: value, Struck: struck, Use: w.Use})
}

// Sum writes a cell that other cells add up to.
func (w *CellWriter) Sum(id string, label speech.Text, kind CellKind, value string) {
	w.Cells = append(w.Cells, Cell{ID: id, Owner: w.Owner, Label: label, Kind: kind, Value: value, Sum: true, Use: w.Use})
}

// Box writes a box, crossed or not.
func (w *CellWriter) Box(id string, label speech.Text, crossed bool) {
	w.Add(id, label, Box, "", crossed)
}

// Figure writes a number; 0 is written as nothing.
func (w *CellWriter) Figure(id string, label speech.Text, n int) {
	w.Add(id, label, Figure, When(n != 0, strconv.Itoa(n)), false)
}

// When returns a value if something holds, and the zero value if not.
func When[T any](is bool, value T) (v T) {
	if is {
		v = value
	}
	return v
}
