// Package judge says what contradicts what on filled sheets of Maloney's Inheritance, and
// what they score.
//
// Every rule here compares entries: where they lie, and what one of them says, is known by
// package sheet. Begin with [Checklist]; a file each has the rules of days, auctions,
// drives, suitcases, cards, points, money, sums and the end.
package judge

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/maloney/sheet"
)

// Checklist is what the rules demand of the sheets of a table.
func Checklist(blank *maloney.State) audit.Checklist {
	a := newAuditor(blank)
	return audit.Checklist{
		Score:   maloney.TogetherCell,
		Info:    &sheet.Info,
		Rules:   a.rules(),
		Doubts:  a.doubts(),
		Twice:   scoring.Each(len(a.Names), a.pointsTwice),
		Parts:   a.Parts(),
		Printed: map[string][]string{maloney.JokerCell: {"joker played"}, maloney.TogetherCell: {"with the money"}},
		Words:   a.Words,
		Read:    a.Read,
		Meant:   a.Meant,
		Scores:  func(s *audit.Sheet) []scoring.Audited { return a.read(s).scores() },
		Missing: func(s *audit.Sheet, _ []scoring.Audited) []scoring.Place { return a.read(s).missing() },
	}
}

// An auditor knows what the sheets of a game can be.
type auditor struct {
	*sheet.Paper
	limits limits
}

func newAuditor(blank *maloney.State) *auditor {
	return &auditor{sheet.NewPaper(blank), limitsOf(&blank.World.Map)}
}

// A reader reads the sheets, and what they can be.
type reader struct {
	sheet.Marks
	limits *limits
}

// read reads some sheets.
func (a *auditor) read(s *audit.Sheet) reader {
	return reader{sheet.Marks{Paper: a.Paper, Sheet: s}, &a.limits}
}

// rules are all that is demanded.
func (a *auditor) rules() []audit.Rule {
	return slices.Concat(a.calendar(), a.auctions(), a.drives(), a.cases(), a.inHand(), a.points(), a.money(), a.ending(), a.sums())
}

// rule is something demanded of the sheets.
func (a *auditor) rule(clause string, fails func(reader) string) []audit.Rule {
	return []audit.Rule{{Clause: clause, Fails: func(s *audit.Sheet) string { return fails(a.read(s)) }}}
}

// each is something demanded of so many things, which count from 0.
func (a *auditor) each(n int, clause string, fails func(s reader, i int) string) []audit.Rule {
	var rules []audit.Rule
	for i := range n {
		rules = append(rules, a.rule(clause, func(s reader) string { return fails(s, i) })...)
	}
	return rules
}

// daily is something demanded of each day, and perSeat of each seat.
func (a *auditor) daily(clause string, fails func(s reader, n int) string) []audit.Rule {
	return a.each(sheet.PaperDays, clause, func(s reader, i int) string { return fails(s, i+1) })
}

func (a *auditor) perSeat(clause string, fails func(s reader, seat int) string) []audit.Rule {
	return a.each(len(a.Names), clause, fails)
}

// grid is something demanded of each of so many things with each of some others.
func (a *auditor) grid(rows, columns int, clause string, fails func(s reader, row, column int) string) []audit.Rule {
	return a.each(rows*columns, clause, func(s reader, i int) string { return fails(s, i/columns, i%columns) })
}

// dailyPerSeat is something demanded of each seat on each day.
func (a *auditor) dailyPerSeat(clause string, fails func(s reader, n, seat int) string) []audit.Rule {
	return a.grid(sheet.PaperDays, len(a.Names), clause, func(s reader, i, seat int) string { return fails(s, i+1, seat) })
}

// nearest are rules that judge by the nearest entries, or by sums as long as
// their parts are unknown: where such a rule fails no longer, another does.
func nearest(rules []audit.Rule) []audit.Rule {
	for i := range rules {
		rules[i].Yields = true
	}
	return rules
}

// inTheEnd are such rules, of what some places show after the last day.
func (a *auditor) inTheEnd(clause string, shown []scoring.Place, fails func(s reader, i, last int) string) []audit.Rule {
	return nearest(a.each(len(shown), clause, func(s reader, i int) string {
		if !s.Known(shown[i]) {
			return ""
		}
		return s.onLast(func(last int) string {
			if last == 0 {
				return ""
			}
			return fails(s, i, last)
		})
	}))
}
