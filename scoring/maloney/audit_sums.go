package maloney

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// sums are the rules of what is added up. Each sum is compared with the ones next
// to it that are known, so that it tells where it went wrong.
func (a *auditor) sums() []audit.Rule {
	all := a.perSeat("MI6", sheets.leftOver)
	for seat := range all {
		all[seat].Wants = func(f *audit.Sheet) (scoring.Place, scoring.Tenths, bool) {
			held := sheets{a, f}.held(seat)
			return scoring.Place{Owner: seat, Cell: CardsLeftCell}, scoring.Whole(held.Least), held.Known()
		}
	}
	for seat, name := range a.names {
		at := func(cell string) scoring.Place { return scoring.Place{Owner: seat, Cell: cell} }
		for n := 1; n <= paperDays; n++ {
			all = append(all, a.runs(n, seat))
		}
		all = slices.Concat(all,
			a.adds("MI17", at(PointsCell), "The points of "+name+" are", sheets.pointsBy),
			a.adds("MI2", at(PurseCell), name+" has in dollars", sheets.moneyBy),
			a.adds("MI31", at(TogetherCell), "Points and money of "+name+" come to", sheets.together),
		)
	}
	all = append(all, a.adds("MI11", onTable(BankCell), "The bank has taken in, in dollars,", sheets.bank)...)
	for i := range all {
		all[i].Sum = true
	}
	return all
}

// A sumBy adds up what a seat, or the table, has in the end.
type sumBy func(s sheets, owner, last int) (sum scoring.Tenths, known bool)

// adds demands that a place says what its parts add up to, for each day that can
// be the last.
func (a *auditor) adds(clause string, total scoring.Place, what string, way sumBy) []audit.Rule {
	rules := a.rule(clause, func(s sheets) string {
		if _, written := s.Number(total); !written {
			return ""
		}
		return s.onLast(func(last int) string {
			by := func(*audit.Sheet) (audit.Sum, bool) {
				sum, known := way(s, total.Owner, last)
				return audit.Sum{Total: sum}, known
			}
			return audit.Adds(clause, total, what, by).Fails(s.Sheet)
		})
	})
	rules[0].Wants = func(f *audit.Sheet) (scoring.Place, scoring.Tenths, bool) {
		s := sheets{a, f}
		lasts := s.lasts()
		if len(lasts) == 0 {
			return total, 0, false
		}
		sum, known := way(s, total.Owner, lasts[0])
		return total, sum, known
	}
	return rules
}

// runs demands that a running total goes on from the one before (MI17).
func (a *auditor) runs(n, seat int) audit.Rule {
	d := a.on(n)
	what := fmt.Sprintf("The running total of %s after day %d is", a.names[seat], n)
	return audit.Adds("MI17", d.total[seat], what, func(f *audit.Sheet) (audit.Sum, bool) {
		s := sheets{a, f}
		earned, known := s.Number(d.earned[seat])
		if _, day := s.weekday(n); !known || !day && s.Blank(d.total[seat]) || s.Corrected(seat, fieldPoints) {
			return audit.Sum{}, false
		}
		before, known := s.since(seat, n-1)
		return audit.Sum{Total: before + earned, Terms: []scoring.Tenths{before, earned}}, known
	})
}

// since is what a seat has at the end of a day: its last running total up to
// then that follows from what it has earned, and what it has earned since.
func (s sheets) since(seat, n int) (sum scoring.Tenths, known bool) {
	follows := !s.Corrected(seat, fieldPoints)
	for ; n > 0; n-- {
		if total, written := s.amount(s.on(n).total[seat]); written && follows {
			return sum + total, true
		}
		earned, ok := s.Number(s.on(n).earned[seat])
		if !ok {
			return 0, false
		}
		sum += earned
	}
	return sum, true
}

// pointsBy are a seat's points by the days (MI17).
func (s sheets) pointsBy(seat, last int) (scoring.Tenths, bool) {
	if last == 0 {
		return 0, false
	}
	sum, known := s.since(seat, last)
	return sum + s.Correction(seat, fieldPoints), known
}

// pointsOf are a seat's points as they are written, or else by the days.
func (s sheets) pointsOf(seat, last int) (scoring.Tenths, bool) {
	if points, written := s.amount(scoring.Place{Owner: seat, Cell: PointsCell}); written {
		return points, true
	}
	return s.pointsBy(seat, last)
}

// moneyBy is what prices, fines and suitcases have left a seat of its dollars, by
// the days (MI2).
func (s sheets) moneyBy(seat, last int) (scoring.Tenths, bool) {
	if last == 0 {
		return 0, false
	}
	if !s.Corrected(seat, fieldMoney) {
		p := s.purse(seat, last)
		return scoring.Whole(p.Least), p.Known()
	}
	// A loss may have been cut short: at which time there was how much more or
	// less is not known.
	left, all := Purse, audit.Exactly(highestCall)
	for n := 1; n <= last; n++ {
		for _, gone := range []audit.Span{s.fined(seat, n, all), s.paid(seat, n, all), s.lost(seat, n)} {
			left -= gone.Least
			if !gone.Known() {
				return 0, false
			}
		}
		if s.lost(seat, n).Most > 0 {
			return 0, false
		}
	}
	return scoring.Whole(left) + s.Correction(seat, fieldMoney), true
}

// moneyOf are a seat's dollars as they are written, or else by the days.
func (s sheets) moneyOf(seat, last int) (scoring.Tenths, bool) {
	if money, written := s.amount(scoring.Place{Owner: seat, Cell: PurseCell}); written {
		return money, true
	}
	return s.moneyBy(seat, last)
}

// together is what a seat's points and money make (MI31).
func (s sheets) together(seat, last int) (scoring.Tenths, bool) {
	points, known := s.pointsOf(seat, last)
	money, also := s.moneyOf(seat, last)
	return points + money/PointPrice, known && also && money%scoring.Whole(Step) == 0
}

// bank is what the bank has taken in: what the purses have lost (MI11).
func (s sheets) bank(_, last int) (sum scoring.Tenths, known bool) {
	for seat := range s.names {
		money, known := s.moneyOf(seat, last)
		if !known {
			return 0, false
		}
		sum += scoring.Whole(Purse) - money
	}
	return sum, true
}
