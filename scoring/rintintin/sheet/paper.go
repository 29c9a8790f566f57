package sheet

import (
	"slices"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/rintintin"
	"saddlebag/scoring/speech"
)

// PaperCards is how many boodle cards a player's column has room for: those of
// all groups, and what a tie can take that goes on and on.
const PaperCards = 2 * rintintin.Cards

// Blank are the columns of the score sheet and the circles of the board, blank.
func (s View) Blank() []scoring.Cell {
	cells := slices.DeleteFunc(s.Cells(), func(c scoring.Cell) bool { return c.Use == scoring.Shown })
	for seat := range s.Names {
		outlaws := slices.IndexFunc(cells, func(c scoring.Cell) bool { return c.Owner == seat && c.ID == rintintin.OutlawsCell })
		more := scoring.Each(PaperCards-rintintin.Cards, func(i int) scoring.Cell { return boodleRow(seat, rintintin.Cards+i, "") })
		cells = slices.Insert(cells, outlaws, more...)
	}
	return cells
}

// A Paper is where all stands on the sheets of a game.
type Paper struct {
	View                                         // as it starts
	Captures, Doubles, Circles [][]scoring.Place // by group: those of squads, those of squads, and of the board
	Rows                       [][]scoring.Place // by seat: of its cards
	Outlaws, Boodle, Score     []scoring.Place   // by seat: its totals
}

// NewPaper finds the places of the sheets.
func NewPaper(blank View) *Paper {
	a := &Paper{View: blank}
	for _, words := range *wordings.Of(a.Board) {
		var captures, doubles []scoring.Place
		for of := range rintintin.Squad(len(a.Left)) {
			row := a.row(&words, of)
			captures = append(captures, scoring.Place{Owner: a.SeatOf(of), Cell: row.captured.id})
			doubles = append(doubles, scoring.Place{Owner: a.SeatOf(of), Cell: row.doubled.id})
		}
		circles := audit.At(scoring.Table, rintintin.Circles, func(i int) string { return words.circles[i].id })
		circles = append(circles, scoring.Place{Owner: scoring.Table, Cell: words.dog.id})
		a.Captures, a.Doubles, a.Circles = append(a.Captures, captures), append(a.Doubles, doubles), append(a.Circles, circles)
	}
	for seat := range a.Names {
		total := func(cell string) scoring.Place { return scoring.Place{Owner: seat, Cell: cell} }
		a.Outlaws, a.Boodle, a.Score = append(a.Outlaws, total(rintintin.OutlawsCell)), append(a.Boodle, total(rintintin.BoodleCell)), append(a.Score, total(rintintin.ScoreCell))
		a.Rows = append(a.Rows, audit.At(seat, PaperCards, rintintin.CardCell))
	}
	return a
}

// Called is what people call a squad.
func (a *Paper) Called(of rintintin.Squad) speech.Text {
	if a.Apart > 1 {
		return speech.Say("rintintin.squad-of", "number", a.Number(of), "player", a.Names[a.SeatOf(of)])
	}
	return speech.Words(a.Names[a.SeatOf(of)])
}

// Count is how many the column of a squad says that it has captured in a group;
// a blank cell is 0. It is not known where a group has not so many.
func (a *Paper) Count(s *audit.Sheet, at int, of rintintin.Squad) (n int, known bool) {
	n, ok := s.Whole(a.Captures[at][of])
	return n, ok && n >= 0 && n <= rintintin.Circles+1
}

// Mark reads a circle: the number of the squad that covers it, or 0 where it is
// blank. It is not known where no squad has that number.
func (a *Paper) Mark(s *audit.Sheet, p scoring.Place) (number int, known bool) {
	w, known := s.At(p)
	if w.Blank() {
		return 0, known
	}
	number = a.SquadOf(w)
	return number, number > 0
}

// SquadOf is the number of the squad that a mark on the board stands for, from 1;
// 0 where it stands for none.
func (a *Paper) SquadOf(w scoring.Written) int {
	n, err := strconv.Atoi(w.Value)
	if err != nil || n < 1 || n > len(a.Left) || w.Struck {
		return 0
	}
	return n
}
