package maloney

import (
	"fmt"

	"saddlebag/scoring"
)

// An adder adds up the parts of a sum, if all are known.
type adder func(scoring.Filled) (scoring.Tenths, bool)

// sum demands that a cell says what its parts come to.
func sum(clause string, cell scoring.Place, what string, parts []scoring.Place, add adder) scoring.Condition {
	return scoring.Condition{Clause: clause, Sum: true, Reads: append(parts[:len(parts):len(parts)], cell), Fails: func(f scoring.Filled) string {
		right, known := add(f)
		written, ok := f.Number(cell)
		if !known || !ok || right == written {
			return ""
		}
		return fmt.Sprintf("%s is %s, not %s.", what, right, written)
	}}
}

// sums are the conditions of what is added up. A sum is compared with the sums
// above it only where its own parts are not known.
func (a *auditor) sums(filled scoring.Filled) []scoring.Condition {
	var list []scoring.Condition
	var purses []scoring.Place
	for seat, p := range a.sheets {
		purses = append(purses, p.purse)
		list = append(list, a.running(seat)...)
		list = append(list, a.ofSheet(filled, seat)...)
	}
	bank := scoring.Place{Owner: scoring.Table, Cell: cellBank}
	return append(list, sum("MI2", bank, "What the bank has taken in", purses, func(f scoring.Filled) (scoring.Tenths, bool) {
		left := scoring.Whole(len(a.names) * Purse)
		for _, p := range purses {
			n, ok := f.Number(p)
			if !ok {
				return 0, false
			}
			left -= n
		}
		return left, true
	}))
}

// running demands that a running total is that of the day before and what was
// earned. A correction has changed one of them, and nobody knows which.
func (a *auditor) running(seat int) []scoring.Condition {
	if a.sheets[seat].fixedPoints != 0 {
		return nil
	}
	var list []scoring.Condition
	for i, l := range a.lines {
		reads := []scoring.Place{l.weekday, l.earned[seat]}
		if i > 0 {
			reads = append(reads, a.lines[i-1].total[seat])
		}
		list = append(list, sum("MI17", l.total[seat], fmt.Sprintf("The total of %s on day %d", a.names[seat], i+1), reads, func(f scoring.Filled) (scoring.Tenths, bool) {
			earned, known := a.earned(f, i, seat)
			if i == 0 {
				return earned, known && filledIn(f, l.weekday)
			}
			before, also := f.Number(a.lines[i-1].total[seat])
			return before + earned, known && also && filledIn(f, l.weekday)
		}))
	}
	return list
}

// ofSheet are the sums of a player's own sheet.
func (a *auditor) ofSheet(filled scoring.Filled, seat int) []scoring.Condition {
	p, name := a.sheets[seat], a.names[seat]
	days := all(a.lines, weekdayOf)
	for _, l := range a.lines {
		days = append(days, l.earned[seat])
	}
	points := func(f scoring.Filled) (scoring.Tenths, bool) { return a.earnings(f, seat) }
	list := []scoring.Condition{
		sum("MI6", p.left, "What is left of the cards of "+name, p.cards, func(f scoring.Filled) (scoring.Tenths, bool) {
			left := 0
			for _, at := range p.cards {
				w, known := f[at]
				if !known {
					return 0, false
				}
				if !w.Struck {
					left++
				}
			}
			return scoring.Whole(left), true
		}),
		sum("MI17", p.points, "The points of "+name, days, points),
		sum("MI2", p.purse, "The money of "+name, a.moneyRows(), func(f scoring.Filled) (scoring.Tenths, bool) {
			purse, known, _ := a.replay(f, seat)
			return scoring.Whole(purse), known
		}),
	}
	if _, known := points(filled); !known {
		days, points = []scoring.Place{p.points}, func(f scoring.Filled) (scoring.Tenths, bool) { return f.Number(p.points) }
	}
	return append(list, sum("MI31", p.together, "Points and money of "+name, append(days, p.purse), func(f scoring.Filled) (scoring.Tenths, bool) {
		earned, known := points(f)
		purse, written := money(f, p.purse)
		return earned + inPoints(purse), known && written
	}))
}

// audited is the score of a seat: its points by days, and its money.
func (a *auditor) audited(f scoring.Filled, seat int) scoring.Audited {
	var got scoring.Audited
	p := a.sheets[seat]
	add := func(label string, amount scoring.Tenths, clause string) {
		if amount != 0 {
			got.Lines = append(got.Lines, scoring.Line{Label: label, Amount: amount, Clause: clause})
		}
	}
	days, _ := a.played(f)
	for i := range days {
		earned, _ := a.earned(f, i, seat)
		add(fmt.Sprintf("Points of day %d", i+1), earned, "MI17")
	}
	add("Correction of points", p.fixedPoints, scoring.CorrectionClause)
	purse, held := a.holds(f, seat)
	if held {
		add("Money: "+dollars(purse), inPoints(purse), "MI31")
	}
	_, known := a.earnings(f, seat)
	got.Known = known && held
	got.Claimed, got.Written = f.Number(p.together)
	return got
}

// missing are the cells that would have to be known for the scores.
func (a *auditor) missing(f scoring.Filled) []scoring.Place {
	var places []scoring.Place
	days, ended := a.played(f)
	if !ended {
		places = append(places, a.lines[len(a.lines)-1].weekday)
	}
	for seat, p := range a.sheets {
		for i, l := range days {
			if _, known := a.earned(f, i, seat); !known {
				places = append(places, l.earned[seat])
			}
		}
		if _, held := a.holds(f, seat); !held {
			places = append(places, p.purse)
		}
	}
	return places
}
