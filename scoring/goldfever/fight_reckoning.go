package goldfever

import "saddlebag/scoring"

// An earned line is one of a score, and the line of the reckoning that it belongs
// to; empty for what the table has corrected.
type earned struct {
	scoring.Line
	of string
}

// score gives a team points, for a line of the reckoning.
func (s *skirmish) score(team int, of string, line scoring.Line) {
	s.lines[team] = append(s.lines[team], earned{line, of})
}
