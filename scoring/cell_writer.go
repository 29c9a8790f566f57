package scoring

import (
	"slices"
	"strconv"

	"saddlebag/speech"
)

// A CellWriter collects the cells of one owner after the other, as
// [State.Cells] lists them.
type CellWriter struct {
	Owner int     // of the cells to come
	Use   CellUse // of the cells to come
	Cells []Cell
}

// CellAppender is implemented by states that list their cells into room that was used for
// others before: who looks at them after each event needs none anew.
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

// WriteCells begins to write about so many cells behind others.
func WriteCells(behind []Cell, most int) CellWriter {
	return CellWriter{Cells: slices.Grow(behind, most)}
}

// Add writes a cell that is told or drawn.
func (w *CellWriter) Add(id string, label speech.Text, kind CellKind, value string, struck bool) {
	w.Cells = append(w.Cells, Cell{ID: id, Owner: w.Owner, Label: label, Kind: kind, Value: value, Struck: struck, Use: w.Use})
}

// Sum writes what other cells add up to.
func (w *CellWriter) Sum(id string, label speech.Text, kind CellKind, value string) {
	w.Cells = append(w.Cells, Cell{ID: id, Owner: w.Owner, Label: label, Kind: kind, Value: value, Sum: true, Use: w.Use})
}

// Box crosses a box, if something is so.
func (w *CellWriter) Box(id string, label speech.Text, crossed bool) {
	w.Add(id, label, Box, "", crossed)
}

// Figure writes a number; nothing stands for 0.
func (w *CellWriter) Figure(id string, label speech.Text, n int) {
	w.Add(id, label, Figure, When(n != 0, strconv.Itoa(n)), false)
}

// When is a value where something holds, else nothing.
func When[T any](is bool, value T) (v T) {
	if is {
		v = value
	}
	return v
}
