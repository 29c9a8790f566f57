package panel

import "saddlebag/scoring"

// A CellList is the current cells of a job, of all owners and in sheet order. It is
// read only. A job asks it for few cells, so a search costs less than an index
// would.
type CellList []scoring.Cell

// Of are the cells of one owner.
func (l CellList) Of(owner int) []scoring.Cell {
	var own []scoring.Cell
	for i := range l {
		if l[i].Owner == owner {
			own = append(own, l[i])
		}
	}
	return own
}

// Find finds a cell of an owner by its id.
func (l CellList) Find(owner int, id string) (cell scoring.Cell, ok bool) {
	for i := range l {
		if l[i].Owner == owner && l[i].ID == id {
			return l[i], true
		}
	}
	return scoring.Cell{}, false
}

// Rows is how many rows an owner has. Id gives the id of a cell in each row,
// counted from 0.
func (l CellList) Rows(owner int, id func(row int) string) int {
	rows, next := 0, id(0)
	for i := range l {
		if l[i].Owner == owner && l[i].ID == next {
			rows++
			next = id(rows)
		}
	}
	return rows
}
