// Package judge says which entries on filled sheets of Maloney's Inheritance contradict
// each other, and what the sheets score.
//
// Every rule here compares entries; package sheet knows where they are and what each
// says. Begin with [Checklist]. Days, auctions, drives, suitcases, cards, points, money,
// sums and the end have a file of rules each.
package judge

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/maloney/sheet"
	"saddlebag/scoring/speech"
)

// Checklist is what the rules demand of the sheets of a table.
func Checklist(blank sheet.View) audit.Checklist {
	a := auditor{sheet.NewPaper(blank.State)}
	return audit.Checklist{
		Score:   maloney.TogetherCell,
		Info:    &sheet.Info,
		Rules:   a.rules(),
		Doubts:  a.perSeat("MI12", reader.nobodysFine),
		Twice:   scoring.Each(len(a.Names), a.pointsTwice),
		Parts:   a.Parts(),
		Printed: sheet.Printed(),
		Words:   a.Words,
		Read:    a.Read,
		Meant:   a.Meant,
		Scores:  func(s *audit.Sheet) []scoring.Audited { return a.read(s).scores() },
		Missing: func(s *audit.Sheet, _ []scoring.Audited) []scoring.Place { return a.read(s).missing() },
	}
}

// An auditor knows what the sheets of a game can be.
type auditor struct{ *sheet.Paper }

// A reader reads filled sheets.
type reader struct{ sheet.Marks }

// read reads some sheets.
func (a auditor) read(s *audit.Sheet) reader { return reader{sheet.Marks{Paper: a.Paper, Sheet: s}} }

// rules are all that is demanded.
func (a auditor) rules() []audit.Rule {
	deck, seats := []scoring.Place{sheet.OnTable(maloney.DeckCell)}, len(a.Names)
	return slices.Concat(
		a.Legible(),
		// days
		a.daily("MI10", reader.ofSomeDay), nearest(a.daily("MI10", reader.follows)),
		// auctions
		a.daily("MI11", reader.bids), a.daily("MI10", reader.drivesOn), a.daily("MI20", reader.quietSunday), a.daily("MI11", reader.price),
		a.daily("MI11", reader.topsBids), a.daily("MI14", reader.nobody), a.daily("MI13", reader.jokerDay), a.perSeat("MI13", reader.oneJoker),
		a.usedUp("MI13", a.OfEach(maloney.JokerCell), reader.plays, "maloney.joker-not-crossed-out", "maloney.joker-never-played",
			"player", func(seat int) string { return a.Names[seat] }),
		// drives
		a.daily("MI15", reader.goesOn), a.daily("MI21", reader.goesFar), a.daily("MI15", reader.byRoad), a.daily("MI21", reader.staysForNone),
		a.inTheEnd("MI15", audit.At(scoring.Table, maloney.Cities, maloney.CityCell), reader.carIn),
		a.inTheEnd("MI20", deck, reader.turnedLast), a.inTheEnd("MI7", deck, reader.turnedFirst),
		// suitcases
		a.daily("MI16", reader.opensOnce), a.daily("MI16", reader.opens), a.each(maloney.Suitcases, "MI5", reader.notMoreCases),
		a.usedUp("MI16", audit.At(scoring.Table, maloney.Cities, maloney.SuitcaseCell), reader.visits,
			"maloney.suitcase-not-crossed-out", "maloney.suitcase-never-opened", "city", a.World.Name),
		// action cards
		a.each(maloney.Cards, "MI4", reader.onlyOne), a.grid(seats, maloney.Cities, "MI6", reader.ofOneCity), a.lastHand(),
		// what cards and suitcases can have made: on one day, in one city for one player, for
		// one player in all cities, and in one city for all
		a.dailyPerSeat("MI18", reader.doubled), a.dailyPerSeat("MI17", reader.possible),
		a.grid(seats, maloney.Cities, "MI17", reader.laidIn), nearest(a.grid(seats, maloney.Cities, "MI17", reader.laidOnlyIn)),
		nearest(a.perSeat("MI6", reader.inAll)),
		a.each(maloney.Cities, "MI4", reader.enough), nearest(a.each(maloney.Cities, "MI4", reader.enoughInAll)),
		// money
		a.dailyPerSeat("MI12", reader.canPay),
		// the end
		nearest(slices.Concat(
			a.dailyPerSeat("MI30", reader.goesOnAfter), a.perSeat("MI30", reader.emptiedLast),
			[]audit.Rule{a.rule("MI30", reader.isOver), a.rule("MI22", reader.inherits)},
		)),
		a.sums(),
	)
}

// rule is something demanded of the sheets.
func (a auditor) rule(clause string, fails func(reader) speech.Text) audit.Rule {
	return audit.Rule{Clause: clause, Fails: func(s *audit.Sheet) speech.Text { return fails(a.read(s)) }}
}

// each is something demanded of so many things, which count from 0.
func (a auditor) each(n int, clause string, fails func(s reader, i int) speech.Text) []audit.Rule {
	return scoring.Each(n, func(i int) audit.Rule { return a.rule(clause, func(s reader) speech.Text { return fails(s, i) }) })
}

// daily is something demanded of each day, and perSeat of each seat.
func (a auditor) daily(clause string, fails func(s reader, n int) speech.Text) []audit.Rule {
	return a.each(sheet.PaperDays, clause, func(s reader, i int) speech.Text { return fails(s, i+1) })
}

func (a auditor) perSeat(clause string, fails func(s reader, seat int) speech.Text) []audit.Rule {
	return a.each(len(a.Names), clause, fails)
}

// grid is something demanded of each of so many things with each of some others.
func (a auditor) grid(rows, columns int, clause string, fails func(s reader, row, column int) speech.Text) []audit.Rule {
	return a.each(rows*columns, clause, func(s reader, i int) speech.Text { return fails(s, i/columns, i%columns) })
}

// dailyPerSeat is something demanded of each seat on each day.
func (a auditor) dailyPerSeat(clause string, fails func(s reader, n, seat int) speech.Text) []audit.Rule {
	return a.grid(sheet.PaperDays, len(a.Names), clause, func(s reader, i, seat int) speech.Text { return fails(s, i+1, seat) })
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
func (a auditor) inTheEnd(clause string, shown []scoring.Place, fails func(s reader, i, last int) speech.Text) []audit.Rule {
	return nearest(a.each(len(shown), clause, func(s reader, i int) speech.Text {
		if !s.Known(shown[i]) {
			return ""
		}
		return s.onLast(func(last int) speech.Text {
			if last == 0 {
				return ""
			}
			return fails(s, i, last)
		})
	}))
}

// usedUp demands that what is used up on a day is crossed out, and nothing else. The
// messages are given what it is of, which they call by a name, and the first the day.
func (a auditor) usedUp(clause string, boxes []scoring.Place, used func(reader, int) when, still, never, owner string, of func(i int) string) []audit.Rule {
	return append(a.each(len(boxes), clause, func(s reader, i int) speech.Text {
		if !s.Blank(boxes[i]) {
			return ""
		}
		n := used(s, i).first(1, sheet.PaperDays)
		return audit.Wrong(n > 0, still, owner, of(i), "day", n)
	}), a.inTheEnd(clause, boxes, func(s reader, i, last int) speech.Text {
		gone, _ := s.Crossed(boxes[i])
		return audit.Wrong(gone && used(s, i).never(last), never, owner, of(i))
	})...)
}
