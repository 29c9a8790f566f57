package fortyniners

import (
	"slices"
	"strings"

	"saddlebag/scoring"
)

// slateRows is how many lines a run sheet has room for at a table whose turns
// nobody counts (FN41).
const slateRows = 4 * SheetRows

// Paper lists the run sheet of each driver. What stands on the board in the end
// is not written down.
func (g game) Paper(setup scoring.Setup) ([]scoring.Cell, error) {
	a, err := g.auditor(setup)
	if err != nil {
		return nil, err
	}
	blank := book{names: a.names}
	blank.run = Runs // nobody plays a part any more
	for seat := range blank.runs {
		blank.runs[seat].rows = make([]row, a.rows-1) // one is added
	}
	cells := slices.DeleteFunc(blank.sheets(a.rows), func(c scoring.Cell) bool { return c.ID == cellRole })
	for i := range cells {
		cells[i].Value = ""
	}
	return cells, nil
}

// Audit judges filled run sheets, each by itself: no run depends on another.
func (g game) Audit(setup scoring.Setup, filled scoring.Filled) (scoring.Audit, error) {
	a, err := g.auditor(setup)
	if err != nil {
		return scoring.Audit{}, err
	}
	var audit scoring.Audit
	var conditions []scoring.Condition
	for seat := range a.names {
		sheet := a.sheet(seat, filled)
		conditions = append(conditions, sheet.conditions(filled)...)
		audit.Scores = append(audit.Scores, sheet.audited(filled))
		audit.Missing = append(audit.Missing, sheet.missing(filled)...)
	}
	audit.Findings = scoring.Judge(&info, filled, conditions)
	audit.Settle()
	return audit, nil
}

// An auditor knows what the run sheets of a table can be.
type auditor struct {
	names []string
	net   *network // nil at a table without a board of ours
	dice  int
	rows  int // that a sheet has
	known map[turn][]outcome
}

func (g game) auditor(setup scoring.Setup) (*auditor, error) {
	started, err := g.New(setup)
	if err != nil {
		return nil, err
	}
	if s, ok := started.(*state); ok {
		return &auditor{names: s.names, net: s.net, dice: s.dice, rows: s.turnCap, known: map[turn][]outcome{}}, nil
	}
	return &auditor{names: started.(*slate).names, rows: slateRows}, nil
}

// A runSheet is one driver's, with the places of its cells.
type runSheet struct {
	*auditor
	seat                   int
	lines                  []line
	credited, lost, result scoring.Place
	fixed                  scoring.Tenths // corrections of the result (LG5)
}

// A line is the places of one row.
type line struct{ throw, stands, passed, credited, lost scoring.Place }

func (l line) all() []scoring.Place {
	return []scoring.Place{l.throw, l.stands, l.passed, l.credited, l.lost}
}

func (a *auditor) sheet(seat int, filled scoring.Filled) *runSheet {
	at := func(id string) scoring.Place { return scoring.Place{Owner: seat, Cell: id} }
	s := &runSheet{
		auditor: a, seat: seat, credited: at(columnCredited), lost: at(columnLost), result: at(cellResult),
		fixed: filled.Correction(seat, fieldResult),
	}
	for i := range a.rows {
		s.lines = append(s.lines, line{
			at(rowCell(i, columnThrow)), at(rowCell(i, columnStands)), at(rowCell(i, columnPassed)),
			at(rowCell(i, columnCredited)), at(rowCell(i, columnLost)),
		})
	}
	return s
}

// conditions are all that the rules demand of a sheet.
func (s *runSheet) conditions(filled scoring.Filled) []scoring.Condition {
	if s.net == nil {
		return slices.Concat(s.slateEntries(), s.sums(filled))
	}
	return slices.Concat(s.entries(), s.turns(), s.once(), s.ends(), s.sums(filled))
}

// name is the driver.
func (s *runSheet) name() string { return s.names[s.seat] }

// blank says whether a cell is known to be blank. What is crossed out is as good
// as blank where nothing stands under it.
func blank(f scoring.Filled, p scoring.Place) bool {
	w, known := f[p]
	return known && w.Value == ""
}

// points reads a cell of points; nothing is 0. It is not known where it is not a
// whole number.
func points(f scoring.Filled, p scoring.Place) (n int, known bool) {
	t, ok := f.Number(p)
	n = int(t / scoring.Whole(1))
	return n, ok && scoring.Whole(n) == t
}

// spotAt reads where the coach stands.
func (a *auditor) spotAt(f scoring.Filled, p scoring.Place) (at spot, known bool) {
	w, known := f[p]
	at, ok := a.net.index[w.Value]
	return at, known && ok
}

// spotsAt reads what the coach has passed. It is not known where the board has no
// such settlements.
func (a *auditor) spotsAt(f scoring.Filled, p scoring.Place) (passed []spot, known bool) {
	w, known := f[p]
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
func (a *auditor) miles(f scoring.Filled, p scoring.Place) (miles int, known bool) {
	w, known := f[p]
	faces, ok := readThrow([]string{w.Value})
	for _, face := range faces {
		miles += face
	}
	return miles, known && ok && len(faces) == a.dice
}
