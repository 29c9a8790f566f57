package judge

import (
	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/speech"
)

// doubts are about boodle that the deck does not have: ties can be drawn for again
// and again (RT19), and hardly ever are. Where the cards are known they have shown
// that, and where the boodle is written a score says nothing new.
func (a *auditor) doubts() []audit.Rule {
	var all []audit.Rule
	for seat, name := range a.Names {
		most := scoring.Whole(a.OutlawsOf(seat).Most)
		all = append(all,
			audit.Rule{Clause: "RT19", Fails: func(s *audit.Sheet) speech.Text {
				boodle, written := a.Total(s, a.Boodle[seat])
				return a.again(s, written, seat, boodle, "rintintin.boodle-of-many-ties", "player", name)
			}},
			audit.Rule{Clause: "RT19", Fails: func(s *audit.Sheet) speech.Text {
				score, written := a.Total(s, a.Score[seat])
				_, also := a.Total(s, a.Boodle[seat])
				return a.again(s, written && !also, seat, score-most, "rintintin.score-of-many-ties", "player", name, "score", speech.Tenths(score))
			}},
		)
	}
	return all
}

// again says what so much boodle of a seat takes, if it is written, not shown by cards,
// and more than the deck has.
func (a *auditor) again(s *audit.Sheet, written bool, seat int, boodle scoring.Tenths, says string, args ...any) speech.Text {
	deck, best := 0, 1
	for _, value := range a.Board.Boodle {
		deck, best = deck+value, max(best, value)
	}
	if !written || boodle <= scoring.Whole(deck) {
		return ""
	}
	if _, shown := a.loot(s, seat); shown {
		return ""
	}
	cards := (boodle + scoring.Whole(best) - 1) / scoring.Whole(best)
	return speech.Say(says, append(args, "boodle", speech.Tenths(boodle), "cards", int(cards), "deck", len(a.Board.Boodle), "worth", deck)...)
}
