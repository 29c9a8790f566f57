package settle

import (
	"regexp"
	"slices"

	"saddlebag/scoring"
)

// A column is the cells of an owner whose names differ in numbers alone.
type column struct {
	owner int
	shape string
}

var numbers = regexp.MustCompile(`[0-9]+`)

func columnOf(p scoring.Place) column {
	return column{p.Owner, numbers.ReplaceAllString(p.Cell, "#")}
}

// rowOf names the row of a place, by its group.
func rowOf(p scoring.Place) scoring.Place {
	return scoring.Place{Owner: p.Owner, Cell: scoring.CellGroup(p.Cell)}
}

// farthest is how many cells away another one is looked for.
const farthest = 20

// beside are places of a list around one of them, nearest first.
func beside(list []scoring.Place, p scoring.Place) []scoring.Place {
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

// others are the same cell on the other sheets.
func (s *search) others(p scoring.Place) []scoring.Place {
	var all []scoring.Place
	if p.Owner == scoring.Table {
		return nil
	}
	for seat := 0; ; seat++ {
		q := scoring.Place{Owner: seat, Cell: p.Cell}
		if _, ok := s.cells[q]; !ok {
			if seat > p.Owner {
				return all
			}
			continue
		}
		if q != p {
			all = append(all, q)
		}
	}
}

// around are the cells of the column of a place, nearest first, and then those of
// such a column on the other sheets.
func (s *search) around(p scoring.Place) []scoring.Place {
	all := beside(s.columns[s.shapes[p]], p)
	for _, q := range s.others(p) {
		all = append(append(all, q), beside(s.columns[s.shapes[q]], q)...)
	}
	return all
}
