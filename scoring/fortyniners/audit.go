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

// BlankCells lists the run sheet of each driver: what stands on the board is only
// shown.
func (g game) BlankCells(setup scoring.Setup) ([]scoring.Cell, error) {
	a, err := g.auditor(setup)
	if err != nil {
		return nil, err
	}
	blank := book{names: a.names}
	blank.run = -1 // none has begun: nothing is added up
	for seat := range blank.runs {
		blank.runs[seat].rows = make([]row, a.rows-1) // one is added
	}
	return slices.DeleteFunc(blank.sheets(nil, a.rows).Cells, func(c scoring.Cell) bool { return c.Use == scoring.Shown }), nil
}

// Checklist is what the rules demand of each run sheet by itself: no run depends
// on another.
func (g game) Checklist(setup scoring.Setup) (audit.Checklist, error) {
	a, err := g.auditor(setup)
	if err != nil {
		return audit.Checklist{}, err
	}
	var sheets []*runSheet
	list := audit.Checklist{Info: &info, Score: ResultCell, Words: a.words, Read: a.read}
	for seat := range a.names {
		r := a.sheet(seat)
		sheets, list.Rules = append(sheets, r), append(list.Rules, r.rules()...)
		list.Parts, list.Doubts = append(list.Parts, r.parts()...), append(list.Doubts, r.doubts()...)
	}
	list.Scores = func(s *audit.Sheet) []scoring.Audited {
		return scoring.Each(len(sheets), func(seat int) scoring.Audited { return sheets[seat].score(s) })
	}
	list.Missing = func(s *audit.Sheet, _ []scoring.Audited) []scoring.Place {
		return slices.Concat(scoring.Each(len(sheets), func(seat int) []scoring.Place { return sheets[seat].missing(s) })...)
	}
	return list, nil
}

// An auditor knows what the run sheets of a table can be.
type auditor struct {
	names   []string
	net     *network // nil at a table without a board of ours
	dice    int
	rows    int // that a sheet has
	known   map[turn][]outcome
	*worths // what the settlements come to; nil likewise
}

func (g game) auditor(setup scoring.Setup) (*auditor, error) {
	started, err := g.New(setup)
	if err != nil {
		return nil, err
	}
	if s, ok := started.(*state); ok {
		return &auditor{names: s.names, net: s.net, dice: s.dice, rows: s.turnCap, known: map[turn][]outcome{}, worths: newWorths(s.net)}, nil
	}
	return &auditor{names: started.(*slate).names, rows: slateRows}, nil
}

// A runSheet is one driver's, with the places of its cells.
type runSheet struct {
	*auditor
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

func (a *auditor) sheet(seat int) *runSheet {
	at := func(id string) scoring.Place { return scoring.Place{Owner: seat, Cell: id} }
	r := &runSheet{auditor: a, seat: seat, credited: at(ColumnCredited), lost: at(ColumnLost), result: at(ResultCell)}
	for i := range a.rows {
		r.lines = append(r.lines, line{
			at(RowCell(i, ColumnThrow)), at(RowCell(i, ColumnStands)), at(RowCell(i, ColumnPassed)),
			at(RowCell(i, ColumnCredited)), at(RowCell(i, ColumnLost)),
		})
	}
	return r
}

// rules are all that is demanded of a sheet.
func (r *runSheet) rules() []audit.Rule {
	if r.net == nil {
		return slices.Concat(r.slateEntries(), r.sums())
	}
	return slices.Concat(r.entries(), r.turns(), r.ends(), r.sums(), r.within())
}

// name is the driver.
func (r *runSheet) name() string { return r.names[r.seat] }

// blank says whether a cell is known to be blank. What is crossed out is as good
// as blank where nothing stands under it.
func blank(s *audit.Sheet, p scoring.Place) bool { return s.Known(p) && s.Value(p) == "" }

// spotAt reads where the coach stands.
func (a *auditor) spotAt(s *audit.Sheet, p scoring.Place) (at spot, known bool) {
	w, known := s.At(p)
	at, ok := a.net.index[w.Value]
	return at, known && ok
}

// spotsAt reads what the coach has passed. It is not known where the board has no
// such settlements.
func (a *auditor) spotsAt(s *audit.Sheet, p scoring.Place) (passed []spot, known bool) {
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
func (a *auditor) miles(s *audit.Sheet, p scoring.Place) (miles int, known bool) {
	w, known := s.At(p)
	miles, ok := a.milesOf(w.Value)
	return miles, known && ok
}

func (a *auditor) milesOf(throw string) (miles int, ok bool) {
	faces, ok := readThrow([]string{throw})
	return scoring.Sum(faces...), ok && len(faces) == a.dice
}
