package repair

import (
	"cmp"
	"regexp"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
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
func (s *sheets) others(p scoring.Place) []scoring.Place {
	var all []scoring.Place
	for seat := range s.doc.Setup.Players {
		q := scoring.Place{Owner: seat, Cell: p.Cell}
		if _, ok := s.cells[q]; ok && q != p && p.Owner != scoring.Table {
			all = append(all, q)
		}
	}
	return all
}

// around are the cells of the column of a place, nearest first, and then those of
// such a column on the other sheets.
func (s *sheets) around(p scoring.Place) []scoring.Place {
	all := beside(s.columns[s.shapes[p]], p)
	for _, q := range s.others(p) {
		all = append(append(all, q), beside(s.columns[s.shapes[q]], q)...)
	}
	return all
}

// A suspect is a place where something may be written wrongly.
type suspect struct {
	scoring.Place
	still int // of the rules that fail: so many do whatever stood there
	cost  int
}

// suspects are the places that findings name, then those in their rows and
// columns, then all that failing rules read; first those that can mend the most.
func (s *sheets) suspects(found []scoring.Contradiction) []suspect {
	var all []suspect
	seen := map[scoring.Place]bool{}
	add := func(cost int, places ...scoring.Place) {
		for _, p := range places {
			if _, known := s.cells[p]; known && !seen[p] && len(all) < mostSuspects && s.left > 0 {
				seen[p] = true
				all = append(all, suspect{p, s.without(p), cost})
			}
		}
	}
	for _, c := range found {
		add(0, c.Places...)
	}
	for _, c := range found {
		for _, p := range c.Places {
			add(costNear, s.rows[rowOf(p)]...)
			add(costNear, s.columns[s.shapes[p]]...)
		}
	}
	add(costFar, s.balance.read...)
	slices.SortStableFunc(all, func(a, b suspect) int { return cmp.Compare(a.still, b.still) })
	return all
}

// name is a cell for people.
func (s *sheets) name(p scoring.Place) string {
	label := s.cells[p].Label
	if p.Owner == scoring.Table {
		return label
	}
	return s.doc.Setup.Players[p.Owner] + "'s " + label
}

// shown is what stands in a cell, for people.
func shown(kind scoring.CellKind, w scoring.Written) string {
	switch {
	case kind == scoring.Box && w.Struck:
		return "crossed"
	case w.Blank():
		return "blank"
	case w.Struck:
		return ledger.QuoteShort(w.Value) + " crossed out"
	case kind == scoring.Entry:
		return ledger.QuoteShort(w.Value)
	}
	return w.Value
}
