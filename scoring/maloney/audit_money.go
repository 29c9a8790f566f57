package maloney

import (
	"fmt"

	"saddlebag/scoring"
)

// purses demands that nobody pays more than they have (MI12).
func (a *auditor) purses() []scoring.Condition {
	var list []scoring.Condition
	for seat := range a.sheets {
		list = append(list, fails("MI12", a.moneyRows(), func(f scoring.Filled) string {
			_, _, why := a.replay(f, seat)
			return why
		}))
	}
	return list
}

// moneyRows are all that purses depend on.
func (a *auditor) moneyRows() []scoring.Place {
	return all(a.lines, weekdayOf, bidsOf, foundOf, driverOf, priceOf)
}

// replay is what a purse holds after the days that are known, and whether those
// are all; why says what it could not pay. Where the table has overruled the
// money nobody knows when.
func (a *auditor) replay(f scoring.Filled, seat int) (purse int, known bool, why string) {
	purse = Purse
	if a.sheets[seat].fixedMoney != 0 {
		return 0, false, ""
	}
	days, ended := a.played(f)
	for i := range days {
		lucky, dated := a.lucky(f, i)
		found, opened := a.found(f, i)
		if !dated {
			return 0, false, ""
		}
		mine := lucky
		if !lucky {
			_, fines, called := a.bids(f, i)
			driver, by, driven := a.driver(f, i)
			if !called || !driven {
				return 0, false, ""
			}
			if fine := fines[seat]; fine > purse || fine%Fine != 0 && fine != purse {
				return 0, false, fmt.Sprintf("On day %d %s, who has %s, is fined %s.", i+1, a.names[seat], dollars(purse), dollars(fine))
			}
			purse -= fines[seat]
			mine = driver == seat
			if mine && by == bought {
				price, written := a.price(f, i)
				if !written {
					return 0, false, ""
				}
				if price > purse {
					return 0, false, fmt.Sprintf("On day %d %s pays %s and has %s.", i+1, a.names[seat], dollars(price), dollars(purse))
				}
				purse -= price
			}
		}
		if mine {
			if !opened {
				return 0, false, ""
			}
			purse = max(0, purse+found.Money) // MI19
		}
	}
	return purse, ended, ""
}

// earnings are a seat's points by its days, if all are known.
func (a *auditor) earnings(f scoring.Filled, seat int) (sum scoring.Tenths, known bool) {
	days, known := a.played(f)
	for i := range days {
		earned, ok := a.earned(f, i, seat)
		sum, known = sum+earned, known && ok
	}
	return sum + a.sheets[seat].fixedPoints, known
}

// holds is a seat's money: what its sheet says, or what the days come to.
func (a *auditor) holds(f scoring.Filled, seat int) (int, bool) {
	if n, written := money(f, a.sheets[seat].purse); written {
		return n, true
	}
	purse, known, _ := a.replay(f, seat)
	return purse, known
}

// ends are the conditions of the testament (MI22) and of the end (MI30).
func (a *auditor) ends() []scoring.Condition {
	var list []scoring.Condition
	for i, l := range a.lines[:len(a.lines)-1] {
		next := a.lines[i+1].weekday
		for seat := range a.names {
			list = append(list, fails("MI30", []scoring.Place{l.total[seat], next}, func(f scoring.Filled) string {
				if total, ok := f.Number(l.total[seat]); !ok || total < scoring.Whole(Goal) || !filledIn(f, next) {
					return ""
				}
				return fmt.Sprintf("%s has %s points on day %d, and the game goes on.", a.names[seat], f[l.total[seat]].Value, i+1)
			}))
		}
		reads := append([]scoring.Place{l.weekday, next}, l.total...)
		for _, p := range a.sheets {
			reads = append(reads, p.left)
		}
		list = append(list, fails("MI30", reads, func(f scoring.Filled) string {
			if !filledIn(f, l.weekday) || !blank(f, next) {
				return ""
			}
			for seat, p := range a.sheets {
				total, known := f.Number(l.total[seat])
				left, counted := f.Number(p.left)
				if !known || !counted || total >= scoring.Whole(Goal) || left == 0 {
					return ""
				}
			}
			return fmt.Sprintf("After day %d nobody has %d points or an empty hand, and the game is not over.", i+1, Goal)
		}))
	}
	return append(list, a.testament())
}

// testament demands that it lies before who led alone last (MI22).
func (a *auditor) testament() scoring.Condition {
	at := scoring.Place{Owner: scoring.Table, Cell: cellTestament}
	reads := all(a.lines, weekdayOf)
	for _, l := range a.lines {
		reads = append(reads, l.total...)
	}
	return fails("MI22", append(reads, at), func(f scoring.Filled) string {
		w, written := f[at]
		days, ended := a.played(f)
		if !written || !ended {
			return ""
		}
		for i := len(days) - 1; i >= 0; i-- {
			leader, settled := a.leader(f, i)
			if !settled {
				return ""
			}
			if leader == scoring.Table {
				continue
			}
			if a.names[leader] == w.Value {
				return ""
			}
			return fmt.Sprintf("The testament lies before %s, who led last.", a.names[leader])
		}
		if w.Value == "" {
			return ""
		}
		return fmt.Sprintf("%s has the testament, and nobody ever led.", w.Value)
	})
}

// leader is the seat with the most points at the close of a day, or
// scoring.Table in a tie.
func (a *auditor) leader(f scoring.Filled, i int) (seat int, known bool) {
	var best scoring.Tenths
	for other := range a.names {
		total, ok := f.Number(a.lines[i].total[other])
		switch {
		case !ok:
			return 0, false
		case other == 0 || total > best:
			best, seat = total, other
		case total == best:
			seat = scoring.Table
		}
	}
	return seat, true
}
