package settle

import (
	"maps"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// moved are the moves that would mend everything: two cells exchanged, two rows, a row
// that is written twice.
func (s *search) moved() []*edit {
	m := &mover{search: s, tried: map[[2]scoring.Place]bool{}}
	places := s.touched()
	for _, p := range places {
		for _, q := range slices.Concat(s.Rows[audit.RowOf(p)], audit.Beside(s.Columns[s.Shapes[p]], p), s.Others(p)) {
			m.exchange(p, q)
		}
	}
	for _, row := range s.rowsOf(places) {
		for _, other := range s.likeRows(row) {
			m.exchangeRows(row, other)
		}
		m.takeOut(row, scoring.Moved)
	}
	return m.good
}

// rowsGone are the rows that would mend everything if they were not there.
func (s *search) rowsGone() []*edit {
	m := &mover{search: s, tried: map[[2]scoring.Place]bool{}}
	for _, row := range s.rowsOf(s.touched()) {
		m.clear(row)
		m.takeOut(row, scoring.RowGone)
	}
	return m.good
}

// rowsLost are the rows of growing columns that would mend everything if they had not been
// left out, with all that could stand in them.
func (s *search) rowsLost() []*edit {
	m := &mover{search: s, tried: map[[2]scoring.Place]bool{}}
	for _, row := range s.rowsOf(s.touched()) {
		m.putIn(row)
	}
	return m.good
}

// touched are the places that rules read which fail, in order.
func (s *search) touched() []scoring.Place {
	seen := map[scoring.Place]bool{}
	var all []scoring.Place
	for _, reads := range s.reads {
		for p := range reads {
			if _, paper := s.Cells[p]; paper && !seen[p] {
				seen[p] = true
				all = append(all, p)
			}
		}
	}
	slices.SortFunc(all, comparePlaces)
	return all
}

// rowsOf are the rows of some places, each once, that have several cells.
func (s *search) rowsOf(places []scoring.Place) []scoring.Place {
	var all []scoring.Place
	seen := map[scoring.Place]bool{}
	for _, p := range places {
		if row := audit.RowOf(p); !seen[row] {
			seen[row] = true
			if len(s.Rows[row]) > 1 {
				all = append(all, row)
			}
		}
	}
	return all
}

// likeRows are the rows above and below a row, and the same on other sheets.
func (s *search) likeRows(row scoring.Place) []scoring.Place {
	first := s.Rows[row][0]
	var all []scoring.Place
	column := s.Columns[s.Shapes[first]]
	at := slices.Index(column, first)
	for _, i := range []int{at - 1, at + 1} {
		if i >= 0 && i < len(column) {
			all = append(all, audit.RowOf(column[i]))
		}
	}
	for _, p := range s.Others(first) {
		all = append(all, audit.RowOf(p))
	}
	return slices.DeleteFunc(all, func(other scoring.Place) bool { return other == row || len(s.Rows[other]) != len(s.Rows[row]) })
}

// below are the rows of a growing column from one row on, as far as anything stands there.
func (s *search) below(row scoring.Place) []scoring.Place {
	first := s.Rows[row][0]
	if s.Cells[first].Use != scoring.Row {
		return nil
	}
	column := s.Columns[s.Shapes[first]]
	rows := scoring.Each(len(column), func(i int) scoring.Place { return audit.RowOf(column[i]) })
	rows = slices.Compact(rows[slices.Index(column, first):])
	for len(rows) > 0 && !s.written(rows[len(rows)-1]) {
		rows = rows[:len(rows)-1]
	}
	return rows
}

// written says whether anything stands in a row.
func (s *search) written(row scoring.Place) bool {
	return slices.ContainsFunc(s.Rows[row], func(p scoring.Place) bool { return !s.filled[p].Blank() })
}

// A mover tries moves.
type mover struct {
	*search
	tried map[[2]scoring.Place]bool
	good  []*edit
}

// again says whether two places or rows have been tried together, and notes it.
func (m *mover) again(p, q scoring.Place) bool {
	if m.tried[[2]scoring.Place{q, p}] || m.tried[[2]scoring.Place{p, q}] {
		return true
	}
	m.tried[[2]scoring.Place{p, q}] = true
	return false
}

// set has a place hold in an edit what another does.
func (m *mover) set(e *edit, p, from scoring.Place) {
	w, known := m.filled[from]
	if was, also := m.filled[p]; was == w && known == also {
		return
	}
	if known {
		e.now[p] = w
	} else {
		e.gone = append(e.gone, p)
	}
}

// try tries an edit of some places, if it can mend everything.
func (m *mover) try(e *edit) {
	places := slices.Clone(e.gone)
	for p := range e.now {
		places = append(places, p)
	}
	if len(places) == 0 || m.spent() || len(m.good) >= mostAlike || !m.touches(places...) {
		return
	}
	if m.trial(places...).try(e) {
		m.good = append(m.good, e)
	}
}

// exchange exchanges two cells.
func (m *mover) exchange(p, q scoring.Place) {
	if p == q || m.Cells[p].Kind != m.Cells[q].Kind || m.filled[p] == m.filled[q] || !m.touches(p, q) || m.again(p, q) {
		return
	}
	e := &edit{kind: scoring.Moved, now: scoring.Filled{}, at: []scoring.Place{p, q}}
	m.set(e, p, q)
	m.set(e, q, p)
	m.try(e)
}

// exchangeRows exchanges two rows: with what is added up in them, and without.
func (m *mover) exchangeRows(row, other scoring.Place) {
	if m.again(row, other) {
		return
	}
	for _, sums := range []bool{true, false} {
		e := &edit{kind: scoring.Moved, now: scoring.Filled{}, at: []scoring.Place{m.Rows[row][0], m.Rows[other][0]}}
		for i, p := range m.Rows[row] {
			q := m.Rows[other][i]
			if sums || !m.Cells[p].Sum {
				m.set(e, p, q)
				m.set(e, q, p)
			}
		}
		m.try(e)
	}
}

// takeOut takes a row out of a growing column, and moves up those below: one that is
// written twice, or any.
func (m *mover) takeOut(row scoring.Place, kind scoring.RepairKind) {
	rows := m.below(row)
	if len(rows) == 0 || !m.written(row) {
		return
	}
	if kind == scoring.Moved && !m.twice(row) {
		return
	}
	column := m.Columns[m.Shapes[m.Rows[row][0]]]
	at := slices.Index(column, m.Rows[row][0])
	e := &edit{kind: kind, now: scoring.Filled{}, at: []scoring.Place{m.Rows[row][0]}}
	for i := range rows {
		var from []scoring.Place
		if next := at + i + 1; next < len(column) {
			from = m.Rows[audit.RowOf(column[next])]
		}
		for j, p := range m.Rows[rows[i]] {
			if from != nil {
				m.set(e, p, from[j])
			} else {
				e.now[p] = scoring.Written{}
			}
		}
	}
	m.try(e)
}

// putIn moves down a row of a growing column and those below, and fills in the room.
func (m *mover) putIn(row scoring.Place) {
	rows := m.below(row)
	if len(rows) == 0 {
		return
	}
	column := m.Columns[m.Shapes[m.Rows[row][0]]]
	at := slices.Index(column, m.Rows[row][0])
	if at+len(rows) >= len(column) {
		return // no room
	}
	e := &edit{kind: scoring.RowLost, now: scoring.Filled{}, gone: slices.Clone(m.Rows[row]), at: []scoring.Place{m.Rows[row][0]}}
	for i := range rows {
		for j, p := range m.Rows[audit.RowOf(column[at+i+1])] {
			m.set(e, p, m.Rows[rows[i]][j])
		}
	}
	places := append(slices.Collect(maps.Keys(e.now)), e.gone...)
	if m.spent() || len(m.good) >= mostAlike || !m.touches(places...) {
		return
	}
	defer m.put(e.now, e.gone)()
	if !m.trial(places...).holds() {
		return
	}
	c := completer{search: m.search}
	for _, p := range m.Rows[row] {
		if !m.Cells[p].Sum {
			c.missing = append(c.missing, p)
		}
	}
	if len(c.missing) > mostMissing || !c.fill(0) {
		m.gaveUp = true
		return
	}
	if len(c.all) > 0 {
		e.seats = merged(c.all).Seats
		m.good = append(m.good, e)
	}
}

// twice says whether the row above says the same, but for what is added up.
func (m *mover) twice(row scoring.Place) bool {
	first := m.Rows[row][0]
	column := m.Columns[m.Shapes[first]]
	at := slices.Index(column, first)
	if at == 0 {
		return false
	}
	above := m.Rows[audit.RowOf(column[at-1])]
	for i, p := range m.Rows[row] {
		if !m.Cells[p].Sum && (i >= len(above) || m.filled[p] != m.filled[above[i]]) {
			return false
		}
	}
	return true
}

// clear leaves a whole row blank.
func (m *mover) clear(row scoring.Place) {
	e := &edit{kind: scoring.RowGone, now: scoring.Filled{}, at: []scoring.Place{m.Rows[row][0]}}
	for _, p := range m.Rows[row] {
		if w, known := m.filled[p]; known && !w.Blank() {
			e.now[p] = scoring.Written{}
		}
	}
	if len(e.now) > 1 {
		m.try(e)
	}
}
