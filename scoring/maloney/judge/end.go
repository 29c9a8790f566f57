package judge

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/maloney/sheet"
)

// goesOnAfter demands that no day follows one on which a seat has enough points
// (MI30).
func (s reader) goesOnAfter(n, seat int) string {
	if n == sheet.PaperDays {
		return ""
	}
	if _, another := s.Weekday(n + 1); !another {
		return ""
	}
	points, known := s.standing(seat, n)
	return audit.Sentence(known && points >= scoring.Whole(maloney.Goal), "%s has %s points after day %d: the game is over, and there is no day %d.",
		s.Names[seat], points, n, n+1).String()
}

// isOver demands that somebody has enough points in the end, or no card left
// (MI30).
func (s reader) isOver() string {
	return s.onLast(func(last int) string {
		for seat := range s.Names {
			points, known := s.finish(seat, last)
			if !known || points >= scoring.Whole(maloney.Goal) || s.left(seat).Least <= 0 {
				return ""
			}
		}
		if last == 0 {
			return fmt.Sprintf("The game is not over: nobody has %d points or an empty hand.", maloney.Goal)
		}
		return fmt.Sprintf("The game goes on after day %d: nobody has %d points or an empty hand.", last, maloney.Goal)
	})
}

// emptiedLast demands that whoever has no card left has laid one on the last
// day: the game would have been over before (MI30).
func (s reader) emptiedLast(seat int) string {
	if s.left(seat).Most > 0 {
		return ""
	}
	return s.onLast(func(last int) string {
		return audit.Sentence(last > 0 && s.laidNone(last, seat),
			"%s has no card left and has laid none on day %d, so that the game was over before.", s.Names[seat], last).String()
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
func (s reader) inherits() string {
	p := sheet.OnTable(maloney.TestamentCell)
	if !s.Known(p) {
		return ""
	}
	return s.onLast(func(last int) string {
		heir, known := s.heir(last)
		switch {
		case !known:
		case heir == scoring.Table && s.Filled(p):
			return "Nobody has ever led alone, and the testament stands before somebody."
		case heir == scoring.Table || s.Value(p) == s.Names[heir]:
		case last == 0:
			return fmt.Sprintf("The testament should stand before %s, who leads alone in the end.", s.Names[heir])
		default:
			return fmt.Sprintf("The testament should stand before %s, who was the last to lead alone.", s.Names[heir])
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
