package judge

import (
	"fmt"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/rintintin"
)

// outlawsOf is between what and what the captured outlaws of a seat lie in the end.
// Every piece is placed (RT17), and a figure counts twice (RT13): at the least its
// own circle alone, at the most a group that is all the squad's.
func (a *auditor) outlawsOf(seat int) (sum audit.Span) {
	for _, of := range a.Squads(seat) {
		has := a.Left[of]
		circles, beside := has.Men+has.Dogs, min(has.Men, has.Dogs*rintintin.Circles)
		sum = sum.Plus(audit.Span{Least: circles + has.Dogs, Most: circles + has.Dogs + beside})
	}
	return sum
}

// canCapture bounds the captured outlaws of a seat, whatever its groups are.
func (a *auditor) canCapture(seat int) audit.Rule {
	can := a.outlawsOf(seat)
	return audit.Rule{Clause: "RT17", Fails: func(s *audit.Sheet) string {
		n, written := a.total(s, a.Outlaws[seat])
		whole := n%scoring.Whole(1) == 0
		return audit.Sentence(written && (!whole || n < scoring.Whole(can.Least) || n > scoring.Whole(can.Most)),
			"%s cannot have captured %s: with all pieces placed that is %d to %d.", a.Names[seat], n, can.Least, can.Most)
	}}
}

// canScore bounds the score of a seat, whatever makes it.
func (a *auditor) canScore(seat int) audit.Rule {
	can := a.outlawsOf(seat)
	return audit.Rule{Clause: "RT18", Fails: func(s *audit.Sheet) string {
		n, written := a.total(s, a.Score[seat])
		switch {
		case !written:
			return ""
		case n < scoring.Whole(can.Least):
			return fmt.Sprintf("%s cannot score %s: with all pieces placed the captured outlaws alone are %d or more.", a.Names[seat], n, can.Least)
		}
		for outlaws := can.Least; outlaws <= can.Most; outlaws++ {
			if a.canDraw(n - scoring.Whole(outlaws)) {
				return ""
			}
		}
		return fmt.Sprintf("%s cannot score %s: no outlaws and boodle come to that.", a.Names[seat], n)
	}}
}

// total is one of a seat's totals, where it is written and the table has overruled
// none.
func (a *auditor) total(s *audit.Sheet, p scoring.Place) (n scoring.Tenths, written bool) {
	n, ok := s.Number(p)
	return n, ok && s.Filled(p) && !s.Corrected(p.Owner, rintintin.FieldOutlaws)
}

// oneLeads demands that one player has the highest score: those who are level draw
// until one leads (RT19). Where all groups and cards are known these tell.
func (a *auditor) oneLeads() audit.Rule {
	return audit.Rule{Clause: "RT19", Yields: true, Fails: func(s *audit.Sheet) string {
		scores := make([]scoring.Tenths, len(a.Names))
		counted := true
		for seat := range a.Names {
			score, byParts, known := a.scoreOf(s, seat)
			if !known || s.Corrected(seat, rintintin.FieldOutlaws) {
				return ""
			}
			scores[seat], counted = score, counted && byParts
		}
		top := rintintin.Leaders(scores)
		if counted || len(top) == 1 {
			return ""
		}
		names := strings.Join(scoring.Each(len(top), func(i int) string { return a.Names[top[i]] }), " and ")
		return fmt.Sprintf("%s are level at the top with %s: they draw boodle until one leads.", names, scores[top[0]])
	}}
}

// scoreOf is a seat's score by its groups and cards, or else by the two sums that
// make it, or else as it is written.
func (a *auditor) scoreOf(s *audit.Sheet, seat int) (score scoring.Tenths, byParts, known bool) {
	captured, one := a.captured(s, seat)
	loot, two := a.loot(s, seat)
	if one && two {
		return scoring.Score{Lines: append(captured, loot...)}.Total(), true, true
	}
	if sum, known := audit.Numbers(a.Outlaws[seat], a.Boodle[seat])(s); known {
		return sum.Total, false, true
	}
	score, known = s.Number(a.Score[seat])
	return score, false, known && s.Filled(a.Score[seat])
}

// doubts are about boodle that the deck does not have: ties can be drawn for again
// and again (RT19), and hardly ever are. Where the cards are known they have shown
// that, and where the boodle is written a score says nothing new.
func (a *auditor) doubts() []audit.Rule {
	var all []audit.Rule
	for seat, name := range a.Names {
		most := scoring.Whole(a.outlawsOf(seat).Most)
		all = append(all,
			audit.Rule{Clause: "RT19", Fails: func(s *audit.Sheet) string {
				boodle, written := a.total(s, a.Boodle[seat])
				return a.again(s, written, seat, boodle, "%s has boodle of %s", name, boodle)
			}},
			audit.Rule{Clause: "RT19", Fails: func(s *audit.Sheet) string {
				score, written := a.total(s, a.Score[seat])
				_, also := a.total(s, a.Boodle[seat])
				return a.again(s, written && !also, seat, score-most, "%s scores %s, of which %s or more are boodle", name, score, score-most)
			}},
		)
	}
	return all
}

// again says what so much boodle of a seat takes, if it is written, not shown by cards,
// and more than the deck has.
func (a *auditor) again(s *audit.Sheet, written bool, seat int, boodle scoring.Tenths, says string, args ...any) string {
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
	return fmt.Sprintf("%s: that takes %d cards at the least, and the deck has %d, which come to %d. Players who are level at the top would have drawn again and again.",
		fmt.Sprintf(says, args...), cards, len(a.Board.Boodle), deck)
}
