package judge

import (
	"fmt"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/maloney/sheet"
)

// sums are the rules of what is added up. Each sum is compared with the ones next
// to it that are known, so that it tells where it went wrong.
func (a *auditor) sums() []audit.Rule {
	all := a.perSeat("MI6", reader.leftOver)
	for seat := range all {
		all[seat].Sum = true
		all[seat].Wants = func(f *audit.Sheet) (scoring.Place, scoring.Tenths, bool) {
			held := a.read(f).held(seat)
			return scoring.Place{Owner: seat, Cell: maloney.CardsLeftCell}, scoring.Whole(held.Least), held.Known()
		}
	}
	for seat, name := range a.Names {
		at := func(cell string) scoring.Place { return scoring.Place{Owner: seat, Cell: cell} }
		for n := 1; n <= sheet.PaperDays; n++ {
			all = append(all, a.runs(n, seat))
		}
		points := a.adds("MI17", at(maloney.PointsCell), "The points of "+name+" are", reader.pointsBy)
		money := a.adds("MI2", at(maloney.PurseCell), name+" has, in $,", reader.moneyBy)
		together := a.adds("MI31", at(maloney.TogetherCell), "Points and money of "+name+" come to", reader.together)
		all = append(all, points, a.bound("MI30", seat, reader.pointLimit, points))
		all = append(all, money, a.bound("MI2", seat, reader.inNotes, money), a.bound("MI5", seat, reader.purseLimit, money))
		all = append(all, together, a.bound("MI31", seat, reader.togetherLimit, together))
	}
	return append(all, a.adds("MI11", sheet.OnTable(maloney.BankCell), "The bank has taken in, in $,", reader.bank))
}

// bound is what one of a seat's totals can be alone, where its sum does not tell
// that it is wrong.
func (a *auditor) bound(clause string, seat int, fails func(s reader, seat int) string, sum audit.Rule) audit.Rule {
	return audit.Alone(a.rule(clause, func(s reader) string { return fails(s, seat) })[0], sum)
}

// A sumBy adds up what a seat, or the table, has in the end.
type sumBy func(s reader, owner, last int) (sum audit.Sum, known bool)

// adds demands that a place says what its parts add up to, for each day that can
// be the last.
func (a *auditor) adds(clause string, total scoring.Place, what string, way sumBy) audit.Rule {
	rule := a.rule(clause, func(s reader) string {
		if _, written := s.Number(total); !written {
			return ""
		}
		return s.onLast(func(last int) string {
			by := func(*audit.Sheet) (audit.Sum, bool) { return way(s, total.Owner, last) }
			return audit.Adds(clause, total, what, by).Fails(s.Sheet)
		})
	})[0]
	rule.Sum = true
	rule.Wants = func(f *audit.Sheet) (scoring.Place, scoring.Tenths, bool) {
		s := a.read(f)
		lasts := s.lasts()
		if len(lasts) == 0 {
			return total, 0, false
		}
		sum, known := way(s, total.Owner, lasts[0])
		return total, sum.Total, known
	}
	return rule
}

// runs demands that a running total goes on from the one before (MI17).
func (a *auditor) runs(n, seat int) audit.Rule {
	d := a.On(n)
	what := fmt.Sprintf("The running total of %s after day %d is", a.Names[seat], n)
	return audit.Adds("MI17", d.Total[seat], what, func(f *audit.Sheet) (audit.Sum, bool) {
		s := a.read(f)
		earned, known := s.Number(d.Earned[seat])
		if _, day := s.Weekday(n); !known || !day && s.Blank(d.Total[seat]) || s.Corrected(seat, maloney.FieldPoints) {
			return audit.Sum{}, false
		}
		sum, known := s.since(seat, n-1)
		sum.Add(earned)
		return sum, known
	})
}

// since is what a seat has at the end of a day: its last running total up to
// then that follows from what it has earned, and what it has earned since.
func (s reader) since(seat, n int) (sum audit.Sum, known bool) {
	follows, from := !s.Corrected(seat, maloney.FieldPoints), n
	for ; from > 0; from-- {
		if total, written := s.Amount(s.On(from).Total[seat]); written && follows {
			sum.Add(total)
			break
		}
		if _, ok := s.Number(s.On(from).Earned[seat]); !ok {
			return audit.Sum{}, false
		}
	}
	for day := from + 1; day <= n; day++ {
		earned, _ := s.Number(s.On(day).Earned[seat])
		sum.Add(earned)
	}
	return sum, true
}

// pointsBy are a seat's points by the days (MI17).
func (s reader) pointsBy(seat, last int) (audit.Sum, bool) {
	sum, known := s.since(seat, s.daysTo(last))
	sum.Add(s.Correction(seat, maloney.FieldPoints))
	return sum, known
}

// pointsOf are a seat's points as they are written, or else by the days.
func (s reader) pointsOf(seat, last int) (scoring.Tenths, bool) {
	if points, written := s.Amount(scoring.Place{Owner: seat, Cell: maloney.PointsCell}); written {
		return points, true
	}
	sum, known := s.pointsBy(seat, last)
	return sum.Total, known
}

// moneyBy is what prices, fines and suitcases have left a seat of its dollars, by
// the days (MI2).
func (s reader) moneyBy(seat, last int) (sum audit.Sum, known bool) {
	sum.Add(scoring.Whole(maloney.Purse))
	if last == 0 {
		return sum, false
	}
	fixed := s.Corrected(seat, maloney.FieldMoney)
	left := audit.Exactly(maloney.Purse)
	if fixed { // a loss may have been cut short: at which time there was how much more or less is not known
		left = audit.Exactly(maloney.HighestCall)
	}
	for n := 1; n <= last; n++ {
		if fixed && s.lost(seat, n, left).Most > 0 {
			return sum, false
		}
		for _, goes := range []func(int, int, audit.Span) audit.Span{s.fined, s.paid, s.lost} {
			before := left
			if left = less(left, goes(seat, n, left)); !left.Known() {
				return sum, false
			}
			sum.Add(scoring.Whole(left.Least - before.Least))
		}
	}
	sum.Add(s.Correction(seat, maloney.FieldMoney))
	return sum, true
}

// moneyOf are a seat's dollars as they are written, or else by the days.
func (s reader) moneyOf(seat, last int) (scoring.Tenths, bool) {
	if money, written := s.Amount(scoring.Place{Owner: seat, Cell: maloney.PurseCell}); written {
		return money, true
	}
	sum, known := s.moneyBy(seat, last)
	return sum.Total, known
}

// together is what a seat's points and money make (MI31).
func (s reader) together(seat, last int) (sum audit.Sum, known bool) {
	points, known := s.pointsOf(seat, last)
	money, also := s.moneyOf(seat, last)
	sum.Add(points)
	sum.Add(money / maloney.PointPrice)
	return sum, known && also && money%scoring.Whole(maloney.Step) == 0
}

// bank is what the bank has taken in: what the purses have lost (MI11).
func (s reader) bank(_, last int) (sum audit.Sum, known bool) {
	for seat := range s.Names {
		money, known := s.moneyOf(seat, last)
		if !known {
			return sum, false
		}
		sum.Add(scoring.Whole(maloney.Purse) - money)
	}
	return sum, true
}
