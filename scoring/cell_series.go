package scoring

import "strconv"

// A CellSeries is cells that differ by a number, counted from 0: what they are called.
type CellSeries struct{ ID, Label *Series[string] }

// NumberedCells are a series whose labels count from 1.
func NumberedCells(id func(i int) string, before, after string) CellSeries {
	return CellSeries{NewSeries(id), NewSeries(func(i int) string { return before + strconv.Itoa(i+1) + after })}
}
