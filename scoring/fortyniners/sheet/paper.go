package sheet

import (
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/fortyniners"
)

// slateRows is how many lines a run sheet has room for at a table whose turns
// nobody counts (FN41).
const slateRows = 4 * SheetRows

// A Paper is the run sheets of a table, and where all stands on them.
type Paper struct {
	Names  []string
	Net    *fortyniners.Network // nil at a table without a board of ours
	Dice   int
	Rows   int // that a sheet has
	Sheets []RunSheet
}

// NewPaper finds the places of the run sheets. It fails as Start does.
func NewPaper(setup scoring.Setup) (*Paper, error) {
	started, err := Start(setup)
	if err != nil {
		return nil, err
	}
	a := &Paper{Names: slices.Clone(setup.Players), Rows: slateRows}
	if s, ok := started.(View); ok {
		a.Net, a.Dice, a.Rows = s.Net, s.Dice, s.TurnCap
	}
	for seat := range a.Names {
		a.Sheets = append(a.Sheets, a.sheet(seat))
	}
	return a, nil
}

// Blank are the run sheets of all drivers, blank.
func (a *Paper) Blank() []scoring.Cell {
	blank := fortyniners.Book{Names: a.Names}
	blank.Run = -1 // none has begun: nothing is added up
	for seat := range blank.Runs {
		blank.Runs[seat].Rows = make([]fortyniners.Row, a.Rows-1) // one is added
	}
	return slices.DeleteFunc(sheets(&blank, nil, a.Rows).Cells, func(c scoring.Cell) bool { return c.Use == scoring.Shown })
}

// A RunSheet is one driver's, with the places of its cells.
type RunSheet struct {
	Seat                   int
	Lines                  []Line
	Credited, Lost, Result scoring.Place
}

// A Line is the places of one row.
type Line struct{ Throw, Stands, Passed, Credited, Lost scoring.Place }

// All are the places of the row, in the order of columns.
func (l Line) All() []scoring.Place {
	return []scoring.Place{l.Throw, l.Stands, l.Passed, l.Credited, l.Lost}
}

// Used says whether anything stands in the row.
func (l Line) Used(s *audit.Sheet) bool {
	return slices.ContainsFunc(l.All(), func(p scoring.Place) bool { return s.Value(p) != "" })
}

func (a *Paper) sheet(seat int) RunSheet {
	at := func(id string) scoring.Place { return scoring.Place{Owner: seat, Cell: id} }
	r := RunSheet{Seat: seat, Credited: at(fortyniners.ColumnCredited), Lost: at(fortyniners.ColumnLost), Result: at(fortyniners.ResultCell)}
	for i := range a.Rows {
		r.Lines = append(r.Lines, Line{
			at(fortyniners.RowCell(i, fortyniners.ColumnThrow)), at(fortyniners.RowCell(i, fortyniners.ColumnStands)), at(fortyniners.RowCell(i, fortyniners.ColumnPassed)),
			at(fortyniners.RowCell(i, fortyniners.ColumnCredited)), at(fortyniners.RowCell(i, fortyniners.ColumnLost)),
		})
	}
	return r
}

// SpotAt reads where the coach stands.
func (a *Paper) SpotAt(s *audit.Sheet, p scoring.Place) (at fortyniners.SpotIndex, known bool) {
	w, known := s.At(p)
	at, ok := a.Net.Index[w.Value]
	return at, known && ok
}

// SpotsAt reads what the coach has passed. It is not known where the board has no
// such settlements.
func (a *Paper) SpotsAt(s *audit.Sheet, p scoring.Place) (passed []fortyniners.SpotIndex, known bool) {
	w, known := s.At(p)
	for _, id := range strings.Fields(w.Value) {
		at, ok := a.Net.Index[id]
		if !ok || a.Net.Spots[at].Settlement == 0 {
			return nil, false
		}
		passed = append(passed, at)
	}
	return passed, known
}

// Miles reads a throw of as many dice as the table has.
func (a *Paper) Miles(s *audit.Sheet, p scoring.Place) (miles int, known bool) {
	w, known := s.At(p)
	miles, ok := a.MilesOf(w.Value)
	return miles, known && ok
}

// MilesOf reads a throw as it is written.
func (a *Paper) MilesOf(throw string) (miles int, ok bool) {
	faces, ok := fortyniners.ReadThrow([]string{throw})
	return scoring.Sum(faces...), ok && len(faces) == a.Dice
}
