package rintintin

import (
	"slices"
	"strconv"

	"saddlebag/scoring"
)

// Tally lists what each seat has captured, group by group, and its boodle.
func (s *state) Tally() []scoring.Score {
	return scoring.Each(len(s.names), s.score)
}

// score is the tally of one seat (RT18).
func (s *state) score(seat int) scoring.Score {
	return scoring.Score{Lines: append(s.outlaws(seat).Lines, s.loot(seat).Lines...)}
}

// labelFixed is the label of corrections.
const labelFixed = "Correction of outlaws"

// outlaws are what a seat has captured, corrections included.
func (s *state) outlaws(seat int) scoring.Score {
	var score scoring.Score
	for at := range s.groups {
		for _, of := range s.squads(seat) {
			if sh := s.groups[at].share(of); sh.circles > 0 {
				score.Lines = append(score.Lines, s.captured(at, of, sh))
			}
		}
	}
	score.Corrected(s.fixes, seat, labelFixed)
	return score
}

// captives is the total of a seat's outlaws, without their lines.
func (s *state) captives(seat int) scoring.Tenths {
	var fixed scoring.Score
	fixed.Corrected(s.fixes, seat, labelFixed)
	points := 0
	for _, of := range s.squads(seat) {
		for at := range s.groups {
			points += s.groups[at].share(of).points()
		}
	}
	return fixed.Total() + scoring.Whole(points)
}

// captured is the line of a squad's share in a group. It is earned by the
// piece that closed the group (RT13), and where none did by the latest of the
// squad's own (RT17).
func (s *state) captured(at int, of squad, sh share) scoring.Line {
	line := scoring.Line{Label: s.capturedLabel(at, of, sh), Amount: scoring.Whole(sh.points()), Clause: "RT13", Event: s.groups[at].closed()}
	if line.Event == 0 {
		line.Clause, line.Event = "RT17", sh.event
		line.Open = s.phase < revealing
	}
	return line
}

func (s *state) capturedLabel(at int, of squad, sh share) string {
	label := s.board.Groups[at].title() + ": " + strconv.Itoa(sh.circles) + " captured"
	if s.apart > 1 {
		label += " by squad " + strconv.Itoa(s.number(of))
	}
	if sh.doubled {
		label += ", doubled"
	}
	return label
}

// loot is a seat's boodle cards; those that are not known count nothing yet
// (RT15, RT20).
func (s *state) loot(seat int) scoring.Score {
	var score scoring.Score
	hidden := scoring.Line{Clause: "RT15", Open: true}
	for _, c := range s.hands[seat] {
		line := scoring.Line{Label: "Boodle " + c.String(), Amount: scoring.Whole(c.value), Clause: "RT18", Event: c.event}
		switch {
		case c.value == unknown:
			hidden.Event = c.event
			continue
		case c.tie:
			line.Label, line.Clause = line.Label+" for the tie", "RT19"
		}
		score.Lines = append(score.Lines, line)
	}
	if n := len(s.secrets(seat)); n > 0 {
		hidden.Label = scoring.Some(n, "secret card")
		score.Lines = append(score.Lines, hidden)
	}
	return score
}

// cardPoints is the total of a seat's loot, without its lines.
func (s *state) cardPoints(seat int) scoring.Tenths {
	points := 0
	for _, c := range s.hands[seat] {
		if c.value != unknown {
			points += c.value
		}
	}
	return scoring.Whole(points)
}

// endPlaced is why games end.
const endPlaced = "no piece can be placed"

// Outcome ranks by the score (RT18), which holds what was drawn for a tie.
func (s *state) Outcome() scoring.Outcome {
	out := scoring.Outcome{Ranks: scoring.RankTotals(s.Tally())}
	if s.phase == over {
		out.Over, out.Clause, out.Reason = true, "RT17", endPlaced
		if s.drewForTie() {
			out.TieBreak = "boodle cards drawn by those who were tied (RT19)"
		}
	}
	return out
}

// drewForTie says whether cards were drawn for a tie.
func (s *state) drewForTie() bool {
	return slices.ContainsFunc(slices.Concat(s.hands...), func(c card) bool { return c.tie })
}
