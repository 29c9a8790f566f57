package fortyniners

import "strconv"

// The ids of cells, and the columns of a run sheet.
const (
	RunCell      = "run"
	ThrowCell    = "throw"
	RoleCell     = "role"
	ResultCell   = "result"
	rowGroup     = "turn-"
	ColumnThrow  = "throw"
	ColumnStands = "stands"
	ColumnPassed = "passed"
	// The two columns of a run, and their sums.
	ColumnCredited = "credited"
	ColumnLost     = "lost"
)

// RowCell is the id of a column in the row of a turn, counted from 0:
// "turn-1/throw".
func RowCell(i int, column string) string { return rowGroup + strconv.Itoa(i+1) + "/" + column }
