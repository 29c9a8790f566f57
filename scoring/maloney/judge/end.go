package judge

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/maloney/sheet"
	"saddlebag/scoring/speech"
)

// goesOnAfter demands that no day follows one on which a seat has enough points
// (MI30).
func (s reader) goesOnAfter(n, seat int) speech.Text {
	if n == sheet.PaperDays {
		return ""
	}
	if _, another := s.Weekday(n + 1); !another {
		return ""
	}
	points, known := s.standing(seat, n)
	return audit.Wrong(known && points >= scoring.Whole(maloney.Goal), "maloney.over-before",
		"player", s.Names[seat], "points", speech.Tenths(points), "day", n, "next", n+1)
}

// isOver demands that somebody has enough points in the end, or no card left
// (MI30).
func (s reader) isOver() speech.Text {
	return s.onLast(func(last int) speech.Text {
		for seat := range s.Names {
			points, known := s.finish(seat, last)
			if !known || points >= scoring.Whole(maloney.Goal) || s.left(seat).Least <= 0 {
				return ""
			}
		}
		if last == 0 {
			return speech.Say("maloney.not-over", "goal", maloney.Goal)
		}
		return speech.Say("maloney.goes-on", "day", last, "goal", maloney.Goal)
	})
}

// emptiedLast demands that whoever has no card left has laid one on the last
// day: the game would have been over before (MI30).
func (s reader) emptiedLast(seat int) speech.Text {
	if s.left(seat).Most > 0 {
		return ""
	}
	return s.onLast(func(last int) speech.Text {
		return audit.Wrong(last > 0 && s.laidNone(last, seat), "maloney.empty-before", "player", s.Names[seat], "day", last)
	})
}

// laidNone says whether a seat is known to have laid no card on a day.
func (s reader) laidNone(n, seat int) bool {
	earned, known := s.Number(s.On(n).Earned[seat])
	_, day := s.Weekday(n)
	return known && day && !slices.ContainsFunc(s.Gifts(n, seat), func(gift scoring.Tenths) bool { return gift != earned })
}

// inherits demands that the testament stands before whoever has led last alone
// (MI22).
func (s reader) inherits() speech.Text {
	p := sheet.OnTable(maloney.TestamentCell)
	if !s.Known(p) {
		return ""
	}
	return s.onLast(func(last int) speech.Text {
		heir, known := s.heir(last)
		switch {
		case !known:
		case heir == scoring.Table && s.Filled(p):
			return "maloney.nobody-led"
		case heir == scoring.Table || s.Value(p) == s.Names[heir]:
		case last == 0:
			return speech.Say("maloney.leads-alone", "player", s.Names[heir])
		default:
			return speech.Say("maloney.led-last", "player", s.Names[heir])
		}
		return ""
	})
}

// heir is the seat that has led last alone, or scoring.Table.
func (s reader) heir(last int) (seat int, known bool) {
	seat, known = maloney.Leader(len(s.Names), func(seat int) (scoring.Tenths, bool) { return s.finish(seat, last) })
	for n := last - 1; known && seat == scoring.Table && n > 0; n-- {
		seat, known = maloney.Leader(len(s.Names), func(seat int) (scoring.Tenths, bool) { return s.standing(seat, n) })
	}
	return seat, known && (seat != scoring.Table || last > 0)
}
