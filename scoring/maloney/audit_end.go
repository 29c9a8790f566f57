package maloney

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
)

// ending are the conditions of when the game is over, and of the testament.
func (a *auditor) ending() []scoring.Condition {
	all := []scoring.Condition{a.isHeir()}
	for n := 1; n < a.used; n++ {
		for seat := range a.names {
			all = append(all, a.goesOnAfter(n, seat))
		}
	}
	if a.last == 0 {
		return all
	}
	for seat := range a.names {
		all = append(all, a.emptiedLast(seat))
	}
	return append(all, a.isOver(), a.inherits())
}

// goesOnAfter demands that no day follows one on which a seat has enough points
// (MI30).
func (a *auditor) goesOnAfter(n, seat int) scoring.Condition {
	next := a.on(n + 1).weekday
	return a.rule("MI30", func(s sheets) string {
		if _, another := s.weekday(n + 1); !another {
			return ""
		}
		points, known := s.standing(seat, n)
		if !known || points < scoring.Whole(Goal) {
			return ""
		}
		return fmt.Sprintf("%s has %s points after day %d: the game is over, and there is no day %d.", s.names[seat], points, n, n+1)
	}, append(a.standingReads(seat, n), next)...)
}

// isOver demands that somebody has enough points in the end, or no card left
// (MI30).
func (a *auditor) isOver() scoring.Condition {
	reads := a.endReads()
	for seat := range a.names {
		reads = append(reads, a.standingReads(seat, a.last)...)
		reads = append(reads, a.leftReads(seat)...)
	}
	return a.rule("MI30", func(s sheets) string {
		if !s.ended() {
			return ""
		}
		for seat := range s.names {
			points, known := s.standing(seat, s.last)
			if few, _ := s.left(seat); few == 0 || !known || points >= scoring.Whole(Goal) {
				return ""
			}
		}
		return fmt.Sprintf("The game goes on after day %d: nobody has %d points or an empty hand.", s.last, Goal)
	}, reads...)
}

// emptiedLast demands that whoever has no card left has laid one on the last
// day: the game would have been over before (MI30).
func (a *auditor) emptiedLast(seat int) scoring.Condition {
	d := a.on(a.last)
	reads := slices.Concat(a.endReads(), a.leftReads(seat), []scoring.Place{d.weekday, d.driver, d.found, d.earned[seat]})
	return a.rule("MI30", func(s sheets) string {
		earned, known := s.Number(d.earned[seat])
		_, day := s.weekday(s.last)
		if _, many := s.left(seat); many > 0 || !known || !day || !s.ended() {
			return ""
		}
		for _, gift := range s.gifts(s.last, seat) {
			if gift != earned {
				return ""
			}
		}
		return fmt.Sprintf("%s has no card left and has laid none on day %d, so that the game was over before.", s.names[seat], s.last)
	}, reads...)
}

// isHeir demands that the testament is a player's (MI22).
func (a *auditor) isHeir() scoring.Condition {
	p := onTable(cellTestament)
	return a.rule("MI22", func(s sheets) string {
		name, written := s.text(p)
		if !written || slices.Contains(s.names, name) {
			return ""
		}
		return fmt.Sprintf("Nobody at the table is called what stands for the testament: %q.", name)
	}, p)
}

// inherits demands that the testament stands before whoever has led last alone
// (MI22).
func (a *auditor) inherits() scoring.Condition {
	p := onTable(cellTestament)
	reads := append(a.endReads(), p)
	for seat := range a.names {
		for n := 1; n <= a.last && !a.summed[seat]; n++ {
			reads = append(reads, a.on(n).total[seat])
		}
		if a.summed[seat] {
			reads = append(reads, a.earned(seat, 1, a.last)...)
		}
	}
	return a.rule("MI22", func(s sheets) string {
		w, written := s.Filled[p]
		heir, known := s.heir()
		switch {
		case !written || !known || !s.ended():
		case heir == scoring.Table && !w.Blank():
			return "Nobody has ever led alone, and the testament stands before somebody."
		case heir != scoring.Table && w.Value != s.names[heir]:
			return fmt.Sprintf("The testament should stand before %s, who was the last to lead alone.", s.names[heir])
		}
		return ""
	}, reads...)
}

// heir is the seat that has led last alone, or scoring.Table.
func (s sheets) heir() (seat int, known bool) {
	for n := s.last; n > 0; n-- {
		leader, ties, best := scoring.Table, 0, scoring.Tenths(0)
		for seat := range s.names {
			points, known := s.standing(seat, n)
			switch {
			case !known:
				return scoring.Table, false
			case leader == scoring.Table || points > best:
				leader, ties, best = seat, 0, points
			case points == best:
				ties++
			}
		}
		if ties == 0 {
			return leader, true
		}
	}
	return scoring.Table, true
}
