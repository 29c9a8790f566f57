package fight

import "saddlebag/scoring"

// An earned line is one of a score, and the line of the reckoning that it belongs
// to; empty for what the table has corrected.
type earned struct {
	scoring.Line
	Of string
}

// Score gives a team points, for a line of the reckoning.
func (s *Skirmish) Score(team int, of string, line scoring.Line) {
	s.Lines[team] = append(s.Lines[team], earned{line, of})
}
