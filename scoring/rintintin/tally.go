package rintintin

import (
	"fmt"

	"saddlebag/scoring"
)

// Tally lists what each seat has captured, group by group, and its boodle.
func (s *state) Tally() []scoring.Score {
	scores := make([]scoring.Score, len(s.names))
	for seat := range s.names {
		scores[seat] = s.score(seat)
	}
	return scores
}

// score is the tally of one seat (RT18).
func (s *state) score(seat int) scoring.Score {
	var score scoring.Score
	for at := range s.groups {
		for squad := range s.squads {
			if line, ok := s.captured(at, s.squad(seat, squad)); ok {
				score.Lines = append(score.Lines, line)
			}
		}
	}
	for _, f := range s.fixes {
		if f.seat == seat {
			score.Lines = append(score.Lines, scoring.Line{
				Label: "Correction of outlaws", Amount: f.amount, Clause: scoring.CorrectionClause, Event: f.event,
			})
		}
	}
	return scoring.Score{Lines: append(score.Lines, s.boodleLines(seat)...)}
}

// captured is the line of a squad in a group, if it has covered a circle there
// (RT13).
func (s *state) captured(at int, squad int8) (scoring.Line, bool) {
	n, doubled := s.covered(at, squad)
	if n == 0 {
		return scoring.Line{}, false
	}
	line := scoring.Line{Label: fmt.Sprintf("%s: %d captured", s.board.Groups[at].title(), n), Amount: scoring.Whole(n), Clause: "RT13", Event: s.groups[at].event}
	if s.squads > 1 {
		line.Label += fmt.Sprintf(" by squad %d", int(squad)%s.squads+1)
	}
	if doubled {
		line.Label += ", doubled"
		line.Amount *= doubling
	}
	return line, true
}

// covered is how many circles of a group a squad has covered, the dog's
// included, and whether that one doubles them.
func (s *state) covered(at int, squad int8) (n int, doubled bool) {
	g := &s.groups[at]
	for _, by := range g.men {
		if by == squad {
			n++
		}
	}
	if g.dog == squad {
		return n + 1, true
	}
	return n, false
}

// best is the squad that draws for a full group: the highest score, in a tie
// the one that covered the Rin Tin Tin circle (RT14).
func (s *state) best(at int) int8 {
	best, most := int8(0), 0
	for squad := range s.left {
		n, doubled := s.covered(at, int8(squad))
		if doubled {
			n *= doubling
		}
		if n > most || n == most && s.groups[at].dog == int8(squad) {
			best, most = int8(squad), n
		}
	}
	return best
}

// boodleLines are a seat's cards; those that are not known count nothing yet
// (RT15, RT20).
func (s *state) boodleLines(seat int) []scoring.Line {
	var lines []scoring.Line
	hidden := scoring.Line{Clause: "RT15"}
	for _, c := range s.cards[seat] {
		switch {
		case c.hidden:
			hidden.Event = c.event
		case c.tie:
			lines = append(lines, scoring.Line{Label: fmt.Sprintf("Boodle %d for the tie", c.value), Amount: scoring.Whole(c.value), Clause: "RT19", Event: c.event})
		default:
			lines = append(lines, scoring.Line{Label: fmt.Sprintf("Boodle %d", c.value), Amount: scoring.Whole(c.value), Clause: "RT18", Event: c.event})
		}
	}
	switch n := s.secrets(seat); n {
	case 0:
		return lines
	case 1:
		hidden.Label = "+ 1 secret card"
	default:
		hidden.Label = fmt.Sprintf("+ %d secret cards", n)
	}
	return append(lines, hidden)
}

// endPlaced is why games end.
const endPlaced = "no piece can be placed"

// Outcome ranks by the score (RT18), which holds what was drawn for a tie.
func (s *state) Outcome() scoring.Outcome {
	keys := make([][]scoring.Tenths, len(s.names))
	for seat := range s.names {
		keys[seat] = []scoring.Tenths{s.score(seat).Total()}
	}
	out := scoring.Outcome{Ranks: scoring.Ranks(keys)}
	if s.phase == over {
		out.Over, out.Clause, out.Reason = true, "RT17", endPlaced
		if s.tieDraws() {
			out.TieBreak = "boodle cards drawn by those who were tied (RT19)"
		}
	}
	return out
}

// tieDraws says whether cards were drawn for a tie.
func (s *state) tieDraws() bool {
	for _, hand := range s.cards {
		for _, c := range hand {
			if c.tie {
				return true
			}
		}
	}
	return false
}
