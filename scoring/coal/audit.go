package coal

import (
	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// paperRows is how many rows of the cash column filled sheets can have: more
// than any table comes to need.
const paperRows = 3 * CashRows

// BlankCells lists the worksheets and the General Store's sheet.
func (game) BlankCells(setup scoring.Setup) ([]scoring.Cell, error) {
	blank, err := start(setup)
	if err != nil {
		return nil, err
	}
	return blank.paper(), nil
}

// paper are the cells that somebody writes on, blank.
func (s *state) paper() []scoring.Cell {
	w := scoring.CellWriter{}
	for _, c := range s.Cells() {
		if c.Use == scoring.Shown {
			continue
		}
		if c.ID == EndDeliveriesCell { // the rows that a longer game adds
			w.Owner = c.Owner
			for i := CashRows; i < paperRows; i++ {
				writeRow(&w, i, nil, 0)
			}
		}
		c.Value, c.Struck = "", false
		w.Cells = append(w.Cells, c)
	}
	return w.Cells
}

// Checklist is what the rules say of filled sheets. The game is taken to be
// over (CW43).
func (game) Checklist(setup scoring.Setup) (audit.Checklist, error) {
	blank, err := start(setup)
	if err != nil {
		return audit.Checklist{}, err
	}
	a := newAuditor(blank)
	a.demandAll()
	on := func(s *audit.Sheet) reader { return reader{Sheet: s, auditor: a} }
	return audit.Checklist{
		Score: CashCell,
		Info:  &info, Rules: a.rules, Doubts: a.doubts,
		Twice: scoring.Each(len(a.sheets), func(seat int) audit.Twice { return a.deliveredTwice(&a.sheets[seat]) }),
		Parts: a.parts(), Words: a.words, Read: a.read, Offers: a.offers,
		Printed: map[string][]string{EndSharesCell: {"shares paid"}, EndWaitingCell: {"still in the stash"}, CashCell: {"total"}},
		Scores:  func(s *audit.Sheet) []scoring.Audited { return on(s).scores() },
		Missing: func(s *audit.Sheet, scores []scoring.Audited) []scoring.Place { return on(s).missing(scores) },
		Ranks:   func(s *audit.Sheet, scores []scoring.Audited) []int { return on(s).ranks(scores) },
	}, nil
}

// An auditor knows what the sheets of a game can be.
type auditor struct {
	*state // as it starts
	sheets []worksheet
	table  storeSheet
	small  yield // of a burro
	large  yield // of one with Tack and Harness
	rules  []audit.Rule
	doubts []audit.Rule
}

func newAuditor(blank *state) *auditor {
	a := &auditor{state: blank}
	a.sheets = scoring.Each(len(a.seats), a.worksheet)
	a.table = a.storeSheet()
	a.small, a.large = a.yieldOf(Slots), a.yieldOf(MaxSlots)
	return a
}

// demandAll adds all that the rules demand.
func (a *auditor) demandAll() {
	a.marks()
	for seat := range a.sheets {
		w := &a.sheets[seat]
		a.cashColumn(w)
		a.mining(w)
		a.deliveries(w)
		a.stashed(w)
		a.shopping(w)
		a.bonuses(w)
		a.railroad(w)
		a.alone(w)
		a.played(w)
		a.journeys(w)
		a.purse(w)
		a.reckoned(w)
		a.doubted(w)
	}
	a.barons()
	a.rounded()
}

// demand adds a rule of a seat, or without a worksheet of the whole table.
func (a *auditor) demand(w *worksheet, clause string, fails func(reader) string) {
	a.rules = append(a.rules, audit.Rule{Clause: clause, Fails: func(s *audit.Sheet) string { return fails(reader{s, a, w}) }})
}

// doubt adds a rule of a seat that the clauses do not demand.
func (a *auditor) doubt(w *worksheet, clause string, fails func(reader) string) {
	a.doubts = append(a.doubts, audit.Rule{Clause: clause, Fails: func(s *audit.Sheet) string { return fails(reader{s, a, w}) }})
}

// sums adds a rule of a seat that compares a sum with its parts.
func (a *auditor) sums(w *worksheet, clause string, fails func(reader) string) {
	a.demand(w, clause, fails)
	a.rules[len(a.rules)-1].Sum = true
}
