package coal

import (
	"slices"

	"saddlebag/scoring"
)

// paperRows is how many rows of the cash column filled sheets can have: more
// than any table comes to need.
const paperRows = 3 * CashRows

// Paper lists the worksheets and the General Store's sheet. Where the dice lie is
// not written down.
func (game) Paper(setup scoring.Setup) ([]scoring.Cell, error) {
	blank, err := start(setup)
	if err != nil {
		return nil, err
	}
	var paper []scoring.Cell
	dice := slices.Concat(places(scoring.Table, Dice, dieCell), places(scoring.Table, Dice, bunkhouseCell))
	for _, c := range blank.Cells() {
		if slices.Contains(dice, scoring.Place{Owner: c.Owner, Cell: c.ID}) {
			continue
		}
		c.Value, c.Struck = "", false
		if c.ID == cellCash {
			for i := CashRows; i < paperRows; i++ {
				paper = append(paper, scoring.Cell{ID: rowCell(i), Owner: c.Owner, Label: rowLabel(i), Kind: scoring.Entry})
			}
		}
		paper = append(paper, c)
	}
	return paper, nil
}

// Audit judges filled worksheets and the General Store's sheet, as far as they
// are known. The game is taken to be over (CW43).
func (game) Audit(setup scoring.Setup, filled scoring.Filled) (scoring.Audit, error) {
	blank, err := start(setup)
	if err != nil {
		return scoring.Audit{}, err
	}
	a := newAuditor(blank, filled)
	audit := scoring.Audit{Findings: scoring.Judge(&info, filled, a.conditions()), Scores: a.scores(filled)}
	audit.Missing = a.missing(filled, audit.Scores)
	audit.Settle()
	if audit.Ranks != nil {
		audit.Ranks = a.ranks(filled, audit.Scores)
	}
	return audit, nil
}

// An auditor knows what the sheets of a game can be.
type auditor struct {
	*state // as it starts
	sheets []worksheet
	table  storeSheet
	fixed  []int // by seat: dollars that the table has corrected without a row for it (LG5)
	all    []scoring.Condition
}

func newAuditor(blank *state, filled scoring.Filled) *auditor {
	a := &auditor{state: blank}
	for seat := range a.seats {
		w := a.worksheet(seat)
		a.sheets = append(a.sheets, w)
		a.fixed = append(a.fixed, a.unlisted(filled, &w))
	}
	a.table = a.storeSheet()
	return a
}

// conditions are all that the rules demand.
func (a *auditor) conditions() []scoring.Condition {
	a.marks()
	for seat := range a.sheets {
		w := &a.sheets[seat]
		a.rows(w)
		a.mining(w)
		a.stashed(w)
		a.burros(w)
		a.shopping(w)
		a.bonuses(w)
		a.shares(w)
		a.alone(w)
		a.played(w)
		a.journeys(w)
		a.purse(w)
	}
	a.barons()
	a.rounded()
	return a.all
}

// demand adds a condition.
func (a *auditor) demand(clause string, reads []scoring.Place, fails func(scoring.Filled) string) {
	a.all = append(a.all, scoring.Condition{Clause: clause, Reads: reads, Fails: fails})
}

// sums adds a condition that compares a sum with its parts.
func (a *auditor) sums(clause string, reads []scoring.Place, fails func(scoring.Filled) string) {
	a.all = append(a.all, scoring.Condition{Clause: clause, Reads: reads, Sum: true, Fails: fails})
}
