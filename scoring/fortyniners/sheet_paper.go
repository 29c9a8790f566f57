package fortyniners

import (
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// slateRows is how many lines a run sheet has room for at a table whose turns
// nobody counts (FN41).
const slateRows = 4 * SheetRows

// A Paper is the run sheets of a table, and where all stands on them.
type Paper struct {
	names  []string
	net    *network // nil at a table without a board of ours
	dice   int
	rows   int // that a sheet has
	sheets []runSheet
}

// newPaper finds the places of the run sheets. It fails as Start does.
func newPaper(setup scoring.Setup) (*Paper, error) {
	started, err := startView(setup)
	if err != nil {
		return nil, err
	}
	a := &Paper{names: slices.Clone(setup.Players), rows: slateRows}
	if s, ok := started.(View); ok {
		a.net, a.dice, a.rows = s.net, s.dice, s.turnCap
	}
	for seat := range a.names {
		a.sheets = append(a.sheets, a.sheet(seat))
	}
	return a, nil
}

// blank are the run sheets of all drivers, blank.
func (a *Paper) blank() []scoring.Cell {
	blank := book{names: a.names}
	blank.run = -1 // none has begun: nothing is added up
	for seat := range blank.runs {
		blank.runs[seat].rows = make([]row, a.rows-1) // one is added
	}
	return slices.DeleteFunc(sheets(&blank, nil, a.rows).Cells, func(c scoring.Cell) bool { return c.Use == scoring.Shown })
}

// A runSheet is one driver's, with the places of its cells.
type runSheet struct {
	seat                   int
	lines                  []line
	credited, lost, result scoring.Place
}

// A line is the places of one row.
type line struct{ throw, stands, passed, credited, lost scoring.Place }

func (l line) all() []scoring.Place {
	return []scoring.Place{l.throw, l.stands, l.passed, l.credited, l.lost}
}

// used says whether anything stands in the row.
func (l line) used(s *audit.Sheet) bool {
	return slices.ContainsFunc(l.all(), func(p scoring.Place) bool { return s.Value(p) != "" })
}

func (a *Paper) sheet(seat int) runSheet {
	at := func(id string) scoring.Place { return scoring.Place{Owner: seat, Cell: id} }
	r := runSheet{seat: seat, credited: at(ColumnCredited), lost: at(ColumnLost), result: at(ResultCell)}
	for i := range a.rows {
		r.lines = append(r.lines, line{
			at(RowCell(i, ColumnThrow)), at(RowCell(i, ColumnStands)), at(RowCell(i, ColumnPassed)),
			at(RowCell(i, ColumnCredited)), at(RowCell(i, ColumnLost)),
		})
	}
	return r
}

// spotAt reads where the coach stands.
func (a *Paper) spotAt(s *audit.Sheet, p scoring.Place) (at spot, known bool) {
	w, known := s.At(p)
	at, ok := a.net.index[w.Value]
	return at, known && ok
}

// spotsAt reads what the coach has passed. It is not known where the board has no
// such settlements.
func (a *Paper) spotsAt(s *audit.Sheet, p scoring.Place) (passed []spot, known bool) {
	w, known := s.At(p)
	for _, id := range strings.Fields(w.Value) {
		at, ok := a.net.index[id]
		if !ok || a.net.spots[at].Settlement == 0 {
			return nil, false
		}
		passed = append(passed, at)
	}
	return passed, known
}

// miles reads a throw of as many dice as the table has.
func (a *Paper) miles(s *audit.Sheet, p scoring.Place) (miles int, known bool) {
	w, known := s.At(p)
	miles, ok := a.milesOf(w.Value)
	return miles, known && ok
}

func (a *Paper) milesOf(throw string) (miles int, ok bool) {
	faces, ok := readThrow([]string{throw})
	return scoring.Sum(faces...), ok && len(faces) == a.dice
}
