package book

import (
	"slices"

	"saddlebag/scoring/ledger/logbook"
	"saddlebag/web/table"
)

// deedLines are the lines of what was done with the power over the table, the latest first,
// by the number of the entry before. They have no number themselves.
func deedLines(journal logbook.Journal) map[int][]bookLine {
	lines := map[int][]bookLine{}
	for _, d := range slices.Backward(journal) {
		lines[d.After] = append(lines[d.After], bookLine{Deed: table.DeedAt(d)})
	}
	return lines
}
