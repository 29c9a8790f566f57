package goldfever

import (
	"fmt"

	"saddlebag/scoring"
)

// Tally lists what each seat's team has earned: those who fight together score
// together (GF60). What they carry stands beside that until the end (GF67).
func (s *state) Tally() []scoring.Score {
	return scoring.Each(len(s.names), func(seat int) scoring.Score {
		team := s.teamOf(seat)
		return scoring.Score{Lines: append(s.linesOf(team), s.carried(team)...)}
	})
}

// carried is a line for the gold that a team carries while the fight goes on, as
// far as it is known: it counts nothing yet.
func (s *state) carried(team int) []scoring.Line {
	var worth scoring.Score
	last := 0
	for m := range s.men {
		if s.men[m].team != team {
			continue
		}
		for _, line := range s.gold(&s.men[m], "") {
			worth.Lines, last = append(worth.Lines, line), max(last, line.Event)
		}
	}
	if s.phase >= stopped || worth.Lines == nil {
		return nil
	}
	label := fmt.Sprintf("%s in gold, if kept", worth.Total())
	return []scoring.Line{{Label: label, Clause: "GF67", Event: last, Open: true}}
}

// points is what a team has.
func (s *state) points(team int) scoring.Tenths { return scoring.Score{Lines: s.linesOf(team)}.Total() }

// alive counts the living characters of a team.
func (s *state) alive(team int) int {
	n := 0
	for m := range s.men {
		if s.men[m].team == team && s.men[m].alive() {
			n++
		}
	}
	return n
}

// Outcome ranks the teams by their points, then by those alive (GF60).
func (s *state) Outcome() scoring.Outcome {
	out := scoring.Outcome{Ranks: scoring.Ranks(scoring.Each(len(s.names), func(seat int) []scoring.Tenths {
		team := s.teamOf(seat)
		return []scoring.Tenths{s.points(team), scoring.Whole(s.alive(team))}
	}))}
	if s.phase == over {
		out.Over, out.Reason, out.Clause = true, s.ended, "GF60"
	}
	if s.points(0) == s.points(1) && s.alive(0) != s.alive(1) {
		out.TieBreak = "more characters alive"
	}
	return out
}

// linesOf are the lines of a team's score.
func (s *state) linesOf(team int) []scoring.Line {
	return scoring.Each(len(s.lines[team]), func(i int) scoring.Line { return s.lines[team][i].Line })
}
