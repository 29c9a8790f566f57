package maloney

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// checklist is what the rules demand of the sheets of a table.
func checklist(blank *state) audit.Checklist {
	a := newAuditor(blank)
	return audit.Checklist{
		Score:   TogetherCell,
		Info:    &info,
		Rules:   a.rules(),
		Doubts:  a.doubts(),
		Twice:   scoring.Each(len(a.names), a.pointsTwice),
		Parts:   a.parts(),
		Printed: map[string][]string{JokerCell: {"joker played"}, TogetherCell: {"with the money"}},
		Words:   a.words,
		Read:    a.readSloppy,
		Meant:   a.asListed,
		Scores:  func(s *audit.Sheet) []scoring.Audited { return a.read(s).scores() },
		Missing: func(s *audit.Sheet, _ []scoring.Audited) []scoring.Place { return a.read(s).missing() },
	}
}

// An auditor knows what the sheets of a game can be.
type auditor struct {
	*paper
	limits limits
}

func newAuditor(blank *state) *auditor {
	return &auditor{newPaper(blank), limitsOf(&blank.world.Map)}
}

// A reader reads the sheets, and what they can be.
type reader struct {
	marks
	limits *limits
}

// read reads some sheets.
func (a *auditor) read(s *audit.Sheet) reader { return reader{marks{a.paper, s}, &a.limits} }

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
	return a.each(paperDays, clause, func(s reader, i int) string { return fails(s, i+1) })
}

func (a *auditor) perSeat(clause string, fails func(s reader, seat int) string) []audit.Rule {
	return a.each(len(a.names), clause, fails)
}

// grid is something demanded of each of so many things with each of some others.
func (a *auditor) grid(rows, columns int, clause string, fails func(s reader, row, column int) string) []audit.Rule {
	return a.each(rows*columns, clause, func(s reader, i int) string { return fails(s, i/columns, i%columns) })
}

// dailyPerSeat is something demanded of each seat on each day.
func (a *auditor) dailyPerSeat(clause string, fails func(s reader, n, seat int) string) []audit.Rule {
	return a.grid(paperDays, len(a.names), clause, func(s reader, i, seat int) string { return fails(s, i+1, seat) })
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
