package goldfever

import (
	"saddlebag/scoring"
)

// Tally lists what each seat's team has earned: those who fight together score
// together (GF60).
func (s *state) Tally() []scoring.Score {
	return scoring.Each(len(s.names), func(seat int) scoring.Score {
		return scoring.Score{Lines: s.linesOf(s.teamOf(seat))}
	})
}

// points is what a team has.
func (s *state) points(team int) scoring.Tenths { return scoring.Score{Lines: s.linesOf(team)}.Total() }

// alive counts the living characters of a team.
func (s *state) alive(team int) int {
	return len(scoring.Where(len(s.men), func(m int) bool { return s.men[m].team == team && s.men[m].alive() }))
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
