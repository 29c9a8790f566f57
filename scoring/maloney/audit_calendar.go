package maloney

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
)

// calendar are the conditions of the days themselves (MI10).
func (a *auditor) calendar(filled scoring.Filled) []scoring.Condition {
	var all []scoring.Condition
	for n := 1; n <= a.used; n++ {
		all = append(all, a.isDay(n), a.ofSomeDay(n))
		for before := n - 1; before > 0; before-- {
			if _, known := filled[a.on(before).weekday]; known {
				all = append(all, a.follows(before, n))
				break
			}
		}
	}
	var week []scoring.Place
	for day := range Weekday(Days) {
		week = append(week, onTable(dayCell(day)))
		if a.last > 0 {
			all = append(all, a.marksLast(day))
		}
	}
	return append(all, a.rule("MI10", func(s sheets) string {
		marked, blank := 0, 0
		for _, p := range week {
			switch {
			case s.Filled[p].Struck:
				marked++
			case s.blank(p):
				blank++
			}
		}
		if marked > 1 || blank == Days {
			return fmt.Sprintf("%d days of the week are marked: one is, that of the last day.", marked)
		}
		return ""
	}, week...))
}

// isDay demands that what stands for a weekday is one.
func (a *auditor) isDay(n int) scoring.Condition {
	p := a.on(n).weekday
	return a.rule("MI10", func(s sheets) string {
		text, written := s.text(p)
		if _, ok := parseDay(text); !written || ok {
			return ""
		}
		return fmt.Sprintf("Day %d is no day of the week: %q.", n, text)
	}, p)
}

// follows demands that a day is so many days after another, and that no row is
// left out between days.
func (a *auditor) follows(before, n int) scoring.Condition {
	one, two := a.on(before).weekday, a.on(n).weekday
	return a.rule("MI10", func(s sheets) string {
		first, ok := s.weekday(before)
		second, also := s.weekday(n)
		switch {
		case also && s.blank(one):
			return fmt.Sprintf("There is a day %d, and no day %d.", n, before)
		case !ok || !also || (int(first)+n-before)%Days == int(second):
			return ""
		}
		return fmt.Sprintf("Day %d cannot be a %s where day %d is a %s.", n, second.Name(), before, first.Name())
	}, one, two)
}

// ofSomeDay demands that nothing is written of a day that never was.
func (a *auditor) ofSomeDay(n int) scoring.Condition {
	places := a.on(n).all()
	return a.rule("MI10", func(s sheets) string {
		if s.blank(places[0]) && slices.ContainsFunc(places, func(p scoring.Place) bool { return !s.Filled[p].Blank() }) {
			return fmt.Sprintf("Something is written of day %d, which has no weekday.", n)
		}
		return ""
	}, places...)
}

// marksLast demands that the week shows the last day.
func (a *auditor) marksLast(day Weekday) scoring.Condition {
	p := onTable(dayCell(day))
	return a.rule("MI10", func(s sheets) string {
		last, known := s.weekday(s.last)
		marked := s.Filled[p].Struck
		if !known || !s.ended() || !marked && !s.blank(p) || marked == (day == last) {
			return ""
		}
		return fmt.Sprintf("The last day is a %s, and the week does not show that.", last.Name())
	}, append(a.endReads(), a.on(a.last).weekday, p)...)
}
