// Package judge says which entries on filled sheets of Coal n' Write contradict each
// other.
//
// It knows only the sheets, perhaps with gaps, and no ledger. Each rule is a clause and
// a function that reads the sheets and says what's wrong, if anything. Package audit
// finds out which of the cells it read are to blame; package sheet reads the words that
// people write. Begin at [Checklist].
package judge

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/sheet"
	"saddlebag/scoring/speech"
)

// Checklist is what the rules say of filled sheets. The game is taken to be
// over (CW43).
func Checklist(blank sheet.View) audit.Checklist {
	a := newAuditor(blank.State)
	a.demandAll()
	on := func(s *audit.Sheet) reader { return reader{Marks: sheet.On(s), auditor: a} }
	return audit.Checklist{
		Score: coal.CashCell,
		Info:  &sheet.Info, Rules: slices.Concat(a.Legible(), a.rules), Doubts: a.doubts, Twice: a.Twice(),
		Parts: a.Parts(), Words: a.Words, Read: a.Read, Offers: a.Offers,
		Printed: sheet.Printed,
		Scores:  func(s *audit.Sheet) []scoring.Audited { return on(s).scores() },
		Missing: func(s *audit.Sheet, scores []scoring.Audited) []scoring.Place { return on(s).missing(scores) },
		Ranks:   func(s *audit.Sheet, scores []scoring.Audited) []int { return on(s).ranks(scores) },
	}
}

// An auditor knows what the sheets of a game can be.
type auditor struct {
	*sheet.Paper
	rules  []audit.Rule
	doubts []audit.Rule
}

func newAuditor(blank *coal.State) *auditor { return &auditor{Paper: sheet.NewPaper(blank)} }

// demandAll adds all that the rules demand.
func (a *auditor) demandAll() {
	for seat := range a.Sheets {
		w := &a.Sheets[seat]
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
		a.demand(w, "CW22", reader.indebted)
		a.reckoned(w)
		a.doubted(w)
	}
	a.barons()
	a.rounded()
}

// rule is a rule of a seat, or without a worksheet of the whole table.
func (a *auditor) rule(w *sheet.Worksheet, clause string, fails func(reader) speech.Text) audit.Rule {
	return audit.Rule{Clause: clause, Fails: func(s *audit.Sheet) speech.Text { return fails(reader{sheet.On(s), a, w}) }}
}

// demand adds such a rule.
func (a *auditor) demand(w *sheet.Worksheet, clause string, fails func(reader) speech.Text) *audit.Rule {
	a.rules = append(a.rules, a.rule(w, clause, fails))
	return &a.rules[len(a.rules)-1]
}

// sums adds a rule of a seat that compares a sum with its parts.
func (a *auditor) sums(w *sheet.Worksheet, clause string, fails func(reader) speech.Text) {
	a.demand(w, clause, fails).Sum = true
}
