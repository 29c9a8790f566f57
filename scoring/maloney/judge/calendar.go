package judge

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/maloney/sheet"
)

// calendar are the rules of the days themselves (MI10).
func (a *auditor) calendar() []audit.Rule {
	return slices.Concat(
		a.legible("MI10", func(d *sheet.DayPlaces) scoring.Place { return d.Weekday }, known(reader.Weekday), "Day %d is no day of the week: %q."),
		a.daily("MI10", reader.ofSomeDay), nearest(a.daily("MI10", reader.follows)),
	)
}

// legible demands of a column that what stands there can be read. The sentence is
// given the day, and what is written.
func (a *auditor) legible(clause string, column func(*sheet.DayPlaces) scoring.Place, read func(s reader, n int) bool, says string) []audit.Rule {
	rules := a.daily(clause, func(s reader, n int) string {
		text, written := s.Text(column(s.On(n)))
		if !written || read(s, n) {
			return ""
		}
		return fmt.Sprintf(says, n, text)
	})
	for i := range rules {
		rules[i].Reads = true
	}
	return rules
}

// known says whether what a function reads of a day can be read.
func known[T any](read func(s reader, n int) (T, bool)) func(s reader, n int) bool {
	return func(s reader, n int) bool {
		_, ok := read(s, n)
		return ok
	}
}

// follows demands that a day is so many days after the nearest one before that
// is known, and that no row is left out between days.
func (s reader) follows(n int) string {
	day, ok := s.Weekday(n)
	before := n - 1
	for ok && before > 0 && !s.Known(s.On(before).Weekday) {
		before--
	}
	if !ok || before == 0 {
		return ""
	}
	first, written := s.Weekday(before)
	switch {
	case s.Blank(s.On(before).Weekday):
		return fmt.Sprintf("There is a day %d, and no day %d.", n, before)
	case !written || (int(first)+n-before)%maloney.Days == int(day):
		return ""
	}
	return fmt.Sprintf("Day %d cannot be a %s where day %d is a %s.", n, day.Name(), before, first.Name())
}

// ofSomeDay demands that nothing is written of a day that never was.
func (s reader) ofSomeDay(n int) string {
	something := s.Blank(s.On(n).Weekday) && slices.ContainsFunc(s.On(n).All(), s.Filled)
	return audit.Sentence(something, "Something is written of day %d, which has no weekday.", n)
}
