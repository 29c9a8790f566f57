package judge

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/maloney/sheet"
	"saddlebag/scoring/speech"
)

// sums are the rules of what is added up. Each sum is compared with the ones next
// to it that are known, so that it tells where it went wrong.
func (a auditor) sums() []audit.Rule {
	all := a.perSeat("MI6", reader.leftOver)
	for seat := range all {
		all[seat].Sum = true
		all[seat].Wants = func(f *audit.Sheet) (scoring.Place, scoring.Tenths, bool) {
			held := a.read(f).Held(seat)
			return scoring.Place{Owner: seat, Cell: maloney.CardsLeftCell}, scoring.Whole(held.Least), held.Known()
		}
	}
	for seat, name := range a.Names {
		for n := 1; n <= sheet.PaperDays; n++ {
			all = append(all, a.runs(n, seat))
		}
		total := func(clause, cell, what string, by sumBy) {
			sum := a.adds(clause, scoring.Place{Owner: seat, Cell: cell}, by, what, "player", name)
			all = append(all, audit.Bounded(sum, seat, a.Bounds()[cell])...)
		}
		total("MI17", maloney.PointsCell, "maloney.sum-points", reader.pointsBy)
		total("MI2", maloney.PurseCell, "maloney.sum-money", reader.moneyBy)
		total("MI31", maloney.TogetherCell, "maloney.sum-together", reader.together)
	}
	return append(all, a.adds("MI11", sheet.OnTable(maloney.BankCell), reader.bank, "maloney.sum-bank"))
}

// A sumBy adds up what a seat, or the table, has in the end.
type sumBy func(s reader, owner, last int) (sum audit.Sum, known bool)

// adds demands that a place says what its parts add up to, for each day that can
// be the last. The message is given the sum and what the sheet says, and more.
func (a auditor) adds(clause string, total scoring.Place, way sumBy, name string, more ...any) audit.Rule {
	says := added(name, more...)
	rule := a.rule(clause, func(s reader) speech.Text {
		if _, written := s.Number(total); !written {
			return ""
		}
		return s.onLast(func(last int) speech.Text {
			by := func(*audit.Sheet) (audit.Sum, bool) { return way(s, total.Owner, last) }
			return audit.AddsUp(clause, total, says, by).Fails(s.Sheet)
		})
	})
	rule.Sum = true
	rule.Wants = func(f *audit.Sheet) (scoring.Place, scoring.Tenths, bool) {
		s := a.read(f)
		sum, known := way(s, total.Owner, s.lasts()[0])
		return total, sum.Total, known
	}
	return rule
}

// added says what something adds up to.
func added(name string, more ...any) func(sum string, sheet speech.Text) speech.Text {
	return func(sum string, sheet speech.Text) speech.Text {
		return speech.Say(name, append(slices.Clone(more), "sum", sum, "sheet", sheet)...)
	}
}

// runs demands that a running total goes on from the one before (MI17).
func (a auditor) runs(n, seat int) audit.Rule {
	d := a.On(n)
	says := added("maloney.sum-running", "player", a.Names[seat], "day", n)
	return audit.AddsUp("MI17", d.Total[seat], says, func(f *audit.Sheet) (audit.Sum, bool) {
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

// stated is what a place of a seat's sheet says, or else what it adds up to.
func (s reader) stated(seat int, cell string, by sumBy, last int) (scoring.Tenths, bool) {
	if said, written := s.Amount(scoring.Place{Owner: seat, Cell: cell}); written {
		return said, true
	}
	sum, known := by(s, seat, last)
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
		if fixed && s.Lost(seat, n).Most > 0 {
			return sum, false
		}
		for _, loss := range sheet.Losses {
			before := left
			if left = sheet.Less(left, loss(s.Marks, seat, n)); !left.Known() {
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
	return s.stated(seat, maloney.PurseCell, reader.moneyBy, last)
}

// together is what a seat's points and money make (MI31).
func (s reader) together(seat, last int) (sum audit.Sum, known bool) {
	points, known := s.stated(seat, maloney.PointsCell, reader.pointsBy, last)
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

// pointsTwice is that the points of a seat stand on its card and as its last running total
// in the notary's ledger (MI17). What the table has corrected is in no running total.
func (a auditor) pointsTwice(seat int) audit.Twice {
	return audit.Twice{
		What: speech.Text("maloney.number-of-points").String(),
		One:  func(f *audit.Sheet) []scoring.Place { return a.read(f).lastTotal(seat) },
		Other: func(f *audit.Sheet) []scoring.Place {
			s, points := a.read(f), scoring.Place{Owner: seat, Cell: maloney.PointsCell}
			if _, written := s.Amount(points); !written || s.Corrected(seat, maloney.FieldPoints) {
				return nil
			}
			return []scoring.Place{points}
		},
	}
}

// lastTotal is where the running total of a seat stands that it has in the end: that of the
// last day, or the one after which nothing was earned.
func (s reader) lastTotal(seat int) []scoring.Place {
	lasts := s.lasts()
	if len(lasts) > 1 {
		return nil
	}
	for n := lasts[0]; n > 0; n-- {
		d := s.On(n)
		if _, written := s.Amount(d.Total[seat]); written {
			return []scoring.Place{d.Total[seat]}
		}
		if earned, known := s.Number(d.Earned[seat]); !known || earned != 0 {
			return nil
		}
	}
	return nil
}
