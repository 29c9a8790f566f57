package audit

import (
	"regexp"
	"slices"

	"saddlebag/scoring"
)

// A Layout is which cells of a paper stand in the same row, and in the same column.
type Layout struct {
	Cells   map[scoring.Place]scoring.Cell
	Shapes  map[scoring.Place]Column
	Columns map[Column][]scoring.Place        // in sheet order
	Rows    map[scoring.Place][]scoring.Place // by [RowOf], in sheet order
	seats   int
}

// A Column is the cells of an owner whose names differ in numbers alone.
type Column struct {
	Owner int
	Shape string
}

var numbers = regexp.MustCompile(`[0-9]+`)

// NewLayout lays out those cells of a paper that are on it.
func NewLayout(paper []scoring.Cell, on func(scoring.Place) bool) Layout {
	l := Layout{
		Cells: make(map[scoring.Place]scoring.Cell, len(paper)), Shapes: make(map[scoring.Place]Column, len(paper)),
		Columns: map[Column][]scoring.Place{}, Rows: map[scoring.Place][]scoring.Place{},
	}
	for _, c := range paper {
		p := scoring.Place{Owner: c.Owner, Cell: c.ID}
		if !on(p) {
			continue
		}
		of := Column{p.Owner, numbers.ReplaceAllString(p.Cell, "#")}
		l.Cells[p], l.Shapes[p], l.seats = c, of, max(l.seats, c.Owner+1)
		l.Columns[of] = append(l.Columns[of], p)
		l.Rows[RowOf(p)] = append(l.Rows[RowOf(p)], p)
	}
	return l
}

// RowOf names the row of a place, by its group.
func RowOf(p scoring.Place) scoring.Place {
	return scoring.Place{Owner: p.Owner, Cell: scoring.CellGroup(p.Cell)}
}

// farthest is how many cells away another one is looked for.
const farthest = 20

// Beside are places of a list around one of them, nearest first.
func Beside(list []scoring.Place, p scoring.Place) []scoring.Place {
	at := slices.Index(list, p)
	var all []scoring.Place
	for d := 1; d <= farthest; d++ {
		for _, i := range []int{at - d, at + d} {
			if i >= 0 && i < len(list) {
				all = append(all, list[i])
			}
		}
	}
	return all
}

// Others are the same cell on the other sheets.
func (l Layout) Others(p scoring.Place) []scoring.Place {
	var all []scoring.Place
	for seat := range l.seats {
		q := scoring.Place{Owner: seat, Cell: p.Cell}
		if _, ok := l.Cells[q]; ok && q != p && p.Owner != scoring.Table {
			all = append(all, q)
		}
	}
	return all
}

// Around are the cells of the column of a place, nearest first, and then those of
// such a column on the other sheets.
func (l Layout) Around(p scoring.Place) []scoring.Place {
	all := Beside(l.Columns[l.Shapes[p]], p)
	for _, q := range l.Others(p) {
		all = append(append(all, q), Beside(l.Columns[l.Shapes[q]], q)...)
	}
	return all
}
