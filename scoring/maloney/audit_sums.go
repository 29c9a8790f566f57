package maloney

import (
	"fmt"

	"saddlebag/scoring"
)

// sums are the conditions of what is added up. Each sum is compared with the
// ones next to it that are known, so that it tells where it went wrong.
func (a *auditor) sums(filled scoring.Filled) []scoring.Condition {
	s := sheets{a, filled}
	var all []scoring.Condition
	for seat := range a.names {
		for n := 1; n <= a.used; n++ {
			all = append(all, a.runs(n, seat, s.totalBefore(n, seat)))
		}
		if a.last > 0 {
			all = append(all, a.pointsAdd(seat, s.totalBefore(a.last+1, seat)), a.moneyAdds(seat))
		}
		all = append(all, s.comesTo(seat))
	}
	return append(all, s.banked())
}

// sum demands that a place says what its parts add up to.
func (a *auditor) sum(clause string, p scoring.Place, what string, add func(sheets) (scoring.Tenths, bool), reads ...scoring.Place) scoring.Condition {
	c := a.rule(clause, func(s sheets) string {
		written, ok := s.Number(p)
		if !ok {
			return ""
		}
		right, known := add(s)
		if !known || right == written {
			return ""
		}
		return fmt.Sprintf("%s %s, not %s.", what, right, written)
	}, append([]scoring.Place{p}, reads...)...)
	c.Sum = true
	return c
}

// totalBefore is the last day before another of which a seat has a running total
// that follows from what it has earned; 0 where there is none.
func (s sheets) totalBefore(n, seat int) int {
	for n--; n > 0 && !s.freePoints[seat]; n-- {
		if _, written := s.text(s.on(n).total[seat]); written {
			return n
		}
	}
	return 0
}

// since adds what a seat has earned after the running total of a day to it.
func (s sheets) since(before, n, seat int) (scoring.Tenths, bool) {
	earned, known := s.earnings(seat, before+1, n)
	if before == 0 {
		return earned, known
	}
	total, written := s.Number(s.on(before).total[seat])
	return total + earned, known && written
}

// sinceReads is what since reads.
func (a *auditor) sinceReads(before, n, seat int) []scoring.Place {
	places := a.earned(seat, before+1, n)
	if before > 0 {
		places = append(places, a.on(before).total[seat])
	}
	return places
}

// runs demands that a running total goes on from the one before (MI17).
func (a *auditor) runs(n, seat, before int) scoring.Condition {
	d := a.on(n)
	return a.sum("MI17", d.total[seat], fmt.Sprintf("The running total of %s after day %d is", a.names[seat], n), func(s sheets) (scoring.Tenths, bool) {
		sum, known := s.since(before, n, seat)
		_, day := s.weekday(n)
		return sum, known && !s.freePoints[seat] && (day || !s.blank(d.total[seat]))
	}, append(a.sinceReads(before, n, seat), d.weekday)...)
}

// pointsAdd demands that points are those of all days (MI17).
func (a *auditor) pointsAdd(seat, before int) scoring.Condition {
	p := scoring.Place{Owner: seat, Cell: cellPoints}
	return a.sum("MI17", p, "The points of "+a.names[seat]+" are", func(s sheets) (scoring.Tenths, bool) {
		sum, known := s.since(before, s.last, seat)
		return sum + s.fixedPoints[seat], known && s.ended()
	}, append(a.sinceReads(before, a.last, seat), a.endReads()...)...)
}

// moneyAdds demands that a purse is what prices, fines and suitcases have left of
// what it was (MI2).
func (a *auditor) moneyAdds(seat int) scoring.Condition {
	p := scoring.Place{Owner: seat, Cell: cellPurse}
	return a.sum("MI2", p, a.names[seat]+" has in dollars", func(s sheets) (scoring.Tenths, bool) {
		return s.rest(seat)
	}, append(a.replay(a.last), a.endReads()...)...)
}

// rest is what a seat has in the end by the notary's ledger, in dollars.
func (s sheets) rest(seat int) (scoring.Tenths, bool) {
	if !s.ended() {
		return 0, false
	}
	if !s.freeMoney[seat] {
		p := s.purse(seat, s.last)
		return scoring.Whole(p.least), p.sure()
	}
	// A loss may have been cut short: at which time there was how much more or
	// less is not known.
	left, all := Purse, span{highestCall, highestCall}
	for n := 1; n <= s.last; n++ {
		for _, gone := range []span{s.fined(seat, n, all), s.paid(seat, n, all), s.lost(seat, n)} {
			left -= gone.least
			if !gone.sure() {
				return 0, false
			}
		}
		if s.lost(seat, n).most > 0 {
			return 0, false
		}
	}
	return scoring.Whole(left) + s.fixedMoney[seat], true
}

// A source is where an amount is read.
type source struct {
	of    func(sheets) (scoring.Tenths, bool)
	reads []scoring.Place
}

// written is an amount as it stands in a place; blank is none.
func written(p scoring.Place) source {
	return source{func(s sheets) (scoring.Tenths, bool) {
		amount, ok := s.Number(p)
		return amount, ok && !s.blank(p)
	}, []scoring.Place{p}}
}

// pointsOf is where the points of a seat are read: as they are written, or else
// off the days.
func (s sheets) pointsOf(seat int) source {
	p := scoring.Place{Owner: seat, Cell: cellPoints}
	if _, known := s.text(p); known || s.last == 0 {
		return written(p)
	}
	before := s.totalBefore(s.last+1, seat)
	return source{
		func(s sheets) (scoring.Tenths, bool) {
			sum, known := s.since(before, s.last, seat)
			return sum + s.fixedPoints[seat], known && s.ended()
		},
		append(s.sinceReads(before, s.last, seat), s.endReads()...),
	}
}

// moneyOf is where the dollars of a seat are read: as they are written, or else
// off the days.
func (s sheets) moneyOf(seat int) source {
	p := scoring.Place{Owner: seat, Cell: cellPurse}
	if _, known := s.text(p); known || s.last == 0 {
		return written(p)
	}
	return source{func(s sheets) (scoring.Tenths, bool) { return s.rest(seat) }, append(s.replay(s.last), s.endReads()...)}
}

// comesTo demands that points and money are added up (MI31).
func (s sheets) comesTo(seat int) scoring.Condition {
	together := scoring.Place{Owner: seat, Cell: cellTogether}
	points, money := s.pointsOf(seat), s.moneyOf(seat)
	return s.sum("MI31", together, "Points and money of "+s.names[seat]+" come to", func(s sheets) (scoring.Tenths, bool) {
		one, known := points.of(s)
		two, also := money.of(s)
		return one + two/PointPrice, known && also && two%scoring.Whole(Step) == 0
	}, append(points.reads, money.reads...)...)
}

// banked demands that the bank has taken in what the purses have lost (MI11).
func (s sheets) banked() scoring.Condition {
	purses := make([]source, len(s.names))
	var reads []scoring.Place
	for seat := range purses {
		purses[seat] = s.moneyOf(seat)
		reads = append(reads, purses[seat].reads...)
	}
	return s.sum("MI11", onTable(cellBank), "The bank has taken in, in dollars,", func(s sheets) (sum scoring.Tenths, known bool) {
		for _, purse := range purses {
			money, known := purse.of(s)
			if !known {
				return 0, false
			}
			sum += scoring.Whole(Purse) - money
		}
		return sum, true
	}, reads...)
}
