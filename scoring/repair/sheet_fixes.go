package repair

import (
	"cmp"
	"fmt"
	"iter"
	"regexp"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// How likely it is that a fix is what was meant.
const (
	wanted     = iota // by a rule
	exchanged         // with another cell
	toggled           // crossed, crossed out, or left blank
	elsewhere         // what stands in another cell
	shifted           // a column by a row
	columnwise        // two columns exchanged
	slipped           // of a digit or a word
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

// fixes are what may put findings right, the likeliest first.
func (s *sheets) fixes(found []scoring.Contradiction) iter.Seq[*sheetFix] {
	named := s.named(found)
	return func(yield func(*sheetFix) bool) {
		for _, of := range []func([]scoring.Contradiction, []scoring.Place) iter.Seq[*sheetFix]{
			s.sums, s.changes, s.exchanges, s.shifts, s.swaps,
		} {
			for f := range of(found, named) {
				if !yield(f) {
					return
				}
			}
		}
	}
}

// named are the places that findings name, those first without which the fewest
// rules fail.
func (s *sheets) named(found []scoring.Contradiction) []scoring.Place {
	var all []scoring.Place
	without := map[scoring.Place]int{}
	for _, c := range found {
		for _, p := range c.Places {
			if _, again := without[p]; again {
				continue
			}
			all = append(all, p)
			was := s.filled[p]
			delete(s.filled, p)
			without[p] = 0
			for _, rule := range s.failing {
				if s.fails(rule) {
					without[p]++
				}
			}
			s.filled[p] = was
		}
	}
	slices.SortStableFunc(all, func(a, b scoring.Place) int { return cmp.Compare(without[a], without[b]) })
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

// changes change one cell.
func (s *sheets) changes(found []scoring.Contradiction, named []scoring.Place) iter.Seq[*sheetFix] {
	return func(yield func(*sheetFix) bool) {
		for _, p := range named {
			kind := s.cells[p].Kind
			for _, v := range s.values(p, found) {
				f := &sheetFix{
					now: scoring.Filled{p: v.Written}, likely: v.likely,
					say: fmt.Sprintf("%s is to be %s, not %s.", s.name(p), shown(kind, v.Written), shown(kind, s.filled[p])),
				}
				if !yield(f) {
					return
				}
			}
		}
	}
}

// exchanges exchange two cells: of a row, of a column, of two owners, or that
// findings name.
func (s *sheets) exchanges(_ []scoring.Contradiction, named []scoring.Place) iter.Seq[*sheetFix] {
	return func(yield func(*sheetFix) bool) {
		tried := map[[2]scoring.Place]bool{}
		for _, p := range named {
			for _, q := range slices.Concat(beside(named, p), beside(s.rows[rowOf(p)], p), beside(s.columns[columnOf(p)], p), s.others(p)) {
				if tried[[2]scoring.Place{q, p}] || tried[[2]scoring.Place{p, q}] {
					continue
				}
				tried[[2]scoring.Place{p, q}] = true
				if s.cells[p].Kind != s.cells[q].Kind || s.filled[p] == s.filled[q] {
					continue
				}
				likely := exchanged
				if s.cells[p].Kind == scoring.Box && !slices.Contains(named, q) {
					likely = slipped // a cross more or less is more common
				}
				f := &sheetFix{
					now: scoring.Filled{p: s.filled[q], q: s.filled[p]}, likely: likely,
					say: fmt.Sprintf("%s and %s are exchanged.", s.name(p), s.name(q)),
				}
				if !yield(f) {
					return
				}
			}
		}
	}
}

// beside are places of a list around one of them.
func beside(list []scoring.Place, p scoring.Place) []scoring.Place {
	at := slices.Index(list, p)
	return list[max(0, at-farthest):min(len(list), max(0, at)+farthest+1)]
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

// shifts move what stands in a column from a cell on by a row, or back.
func (s *sheets) shifts(_ []scoring.Contradiction, named []scoring.Place) iter.Seq[*sheetFix] {
	return func(yield func(*sheetFix) bool) {
		for _, p := range named {
			all := s.columns[columnOf(p)]
			part := all[slices.Index(all, p):]
			for len(part) > 0 && s.filled[part[len(part)-1]].Blank() {
				part = part[:len(part)-1]
			}
			if len(part) < 2 {
				continue
			}
			for _, down := range []bool{true, false} {
				if f := s.shift(all, part, down); f != nil && !yield(f) {
					return
				}
			}
		}
	}
}

// shift moves a part of a column down or up by a row; nil where something would be
// lost.
func (s *sheets) shift(all, part []scoring.Place, down bool) *sheetFix {
	first, n := slices.Index(all, part[0]), len(part)
	f := &sheetFix{now: scoring.Filled{}, likely: shifted}
	switch {
	case down && first+n == len(all), !down && (first == 0 || !s.filled[all[first-1]].Blank()):
		return nil
	case down:
		for i := range n {
			f.now[all[first+i+1]] = s.filled[part[i]]
		}
		f.now[part[0]] = scoring.Written{}
		f.say = fmt.Sprintf("From %s on all is written a row too early.", s.name(part[0]))
	default:
		for i := range n {
			f.now[all[first+i-1]] = s.filled[part[i]]
		}
		f.now[part[n-1]] = scoring.Written{}
		f.say = fmt.Sprintf("From %s on all is written a row too late.", s.name(part[0]))
	}
	return f
}

// swaps exchange two columns: of the same rows, or of two owners.
func (s *sheets) swaps(_ []scoring.Contradiction, named []scoring.Place) iter.Seq[*sheetFix] {
	return func(yield func(*sheetFix) bool) {
		tried := map[[2]column]bool{}
		for _, p := range named {
			for _, q := range slices.Concat(s.rows[rowOf(p)], s.others(p)) {
				one, other := columnOf(p), columnOf(q)
				if one == other || tried[[2]column{other, one}] || tried[[2]column{one, other}] || s.cells[p].Kind != s.cells[q].Kind {
					continue
				}
				tried[[2]column{one, other}] = true
				f := &sheetFix{
					now: s.swapped(one, q), likely: columnwise,
					say: fmt.Sprintf("The columns of %s and %s are exchanged.", s.name(p), s.name(q)),
				}
				if len(f.now) > 2 && !yield(f) { // two cells are an exchange
					return
				}
			}
		}
	}
}

// swapped are the cells of two columns that differ, exchanged row by row; q is in
// the other column.
func (s *sheets) swapped(one column, q scoring.Place) scoring.Filled {
	now := scoring.Filled{}
	for _, a := range s.columns[one] {
		b := scoring.Place{Owner: q.Owner, Cell: a.Cell}
		if one.owner == q.Owner {
			b.Cell = scoring.CellGroup(a.Cell) + strings.TrimPrefix(q.Cell, scoring.CellGroup(q.Cell))
		}
		if _, ok := s.cells[b]; ok && s.filled[a] != s.filled[b] {
			now[a], now[b] = s.filled[b], s.filled[a]
		}
	}
	return now
}
