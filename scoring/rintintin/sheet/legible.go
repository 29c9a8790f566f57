package sheet

import (
	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/rintintin"
	"saddlebag/scoring/speech"
)

// Legible demands of each cell by itself that what stands there can: in the columns and on
// the board.
func (a *Paper) Legible() []audit.Rule {
	var all []audit.Rule
	for at, g := range a.Board.Groups {
		title := g.Title()
		for of := range rintintin.Squad(len(a.Left)) {
			squad := a.Called(of)
			all = append(all, audit.Rule{Clause: "RT2", Fails: func(s *audit.Sheet) speech.Text {
				p := a.Captures[at][of]
				_, ok := a.Count(s, at, of)
				return audit.Wrong(!ok && s.Known(p), "rintintin.not-captured", "squad", squad, "text", s.Value(p), "group", title, "circles", rintintin.Circles+1)
			}})
		}
		for _, p := range a.Captures[at] {
			all = append(all, audit.Legible("RT13", p, func(w scoring.Written) speech.Text {
				n, half := wholeOf(w), wholeOf(w)/2
				return audit.Wrong(n > rintintin.Circles+1 && n%2 == 0 && half <= rintintin.Circles+1,
					"rintintin.counted-double", "group", title, "circles", rintintin.Circles+1, "n", n, "half", half)
			}))
		}
		for _, p := range a.Circles[at] {
			all = append(all, audit.Legible("RT1", p, func(w scoring.Written) speech.Text {
				return audit.Wrong(a.SquadOf(w) == 0, "rintintin.no-such-squad", "text", w.Value, "group", title)
			}))
		}
	}
	return all
}

// LegibleCard demands it of the place of a boodle card.
func (a *Paper) LegibleCard(p scoring.Place) audit.Rule {
	return audit.Legible("RT3", p, func(w scoring.Written) speech.Text {
		_, ok := a.Deck.Read(w.Value)
		return audit.Wrong(!ok, "rintintin.no-boodle-card", "text", w.Value)
	})
}

// wholeOf is the whole number that is written; 0 where there is none.
func wholeOf(w scoring.Written) int {
	n, _ := w.Number()
	return int(n / scoring.Whole(1))
}
