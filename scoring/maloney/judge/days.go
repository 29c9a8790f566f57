package judge

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"

	"saddlebag/scoring/audit"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/maloney/sheet"
)

// follows demands that a day is so many days after the nearest one before that
// is known, and that no row is left out between days.
func (s reader) follows(n int) speech.Text {
	day, ok := s.Weekday(n)
	before := n - 1
	for ok && before > 0 && !s.Known(s.On(before).Weekday) {
		before--
	}
	if !ok || before == 0 {
		return ""
	}
	first, written := s.Weekday(before)
	if s.Blank(s.On(before).Weekday) {
		return speech.Say("maloney.day-missing", "day", n, "before", before)
	}
	return audit.Wrong(written && (int(first)+n-before)%maloney.Days != int(day),
		"maloney.wrong-weekday", "day", n, "weekday", day.Name(), "before", before, "first", first.Name())
}

// ofSomeDay demands that nothing is written of a day that never was.
func (s reader) ofSomeDay(n int) speech.Text {
	something := s.Blank(s.On(n).Weekday) && slices.ContainsFunc(s.On(n).All(), s.Filled)
	return audit.Wrong(something, "maloney.day-without-weekday", "day", n)
}

// lasts are the days that by what is written no day is later than, each for a
// reason of its own: the one before the first row that is blank, where no later one has a
// weekday, and those on which somebody wins; 0 alone where nothing tells.
func (s reader) lasts() []int {
	var filled, blank [sheet.PaperDays + 1]bool
	var days []int
	last := 0
	for n := 1; n <= sheet.PaperDays; n++ {
		w, known := s.At(s.On(n).Weekday)
		filled[n], blank[n] = known && !w.Blank(), known && w.Blank()
		switch {
		case filled[n]:
			last = 0
		case last == 0 && blank[n]:
			last = n - 1
		}
	}
	if last > 0 {
		days = append(days, last)
	}
	canEnd := func(n int) bool { return !blank[n] && !filled[n+1] && !slices.Contains(days, n) }
	for n := 1; n < sheet.PaperDays; n++ {
		if canEnd(n) {
			days = append(days, s.wins(canEnd)...)
			break
		}
	}
	if days == nil {
		return []int{0}
	}
	return days
}

// wins are the days, of those that a function takes, on which a seat by all that
// it has earned comes to have points enough to end the game (MI30).
func (s reader) wins(canEnd func(n int) bool) []int {
	var days []int
	for seat := range s.Names {
		n, points, known := 0, scoring.Tenths(0), !s.Corrected(seat, maloney.FieldPoints)
		for known && points < scoring.Whole(maloney.Goal) && n < sheet.PaperDays-1 {
			n++
			var earned scoring.Tenths
			earned, known = s.Number(s.On(n).Earned[seat])
			points += earned
		}
		if known && points >= scoring.Whole(maloney.Goal) && canEnd(n) {
			days = append(days, n)
		}
	}
	return days
}

// onLast asks for each day that can be the last why the sheets cannot be. It is
// given 0 where nothing tells which day that is.
func (s reader) onLast(fails func(last int) speech.Text) speech.Text {
	for _, last := range s.lasts() {
		if why := fails(last); why != "" {
			return why
		}
	}
	return ""
}

// earnings are what a seat has earned up to a day.
func (s reader) earnings(seat, to int) (sum scoring.Tenths, known bool) {
	for n := 1; n <= to; n++ {
		t, ok := s.Number(s.On(n).Earned[seat])
		if !ok {
			return 0, false
		}
		sum += t
	}
	return sum, true
}

// standing is what a seat has at the end of a day: what it has earned or, where
// that is not known or not all, its running total.
func (s reader) standing(seat, n int) (scoring.Tenths, bool) {
	if sum, known := s.earnings(seat, n); known && !s.Corrected(seat, maloney.FieldPoints) {
		return sum, true
	}
	return s.Amount(s.On(n).Total[seat])
}

// finish is what a seat has at the end of the last day or, where that is not
// known, in the end; 0 stands for a last day that nothing tells.
func (s reader) finish(seat, last int) (scoring.Tenths, bool) {
	if last > 0 {
		if points, known := s.standing(seat, last); known {
			return points, true
		}
	}
	points, written := s.Number(scoring.Place{Owner: seat, Cell: maloney.PointsCell})
	return points, written && !s.Corrected(seat, maloney.FieldPoints)
}

// When tells on which days something has happened, as far as that is known.
type when func(n int) (yes, known bool)

// first is the first of some days on which it is known to have happened; 0 where
// there is none.
func (w when) first(from, to int) int {
	for n := from; n <= to; n++ {
		if yes, known := w(n); known && yes {
			return n
		}
	}
	return 0
}

// never says whether it is known not to have happened up to a day.
func (w when) never(to int) bool {
	for n := 1; n <= to; n++ {
		if yes, known := w(n); !known || yes {
			return false
		}
	}
	return true
}
