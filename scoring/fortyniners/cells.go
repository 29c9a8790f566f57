package fortyniners

import (
	"fmt"
	"strconv"
	"strings"

	"saddlebag/scoring"
)

// SheetRows is how many turns a run sheet has room for at least. A longer run
// adds rows.
const SheetRows = 20

// The ids of cells.
const (
	cellRun      = "run"
	cellThrow    = "throw"
	cellRole     = "role"
	cellResult   = "result"
	rowGroup     = "turn-"
	columnThrow  = "throw"
	columnStands = "stands"
	columnPassed = "passed"
	// The two columns of a run, and their sums.
	columnCredited = "credited"
	columnLost     = "lost"
)

func rowCell(i int, column string) string { return rowGroup + strconv.Itoa(i+1) + "/" + column }

// Cells lists each seat's run sheet, then the board: which run it is, the
// throw, and who stands on each spot.
func (s *state) Cells() []scoring.Cell {
	cells := append(s.sheets(s.turnCap), s.runCell(), scoring.Cell{
		ID: cellThrow, Owner: scoring.Table, Label: "The throw", Kind: scoring.Entry, Value: s.throw,
	})
	for at, sp := range s.net.spots {
		var pieces []string
		for r := range Roles {
			if s.at[r] == spot(at) {
				pieces = append(pieces, r.Letter())
			}
		}
		cells = append(cells, scoring.Cell{
			ID: sp.ID, Owner: scoring.Table, Label: s.net.title(spot(at)), Kind: scoring.Entry,
			Value: strings.Join(pieces, " "), Struck: sp.Settlement > 0 && !s.over() && s.counted(sp.ID),
		})
	}
	return cells
}

// title names a spot for people, with what it is.
func (n *network) title(at spot) string {
	sp := n.spots[at]
	if sp.Settlement > 0 {
		return fmt.Sprintf("%s, settlement of %d", sp.ID, sp.Settlement)
	}
	if what := n.parts[at].String(); what != "" {
		return sp.ID + ", " + what
	}
	return sp.ID
}

func (b *book) runCell() scoring.Cell {
	return scoring.Cell{ID: cellRun, Owner: scoring.Table, Label: "The run", Kind: scoring.Figure, Value: strconv.Itoa(b.round())}
}

// sheets are the run sheets of all seats. No run has more turns than most, if
// that is not 0.
func (b *book) sheets(most int) []scoring.Cell {
	var cells []scoring.Cell
	for seat := range b.names {
		cells = b.sheet(cells, seat, most)
	}
	return cells
}

// sheet is the run sheet of a seat's run as Blackjack: the part it plays now, a
// row for each turn, and the sums. A run that goes on has a row to write on.
func (b *book) sheet(cells []scoring.Cell, seat, most int) []scoring.Cell {
	add := func(id, label string, kind scoring.CellKind, value string, struck bool) {
		cells = append(cells, scoring.Cell{ID: id, Owner: seat, Label: label, Kind: kind, Value: value, Struck: struck})
	}
	run, role := &b.runs[seat], ""
	if !b.over() {
		role = roleOf(seat, b.run).String()
	}
	add(cellRole, "Plays", scoring.Entry, role, false)
	n := max(SheetRows, len(run.rows)+1)
	if most > 0 {
		n = min(n, most)
	}
	for i := range n {
		var r row
		if i < len(run.rows) {
			r = run.rows[i]
		}
		label := fmt.Sprintf("Turn %d, ", i+1)
		add(rowCell(i, columnThrow), label+"throw", scoring.Entry, r.throw, false)
		add(rowCell(i, columnStands), label+"stands on", scoring.Entry, r.stands, false)
		add(rowCell(i, columnPassed), label+"passed", scoring.Entry, r.names(), false)
		add(rowCell(i, columnCredited), label+"credited", scoring.Figure, figure(r.stop.points), run.capped)
		add(rowCell(i, columnLost), label+"lost", scoring.Figure, figure(r.lost()), false)
	}
	credited, lost, result := "", "", ""
	if b.run >= seat {
		up, down := run.sums()
		credited, lost, result = strconv.Itoa(up), strconv.Itoa(down), b.score(seat).Total().String()
	}
	add(columnCredited, "Credited", scoring.Figure, credited, run.capped)
	add(columnLost, "Lost", scoring.Figure, lost, false)
	add(cellResult, "Result", scoring.Figure, result, false)
	return cells
}

// names lists what a row's coach has passed.
func (r row) names() string {
	var ids []string
	for _, m := range r.passed {
		if m.spot != "" {
			ids = append(ids, m.spot)
		}
	}
	return strings.Join(ids, " ")
}

// figure is a number as a pencil writes it, where there is one to write.
func figure(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}
