package maloney

import (
	"strconv"
	"strings"

	"saddlebag/scoring"
)

// filledIn says whether something is known to stand in a cell.
func filledIn(f scoring.Filled, p scoring.Place) bool { return f[p].Value != "" }

// blank says whether a cell is known to be blank.
func blank(f scoring.Filled, p scoring.Place) bool {
	w, known := f[p]
	return known && w.Value == ""
}

// played are the days that can have been played, by their numbers from 0. They
// are known to be no more where a blank row follows them.
func (a *auditor) played(f scoring.Filled) (days []line, ended bool) {
	for i, l := range a.lines {
		if blank(f, l.weekday) {
			return a.lines[:i], true
		}
	}
	return a.lines, false
}

// weekday reads that of a day.
func (a *auditor) weekday(f scoring.Filled, i int) (Weekday, bool) {
	return parseDay(f[a.lines[i].weekday].Value)
}

// lucky says whether a day is a Sunday without an auction (MI20).
func (a *auditor) lucky(f scoring.Filled, i int) (yes, known bool) {
	if i == 0 {
		return false, true
	}
	d, known := a.weekday(f, i)
	return known && d == Sunday, known
}

// driver reads who drove on a day, and how they came by the car. Nobody is
// scoring.Table.
func (a *auditor) driver(f scoring.Filled, i int) (seat int, by sale, known bool) {
	w, known := f[a.lines[i].driver]
	if w.Value == "" {
		return scoring.Table, unsold, known
	}
	for seat, name := range a.names {
		for _, by := range []sale{bought, byJoker, byDefault} {
			if w.Value == name+how[by] {
				return seat, by, true
			}
		}
	}
	return scoring.Table, unsold, false
}

// city reads where the car went on a day, or nowhere.
func (a *auditor) city(f scoring.Filled, i int) (city int, known bool) {
	w, known := f[a.lines[i].city]
	if w.Value == "" {
		return nowhere, known
	}
	return parseCity(w.Value)
}

// found reads the suitcase of a day; none is the zero one.
func (a *auditor) found(f scoring.Filled, i int) (c Suitcase, known bool) {
	w, known := f[a.lines[i].found]
	if w.Value == "" {
		return c, known
	}
	return parseSuitcase(w.Value)
}

// bids reads the last bids and the fines of a day, by seat, in dollars.
func (a *auditor) bids(f scoring.Filled, i int) (bids, fines []int, known bool) {
	bids, fines = make([]int, len(a.names)), make([]int, len(a.names))
	w, known := f[a.lines[i].bids]
	rest := w.Value
	for known && rest != "" {
		before := rest
		for seat, name := range a.names {
			for word, into := range map[string][]int{name + " ": bids, name + " fined ": fines} {
				tail, ok := strings.CutPrefix(before, word)
				number, more, _ := strings.Cut(tail, ", ")
				n, err := strconv.Atoi(number)
				if ok && err == nil && n > 0 && n%Step == 0 {
					into[seat], rest = into[seat]+n, more
				}
			}
		}
		if rest == before {
			return bids, fines, false
		}
	}
	return bids, fines, known
}

// price reads what the car was sold for, in dollars.
func (a *auditor) price(f scoring.Filled, i int) (int, bool) { return money(f, a.lines[i].price) }

// money reads dollars, which are counted in steps.
func money(f scoring.Filled, p scoring.Place) (int, bool) {
	t, ok := f.Number(p)
	return int(t / scoring.Whole(1)), ok && t >= 0 && t%scoring.Whole(Step) == 0
}

// earned reads the points of a seat on a day.
func (a *auditor) earned(f scoring.Filled, i, seat int) (scoring.Tenths, bool) {
	return f.Number(a.lines[i].earned[seat])
}

// cardAt reads an action card of a hand; laid if it is crossed out.
func (a *auditor) cardAt(f scoring.Filled, p scoring.Place) (c card, known bool) {
	city, best, ok := parseWord(f[p].Value)
	if !ok {
		return 0, false
	}
	return a.world.card(city, best)
}
