package goldfever

import "saddlebag/scoring"

// reckoned is what a team has by a line of the reckoning.
func (s *state) reckoned(team int, of string) (sum scoring.Tenths) {
	for _, l := range s.lines[team] {
		if l.of == of {
			sum += l.Amount
		}
	}
	return sum
}

// writeReckoning writes what both teams have, line by line. What is scored at the
// end is blank before.
func (s *state) writeReckoning(w *scoring.CellWriter) {
	for team := range Teams {
		name := s.house.Scenario.Teams[team].Name
		for _, r := range s.house.Scenario.Reckoning() {
			sum := s.reckoned(team, r.Line)
			w.Sum(TeamCell(team, r.Line), name+", "+r.Title, scoring.Figure, scoring.When(s.phase == over || sum != 0, sum.String()))
		}
		w.Sum(TeamCell(team, LineTotal), name+", total", scoring.Figure, s.points(team).String())
	}
}
