package sheet

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/rintintin"
	"saddlebag/scoring/speech"
)

// Bounds are what each total of a seat can be alone, by its cell.
func (a *Paper) Bounds() map[string][]audit.Bound {
	return map[string][]audit.Bound{
		rintintin.OutlawsCell: {{Clause: "RT17", Breaks: a.canCapture}},
		rintintin.BoodleCell:  {{Clause: "RT3", Breaks: a.canHold}},
		rintintin.ScoreCell:   {{Clause: "RT18", Breaks: a.canScore}},
	}
}

// canCapture bounds the captured outlaws of a seat, whatever its groups are.
func (a *Paper) canCapture(s *audit.Sheet, seat int) speech.Text {
	can := a.OutlawsOf(seat)
	n, written := a.Total(s, a.Outlaws[seat])
	whole := n%scoring.Whole(1) == 0
	return audit.Wrong(written && (!whole || n < scoring.Whole(can.Least) || n > scoring.Whole(can.Most)),
		"rintintin.cannot-capture", "player", a.Names[seat], "captured", speech.Tenths(n), "least", can.Least, "most", can.Most)
}

// canHold demands that boodle is what some cards add up to, whichever they are.
func (a *Paper) canHold(s *audit.Sheet, seat int) speech.Text {
	sum, written := s.Number(a.Boodle[seat])
	return audit.Wrong(written && !a.canDraw(sum), "rintintin.cannot-hold", "player", a.Names[seat], "boodle", speech.Tenths(sum))
}

// canScore bounds the score of a seat, whatever makes it.
func (a *Paper) canScore(s *audit.Sheet, seat int) speech.Text {
	can := a.OutlawsOf(seat)
	n, written := a.Total(s, a.Score[seat])
	switch {
	case !written:
		return ""
	case n < scoring.Whole(can.Least):
		return speech.Say("rintintin.score-too-low", "player", a.Names[seat], "score", speech.Tenths(n), "least", can.Least)
	}
	for outlaws := can.Least; outlaws <= can.Most; outlaws++ {
		if a.canDraw(n - scoring.Whole(outlaws)) {
			return ""
		}
	}
	return speech.Say("rintintin.no-such-score", "player", a.Names[seat], "score", speech.Tenths(n))
}

// OutlawsOf is between what and what the captured outlaws of a seat lie in the end.
// Every piece is placed (RT17), and a figure counts twice (RT13): at the least its
// own circle alone, at the most a group that is all the squad's.
func (a *Paper) OutlawsOf(seat int) (sum audit.Span) {
	for _, of := range a.Squads(seat) {
		has := a.Left[of]
		circles, beside := has.Men+has.Dogs, min(has.Men, has.Dogs*rintintin.Circles)
		sum = sum.Plus(audit.Span{Least: circles + has.Dogs, Most: circles + has.Dogs + beside})
	}
	return sum
}

// Total is one of a seat's totals, where it is written and the table has overruled
// none.
func (a *Paper) Total(s *audit.Sheet, p scoring.Place) (n scoring.Tenths, written bool) {
	n, ok := s.Number(p)
	return n, ok && s.Filled(p) && !s.Corrected(p.Owner, rintintin.FieldOutlaws)
}

// canDraw says whether some cards come to a sum: however many, as ties can be drawn
// for again and again (RT19).
func (a *Paper) canDraw(sum scoring.Tenths) bool {
	if sum < 0 || sum%scoring.Whole(1) != 0 {
		return false
	}
	n, most := int(sum/scoring.Whole(1)), slices.Max(a.Board.Boodle)
	// From the square of the highest value on a sum can be made if one can that is less
	// by that value.
	if enough := most * most; n > enough {
		n = enough + (n-enough)%max(1, most)
	}
	can := make([]bool, n+1)
	can[0] = true
	for reached := range can {
		for _, value := range a.Board.Boodle {
			if can[reached] && reached+value <= n {
				can[reached+value] = true
			}
		}
	}
	return can[n]
}
