package sheet

import (
	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/rintintin"
	"saddlebag/speech"
)

// Legible demands of each cell by itself that what stands there can: in the columns and on
// the board.
func (a *Paper) Legible() []audit.Rule {
	var all []audit.Rule
	for at, g := range a.Board.Groups {
		title := g.Title()
		for of := range rintintin.Squad(len(a.Left)) {
			all = append(all, audit.Rule{Clause: "RT2", Fails: func(s *audit.Sheet) speech.Text {
				p := a.Captures[at][of]
				_, ok := a.Count(s, at, of)
				return audit.Sentence(!ok && s.Known(p), "%s cannot have captured %s in %s, which has %d circles.", a.Called(of), s.Value(p), title, rintintin.Circles+1)
			}})
		}
		for _, p := range a.Captures[at] {
			all = append(all, audit.Legible("RT13", p, func(w scoring.Written) speech.Text {
				n, half := wholeOf(w), wholeOf(w)/2
				return audit.Sentence(n > rintintin.Circles+1 && n%2 == 0 && half <= rintintin.Circles+1, "%s has %d circles, but %d is written. Is that %d counted double? Then it is %[4]d, with a cross for double.", title, rintintin.Circles+1, n, half)
			}))
		}
		for _, p := range a.Circles[at] {
			all = append(all, audit.Legible("RT1", p, func(w scoring.Written) speech.Text {
				return audit.Sentence(a.SquadOf(w) == 0, "No squad of this table has the number %s that stands in %s.", w.Value, title)
			}))
		}
	}
	return all
}

// LegibleCard demands it of the place of a boodle card.
func (a *Paper) LegibleCard(p scoring.Place) audit.Rule {
	return audit.Legible("RT3", p, func(w scoring.Written) speech.Text {
		_, ok := a.Deck.Read(w.Value)
		return audit.Sentence(!ok, "No boodle card shows %s.", w.Value)
	})
}

// wholeOf is the whole number that is written; 0 where there is none.
func wholeOf(w scoring.Written) int {
	n, _ := w.Number()
	return int(n / scoring.Whole(1))
}
