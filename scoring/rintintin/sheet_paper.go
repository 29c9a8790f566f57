package rintintin

import (
	"fmt"
	"slices"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// paperCards is how many boodle cards a player's column has room for: those of
// all groups, and what a tie can take that goes on and on.
const paperCards = 2 * Cards

// blank are the columns of the score sheet and the circles of the board, blank.
func (s View) blank() []scoring.Cell {
	cells := slices.DeleteFunc(s.Cells(), func(c scoring.Cell) bool { return c.Use == scoring.Shown })
	for seat := range s.names {
		outlaws := slices.IndexFunc(cells, func(c scoring.Cell) bool { return c.Owner == seat && c.ID == OutlawsCell })
		more := scoring.Each(paperCards-Cards, func(i int) scoring.Cell { return boodleRow(seat, Cards+i, "") })
		cells = slices.Insert(cells, outlaws, more...)
	}
	return cells
}

// A Paper is where all stands on the sheets of a game.
type Paper struct {
	View                                         // as it starts
	captures, doubles, circles [][]scoring.Place // by group: those of squads, those of squads, and of the board
	rows                       [][]scoring.Place // by seat: of its cards
}

// newPaper finds the places of the sheets.
func newPaper(blank View) *Paper {
	a := &Paper{View: blank}
	for at, g := range a.board.Groups {
		var captures, doubles []scoring.Place
		for of := range squad(len(a.left)) {
			row := a.row(at, of)
			captures = append(captures, scoring.Place{Owner: a.seatOf(of), Cell: row.captured.id})
			doubles = append(doubles, scoring.Place{Owner: a.seatOf(of), Cell: row.doubled.id})
		}
		circles := audit.At(scoring.Table, Circles, func(i int) string { return CircleCell(g.ID, i) })
		circles = append(circles, scoring.Place{Owner: scoring.Table, Cell: DogCell(g.ID)})
		a.captures, a.doubles, a.circles = append(a.captures, captures), append(a.doubles, doubles), append(a.circles, circles)
	}
	for seat := range a.names {
		a.rows = append(a.rows, audit.At(seat, paperCards, CardCell))
	}
	return a
}

// called is what people call a squad.
func (a *Paper) called(of squad) string {
	if a.apart > 1 {
		return fmt.Sprintf("squad %d of %s", a.number(of), a.names[a.seatOf(of)])
	}
	return a.names[a.seatOf(of)]
}

// count is how many the column of a squad says that it has captured in a group;
// a blank cell is 0. It is not known where a group has not so many.
func (a *Paper) count(s *audit.Sheet, at int, of squad) (n int, known bool) {
	n, ok := s.Whole(a.captures[at][of])
	return n, ok && n >= 0 && n <= Circles+1
}

// mark reads a circle: the number of the squad that covers it, or 0 where it is
// blank. It is not known where no squad has that number.
func (a *Paper) mark(s *audit.Sheet, p scoring.Place) (number int, known bool) {
	w, known := s.At(p)
	if w.Blank() {
		return 0, known
	}
	number = a.squadOf(w)
	return number, number > 0
}

// squadOf is the number of the squad that a mark on the board stands for, from 1;
// 0 where it stands for none.
func (a *Paper) squadOf(w scoring.Written) int {
	n, err := strconv.Atoi(w.Value)
	if err != nil || n < 1 || n > len(a.left) || w.Struck {
		return 0
	}
	return n
}
