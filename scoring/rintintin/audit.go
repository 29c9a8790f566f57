package rintintin

import (
	"slices"

	"saddlebag/scoring"
)

// paperCards is how many boodle cards a player's column has room for: those of
// all groups, and what a tie can take that goes on and on.
const paperCards = 2 * Cards

// Paper lists the columns of the score sheet and the circles of the board. What
// the spinner showed last is not written down.
func (game) Paper(setup scoring.Setup) ([]scoring.Cell, error) {
	blank, err := start(setup)
	if err != nil {
		return nil, err
	}
	cells := slices.DeleteFunc(blank.Cells(), func(c scoring.Cell) bool { return c.ID == cellSpinner })
	for seat := range blank.names {
		outlaws := slices.IndexFunc(cells, func(c scoring.Cell) bool { return c.Owner == seat && c.ID == cellOutlaws })
		var more []scoring.Cell
		for i := Cards; i < paperCards; i++ {
			more = append(more, boodleCell(seat, i, ""))
		}
		cells = slices.Insert(cells, outlaws, more...)
	}
	return cells, nil
}

// Audit judges filled score sheets and boards, as far as they are known.
func (game) Audit(setup scoring.Setup, filled scoring.Filled) (scoring.Audit, error) {
	blank, err := start(setup)
	if err != nil {
		return scoring.Audit{}, err
	}
	a := newAuditor(blank, filled)
	audit := scoring.Audit{Findings: scoring.Judge(&info, filled, a.conditions(filled)), Missing: a.missing(filled)}
	for seat := range a.names {
		audit.Scores = append(audit.Scores, a.audited(filled, seat))
	}
	audit.Settle()
	return audit, nil
}

// An auditor knows what the sheets of a game can be.
type auditor struct {
	*state                                       // as it starts
	captures, doubles, circles [][]scoring.Place // by group: those of squads, those of squads, and of the board
	rows                       [][]scoring.Place // by seat: of its cards
	sources                    []view            // by group: where its shares are read
	hands                      []int             // by seat: how many cards are known, up to the first that is not or is blank
	ended                      []bool            // by seat: a blank row follows them
	fixed                      []scoring.Tenths  // by seat: corrections of outlaws (LG5)
	corrected                  []bool            // by seat: outlaws were corrected at some time
}

// newAuditor looks at what is known. A group's shares are read from the columns,
// or from the board where that is known and the columns are not.
func newAuditor(blank *state, filled scoring.Filled) *auditor {
	a := &auditor{state: blank}
	a.place()
	for at := range a.groups {
		source := a.columns()
		if _, known := source.shares(filled, at); !known {
			if _, known := a.onBoard().shares(filled, at); known {
				source = a.onBoard()
			}
		}
		a.sources = append(a.sources, source)
	}
	for seat := range a.names {
		hand, ended := a.hand(filled, seat)
		a.hands, a.ended = append(a.hands, len(hand)), append(a.ended, ended)
		a.fixed = append(a.fixed, filled.Correction(seat, fieldOutlaws))
		a.corrected = append(a.corrected, filled.Corrected(seat, fieldOutlaws))
	}
	return a
}

// place finds the places of the sheets.
func (a *auditor) place() {
	for at, g := range a.board.Groups {
		var captures, doubles, circles []scoring.Place
		for of := range squad(len(a.left)) {
			id := a.squadGroup(at, of) + "/"
			captures = append(captures, scoring.Place{Owner: a.seatOf(of), Cell: id + columnCaptured})
			doubles = append(doubles, scoring.Place{Owner: a.seatOf(of), Cell: id + columnDoubled})
		}
		for i := range Circles {
			circles = append(circles, scoring.Place{Owner: scoring.Table, Cell: circleCell(g.ID, i)})
		}
		circles = append(circles, scoring.Place{Owner: scoring.Table, Cell: dogCell(g.ID)})
		a.captures, a.doubles, a.circles = append(a.captures, captures), append(a.doubles, doubles), append(a.circles, circles)
	}
	for seat := range a.names {
		var rows []scoring.Place
		for i := range paperCards {
			rows = append(rows, scoring.Place{Owner: seat, Cell: cardCell(i)})
		}
		a.rows = append(a.rows, rows)
	}
}

// conditions are all that the rules demand.
func (a *auditor) conditions(filled scoring.Filled) []scoring.Condition {
	return slices.Concat(a.entries(), a.pieces(), a.cards(), a.sums(filled))
}
