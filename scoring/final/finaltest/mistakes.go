package finaltest

import (
	"math/rand/v2"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/final"
	"saddlebag/scoring/scoringtest"
)

// A slip is what people do wrong on any sheets. It is made in sheets of which only
// what decides something is looked at, and returns false where there is no room.
type slip struct {
	name string
	make func(*slipping) bool
}

// slipping is sheets in which somebody slips.
type slipping struct {
	*rand.Rand
	filled  scoring.Filled
	paper   *final.Document
	parts   []audit.Part
	cells   map[scoring.Place]scoring.Cell
	setup   scoring.Setup
	players int
}

func (tb *table) slipping(filled scoring.Filled) *slipping {
	s := &slipping{Rand: tb.random, filled: filled, paper: tb.blank, parts: tb.parts(), cells: map[scoring.Place]scoring.Cell{}, setup: tb.setup, players: len(tb.setup.Players)}
	for _, part := range s.parts {
		for _, id := range part.Cells {
			p := scoring.Place{Owner: part.Owner, Cell: id}
			s.cells[p], _ = tb.blank.Cell(p)
		}
	}
	return s
}

// slips are those that are made on the sheets of every game.
var slips = []slip{
	{"a sum off by a few", amount(isSum, func(s *slipping, n scoring.Tenths) scoring.Tenths {
		return n + scoring.Whole((1+s.IntN(9))*(1-2*s.IntN(2)))
	})},
	{"a sum off by ten", amount(isSum, func(s *slipping, n scoring.Tenths) scoring.Tenths { return n + scoring.Whole(10*(1-2*s.IntN(2))) })},
	{"a sum off by a hundred", amount(isSum, func(_ *slipping, n scoring.Tenths) scoring.Tenths { return n + scoring.Whole(100) })},
	{"two digits of a sum turned round", digits(isSum, turned)},
	{"a digit of a sum misread", digits(isSum, misread)},
	{"a digit of a sum forgotten", digits(isSum, shorter)},
	{"the sum of another player", elsewhere(isSum)},
	{"a number off by one", amount(isNumber, func(s *slipping, n scoring.Tenths) scoring.Tenths { return n + scoring.Whole(1-2*s.IntN(2)) })},
	{"two digits turned round", digits(isNumber, turned)},
	{"a digit misread", digits(isNumber, misread)},
	{"a digit too many", digits(isNumber, longer)},
	{"a sign forgotten or too many", amount(isMoney, func(_ *slipping, n scoring.Tenths) scoring.Tenths { return -n })},
	{"the number of another player", elsewhere(isNumber)},
	{"the number of the row above", above(isNumber)},
	{"two numbers of a column exchanged", neighbours(isNumber)},
	{"a cross forgotten", stroke(isBox, true)},
	{"a cross too many", stroke(isBox, false)},
	{"a letter misread", word(isLetter)},
	{"a word misread", word(isEntry)},
	{"the word of the row above", above(isEntry)},
	{"two letters exchanged", neighbours(isLetter)},
	{"two words exchanged", neighbours(isEntry)},
	{"a letter forgotten", func(s *slipping) bool { return s.shift(isLetter, true) }},
	{"a letter twice", func(s *slipping) bool { return s.shift(isLetter, false) }},
	{"a stroke forgotten", stroke(isWritten, true)},
	{"a stroke too many", stroke(isWritten, false)},
	{"a place left out", func(s *slipping) bool {
		p, ok := s.pick(isWritten)
		return ok && s.put(p, scoring.Written{})
	}},
	{"a row forgotten", func(s *slipping) bool { return s.shiftRows(true) }},
	{"a row twice", func(s *slipping) bool { return s.shiftRows(false) }},
	{"two rows exchanged", (*slipping).exchangeRows},
	{"a column shifted by a row", (*slipping).shiftColumn},
	{"a part of another player", (*slipping).otherPart},
	{"two columns exchanged", (*slipping).exchangeColumns},
}

func isSum(c scoring.Cell, w scoring.Written) bool { return c.Sum && w.Value != "" }
func isNumber(c scoring.Cell, w scoring.Written) bool {
	return (c.Kind == scoring.Figure || c.Kind == scoring.Money) && !c.Sum && w.Value != ""
}

func isMoney(c scoring.Cell, w scoring.Written) bool {
	n, ok := w.Number()
	return c.Kind == scoring.Money && ok && n != 0
}
func isBox(c scoring.Cell, _ scoring.Written) bool { return c.Kind == scoring.Box }
func isLetter(c scoring.Cell, w scoring.Written) bool {
	return c.Kind == scoring.Letter && w.Value != ""
}

func isEntry(c scoring.Cell, w scoring.Written) bool {
	return c.Kind == scoring.Entry && w.Value != ""
}
func isWritten(_ scoring.Cell, w scoring.Written) bool { return w.Value != "" }

// pick is a place at random of those that a function takes.
func (s *slipping) pick(take func(scoring.Cell, scoring.Written) bool) (scoring.Place, bool) {
	return scoringtest.Pick(s.Rand, s.filled, func(p scoring.Place, w scoring.Written) bool {
		c, decides := s.cells[p]
		return decides && take(c, w)
	})
}

func (s *slipping) put(p scoring.Place, w scoring.Written) bool {
	s.filled[p] = w
	return true
}

// amount changes a number.
func amount(take func(scoring.Cell, scoring.Written) bool, to func(*slipping, scoring.Tenths) scoring.Tenths) func(*slipping) bool {
	return func(s *slipping) bool {
		p, ok := s.pick(take)
		w := s.filled[p]
		n, number := w.Number()
		w.Value = to(s, n).String()
		return ok && number && s.put(p, w)
	}
}

// digits rewrites the digits of a number.
func digits(take func(scoring.Cell, scoring.Written) bool, to func(*slipping, string) string) func(*slipping) bool {
	return func(s *slipping) bool {
		p, ok := s.pick(func(c scoring.Cell, w scoring.Written) bool {
			_, number := w.Number()
			return take(c, w) && number && w.Value != ""
		})
		if !ok {
			return false
		}
		w := s.filled[p]
		w.Value = to(s, w.Value)
		n, number := scoring.ParseTenths(w.Value)
		w.Value = n.String()
		return number && s.put(p, w)
	}
}

// at is a digit of a number.
func (s *slipping) at(number string) int {
	for range 20 {
		if i := s.IntN(len(number)); number[i] >= '0' && number[i] <= '9' {
			return i
		}
	}
	return -1
}

func turned(s *slipping, number string) string {
	i := s.at(number)
	if i < 1 || number[i-1] < '0' || number[i-1] > '9' {
		return number
	}
	return number[:i-1] + number[i:i+1] + number[i-1:i] + number[i+1:]
}

func misread(s *slipping, number string) string {
	i := s.at(number)
	like := strings.Index("1740698352", number[i:i+1]) // what looks alike stands side by side
	return number[:i] + "7104968532"[like:like+1] + number[i+1:]
}

func shorter(s *slipping, number string) string {
	i := s.at(number)
	return number[:i] + number[i+1:]
}

func longer(s *slipping, number string) string {
	i := s.at(number)
	return number[:i] + number[i:i+1] + number[i:]
}

// elsewhere writes what stands there on the sheet of another player.
func elsewhere(take func(scoring.Cell, scoring.Written) bool) func(*slipping) bool {
	return func(s *slipping) bool {
		p, ok := s.pick(take)
		if !ok || p.Owner == scoring.Table || s.players < 2 {
			return false
		}
		other, known := s.filled[scoring.Place{Owner: (p.Owner + 1 + s.IntN(s.players-1)) % s.players, Cell: p.Cell}]
		return known && s.put(p, other)
	}
}

// column is the places of the same sort as one, in the order of the paper.
func (s *slipping) column(of scoring.Place) []scoring.Place {
	var all []scoring.Place
	for _, part := range s.parts {
		if part.Owner != of.Owner || !slices.Contains(part.Cells, of.Cell) {
			continue
		}
		for _, id := range part.Cells {
			p := scoring.Place{Owner: of.Owner, Cell: id}
			if _, known := s.filled[p]; known && shape(id) == shape(of.Cell) && s.cells[p].Kind == s.cells[of].Kind {
				all = append(all, p)
			}
		}
	}
	return all
}

// shape is an id without its numbers.
func shape(id string) string {
	return strings.Map(func(r rune) rune {
		if r >= '0' && r <= '9' {
			return -1
		}
		return r
	}, id)
}

// above writes what stands in the row above.
func above(take func(scoring.Cell, scoring.Written) bool) func(*slipping) bool {
	return func(s *slipping) bool {
		p, ok := s.pick(take)
		column := s.column(p)
		i := slices.Index(column, p)
		return ok && i > 0 && !s.filled[column[i-1]].Blank() && s.put(p, s.filled[column[i-1]])
	}
}

// neighbours exchanges what stands in two rows of one column.
func neighbours(take func(scoring.Cell, scoring.Written) bool) func(*slipping) bool {
	return func(s *slipping) bool {
		p, ok := s.pick(take)
		column := s.column(p)
		i := slices.Index(column, p)
		return ok && i > 0 && s.exchange(p, column[i-1])
	}
}

func (s *slipping) exchange(p, q scoring.Place) bool {
	w := s.filled[p]
	return s.put(p, s.filled[q]) && s.put(q, w)
}

// stroke crosses, or no longer.
func stroke(take func(scoring.Cell, scoring.Written) bool, was bool) func(*slipping) bool {
	return func(s *slipping) bool {
		p, ok := s.pick(func(c scoring.Cell, w scoring.Written) bool { return take(c, w) && w.Struck == was })
		if !ok || !slices.ContainsFunc(s.column(p), func(q scoring.Place) bool { return s.filled[q].Struck }) {
			return false // nobody crosses anything there
		}
		w := s.filled[p]
		w.Struck = !was
		return s.put(p, w)
	}
}

// word writes another of the words for a place.
func word(take func(scoring.Cell, scoring.Written) bool) func(*slipping) bool {
	return func(s *slipping) bool {
		p, ok := s.pick(take)
		words := s.paper.Words(p)
		if !ok || len(words) < 2 {
			return false
		}
		w := s.filled[p]
		w.Value = words[s.IntN(len(words))].Value
		return s.put(p, w)
	}
}

// shift leaves one of a run of letters out, or writes it twice: those behind it move.
func (s *slipping) shift(take func(scoring.Cell, scoring.Written) bool, out bool) bool {
	p, ok := s.pick(take)
	if !ok {
		return false
	}
	var run []scoring.Place
	for _, q := range s.column(p) {
		if scoring.CellGroup(q.Cell) == scoring.CellGroup(p.Cell) {
			run = append(run, q)
		}
	}
	return s.move(run, slices.Index(run, p), out)
}

// move takes one of some places out, or doubles it: those behind it move.
func (s *slipping) move(run []scoring.Place, at int, out bool) bool {
	texts := scoring.Each(len(run), func(i int) scoring.Written { return s.filled[run[i]] })
	if out {
		texts = append(slices.Delete(texts, at, at+1), scoring.Written{})
	} else {
		if !texts[len(texts)-1].Blank() {
			return false
		}
		texts = slices.Insert(texts, at, texts[at])
	}
	for i, q := range run {
		s.filled[q] = texts[i]
	}
	return true
}

// rows are the rows of a column in which a place is: the places of each.
func (s *slipping) rows(of scoring.Place) [][]scoring.Place {
	var rows [][]scoring.Place
	for _, part := range s.parts {
		if part.Owner != of.Owner || !slices.Contains(part.Cells, of.Cell) {
			continue
		}
		at := map[string]int{}
		for _, id := range part.Cells {
			p := scoring.Place{Owner: of.Owner, Cell: id}
			group := scoring.CellGroup(id)
			if s.cells[p].Use != scoring.Row || shape(group) != shape(scoring.CellGroup(of.Cell)) {
				continue
			}
			i, begun := at[group]
			if !begun {
				i = len(rows)
				at[group], rows = i, append(rows, nil)
			}
			rows[i] = append(rows[i], p)
		}
	}
	return rows
}

// row is a written row of a column, among all its rows.
func (s *slipping) row() (rows [][]scoring.Place, at int, ok bool) {
	p, ok := s.pick(func(c scoring.Cell, w scoring.Written) bool { return c.Use == scoring.Row && !w.Blank() })
	if !ok {
		return nil, 0, false
	}
	rows = s.rows(p)
	at = slices.IndexFunc(rows, func(row []scoring.Place) bool { return slices.Contains(row, p) })
	return rows, at, len(rows) > 1 && at >= 0
}

// shiftRows leaves a row out, or writes it twice.
func (s *slipping) shiftRows(out bool) bool {
	rows, at, ok := s.row()
	if !ok {
		return false
	}
	for i := range rows[at] {
		if !s.move(scoring.Each(len(rows), func(k int) scoring.Place { return rows[k][i] }), at, out) {
			return false
		}
	}
	return true
}

// exchangeRows exchanges a row and the one before it.
func (s *slipping) exchangeRows() bool {
	rows, at, ok := s.row()
	if !ok || at == 0 {
		return false
	}
	for i := range rows[at] {
		s.exchange(rows[at][i], rows[at-1][i])
	}
	return true
}

// shiftColumn writes what stands in one column of rows a row too low, from a row on.
func (s *slipping) shiftColumn() bool {
	rows, at, ok := s.row()
	if !ok {
		return false
	}
	i := s.IntN(len(rows[at]))
	column := scoring.Each(len(rows), func(k int) scoring.Place { return rows[k][i] })
	if s.filled[column[at]].Blank() || !s.filled[column[len(column)-1]].Blank() {
		return false
	}
	s.move(column, at, false)
	return s.put(column[at], scoring.Written{})
}

// otherPart writes what the part of another player says.
func (s *slipping) otherPart() bool {
	p, ok := s.pick(isWritten)
	if !ok || p.Owner == scoring.Table || s.players < 2 {
		return false
	}
	other := (p.Owner + 1 + s.IntN(s.players-1)) % s.players
	for _, part := range s.parts {
		if part.Owner != p.Owner || !slices.Contains(part.Cells, p.Cell) {
			continue
		}
		for _, id := range part.Cells {
			w, known := s.filled[scoring.Place{Owner: other, Cell: id}]
			if !known {
				return false
			}
			s.filled[scoring.Place{Owner: p.Owner, Cell: id}] = w
		}
	}
	return true
}

// exchangeColumns exchanges two neighbouring columns of the rows of a part.
func (s *slipping) exchangeColumns() bool {
	rows, at, ok := s.row()
	if !ok || len(rows[at]) < 2 {
		return false
	}
	i := 1 + s.IntN(len(rows[at])-1)
	if s.cells[rows[at][i]].Kind != s.cells[rows[at][i-1]].Kind {
		return false
	}
	for _, row := range rows {
		s.exchange(row[i], row[i-1])
	}
	return true
}
