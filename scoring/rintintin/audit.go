package rintintin

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// paperCards is how many boodle cards a player's column has room for: those of
// all groups, and what a tie can take that goes on and on.
const paperCards = 2 * Cards

// BlankCells lists the columns of the score sheet and the circles of the board.
func (game) BlankCells(setup scoring.Setup) ([]scoring.Cell, error) {
	blank, err := start(setup)
	if err != nil {
		return nil, err
	}
	cells := slices.DeleteFunc(blank.Cells(), func(c scoring.Cell) bool { return c.Use == scoring.Shown })
	for seat := range blank.names {
		outlaws := slices.IndexFunc(cells, func(c scoring.Cell) bool { return c.Owner == seat && c.ID == OutlawsCell })
		var more []scoring.Cell
		for i := Cards; i < paperCards; i++ {
			more = append(more, boodleRow(seat, i, ""))
		}
		cells = slices.Insert(cells, outlaws, more...)
	}
	return cells, nil
}

// Checklist is what the rules demand of score sheets and boards. It fails as
// New does.
func (game) Checklist(setup scoring.Setup) (audit.Checklist, error) {
	blank, err := start(setup)
	if err != nil {
		return audit.Checklist{}, err
	}
	a := newAuditor(blank)
	return audit.Checklist{
		Score:   ScoreCell,
		Info:    &info,
		Rules:   slices.Concat(a.entries(), a.pieces(), a.cards(), a.sums()),
		Doubts:  a.doubts(),
		Scores:  a.scores,
		Missing: a.missing,
		Parts:   a.parts(),
		Printed: map[string][]string{ScoreCell: {"total"}},
		Words:   a.words,
	}, nil
}

// An auditor knows what the sheets of a game can be, and where all stands.
type auditor struct {
	*state                                       // as it starts
	captures, doubles, circles [][]scoring.Place // by group: those of squads, those of squads, and of the board
	rows                       [][]scoring.Place // by seat: of its cards
}

// newAuditor finds the places of the sheets.
func newAuditor(blank *state) *auditor {
	a := &auditor{state: blank}
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
