package goldfever

import (
	"slices"

	"saddlebag/scoring"
)

// Tally lists what each seat's team has earned: those who fight together score
// together (GF60).
func (s *state) Tally() []scoring.Score {
	scores := make([]scoring.Score, len(s.names))
	for seat := range scores {
		scores[seat] = scoring.Score{Lines: slices.Clone(s.lines[s.teamOf(seat)])}
	}
	return scores
}

// points is what a team has.
func (s *state) points(team int) scoring.Tenths { return scoring.Score{Lines: s.lines[team]}.Total() }

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
	keys := make([][]scoring.Tenths, len(s.names))
	for seat := range keys {
		team := s.teamOf(seat)
		keys[seat] = []scoring.Tenths{s.points(team), scoring.Whole(s.alive(team))}
	}
	out := scoring.Outcome{Ranks: scoring.Ranks(keys)}
	if s.phase == over {
		out.Over, out.Reason, out.Clause = true, s.ended, "GF60"
	}
	if s.points(0) == s.points(1) && s.alive(0) != s.alive(1) {
		out.TieBreak = "more characters alive"
	}
	return out
}
