package rintintin

import (
	"slices"

	"saddlebag/scoring"
)

// paperCards is how many boodle cards a player's column has room for: those of
// all groups, and what a tie can take that goes on and on.
const paperCards = 4 * Cards

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
		for i := Cards + 1; i < paperCards; i++ {
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
	audit := scoring.Audit{Findings: scoring.Judge(filled, a.conditions(filled)), Missing: a.missing(filled)}
	for seat := range a.names {
		audit.Scores = append(audit.Scores, a.audited(filled, seat))
	}
	audit.Settle()
	return audit, nil
}

// An auditor knows what the sheets of a game can be.
type auditor struct {
	*state                   // as it starts
	sources []view           // by group: where its shares are read
	rows    []int            // by seat: the cards that are known, up to the first that is not or is blank
	ended   []bool           // by seat: a blank row follows them
	fixed   []scoring.Tenths // by seat: corrections of outlaws (LG5)
}

// newAuditor looks at what is known. A group's shares are read from the columns,
// or from the board where that is known and the columns are not.
func newAuditor(blank *state, filled scoring.Filled) *auditor {
	a := &auditor{state: blank, sources: make([]view, len(blank.groups))}
	for at := range a.groups {
		a.sources[at] = a.columns()
		if _, known := a.sources[at].shares(filled, at); known {
			continue
		}
		if _, known := a.circles().shares(filled, at); known {
			a.sources[at] = a.circles()
		}
	}
	for seat := range a.names {
		hand, ended := a.hand(filled, seat)
		a.rows, a.ended = append(a.rows, len(hand)), append(a.ended, ended)
		a.fixed = append(a.fixed, filled.Correction(seat, fieldOutlaws))
	}
	return a
}

// conditions are all that the rules demand, in the order of clauses, and the sums
// after them.
func (a *auditor) conditions(filled scoring.Filled) []scoring.Condition {
	all := slices.Concat(a.entries(), a.pieces(), a.cards(), a.sums(filled))
	slices.SortStableFunc(all, func(x, y scoring.Condition) int { return clauseOrder(x.Clause) - clauseOrder(y.Clause) })
	return all
}

// clauseOrder is where a clause stands in the rules.
func clauseOrder(number string) int {
	return slices.IndexFunc(clauses, func(c scoring.Clause) bool { return c.Number == number })
}
