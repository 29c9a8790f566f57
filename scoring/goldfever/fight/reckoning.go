package fight

import "saddlebag/scoring"

// An Earned line is one of a score, and the line of the reckoning that it belongs
// to; empty for what the table has corrected.
type Earned struct {
	scoring.Line
	Of string
}

// Score gives a team points, for a line of the reckoning.
func (s *Skirmish) Score(team int, of string, line scoring.Line) {
	s.Lines[team] = s.Lines[team].And(Earned{line, of})
}
