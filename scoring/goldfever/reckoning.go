package goldfever

import (
	"strconv"
	"strings"

	"saddlebag/scoring"
)

// The lines of a team's reckoning, as its cells are called.
const (
	LineGold      = "gold"
	LineKills     = "kills"
	LineSurvivors = "survivors"
	linePrize     = "prize-" // numbered from 1
	LineTotal     = "total"
)

// LinePrize is the line of a prize, counted from 0 in the scenario.
func LinePrize(i int) string { return linePrize + strconv.Itoa(i+1) }

// A Reckoned is something that a scenario gives points for: a line of what is
// added up for each team at the end (GF60).
type Reckoned struct {
	Line   string // "gold", "prize-2"
	Short  string // for people, above a column: "kills", "vault"
	Title  string // for people, in the middle of a sentence: "opponents killed"
	Each   string // what the points are for: "each opponent killed"
	Points int    // for each; 0 for nuggets, which are worth what they are
}

// Reckoning lists what a scenario gives points for.
func (sc *Scenario) Reckoning() []Reckoned {
	var all []Reckoned
	if n := sc.Nuggets; n.One+n.Two+n.Three > 0 {
		all = append(all, Reckoned{Line: LineGold, Short: "gold", Title: "nuggets carried", Each: "nuggets carried at the end: their value"})
	}
	if n := sc.Points.Kill; n != 0 {
		all = append(all, Reckoned{LineKills, "kills", "opponents killed", "each opponent killed", n})
	}
	if n := sc.Points.Survivor; n != 0 {
		all = append(all, Reckoned{LineSurvivors, "alive", "those alive", "each of the team alive", n})
	}
	for i, p := range sc.Prizes {
		all = append(all, Reckoned{LinePrize(i), strings.TrimPrefix(p.Title, "The "), p.Title, p.Title + " (" + p.Zone + ") " + p.how(), p.Points})
	}
	return all
}

// how says how a prize is won: "held alone by Ted", "blown up by the Gang".
func (p *Prize) how() string {
	how := "held alone"
	if p.Blast {
		how = "blown up"
	}
	switch {
	case len(p.Who) > 0:
		how += " by " + strings.Join(p.Who, " or ")
	case p.Team != "":
		how += " by " + p.Team
	}
	return how
}

// An earned line is one of a score, and the line of the reckoning that it belongs
// to; empty for what the table has corrected.
type earned struct {
	scoring.Line
	of string
}

// score gives a team points, for a line of the reckoning.
func (s *state) score(team int, of string, line scoring.Line) {
	s.lines[team] = append(s.lines[team], earned{line, of})
}

// linesOf are the lines of a team's score.
func (s *state) linesOf(team int) []scoring.Line {
	return scoring.Each(len(s.lines[team]), func(i int) scoring.Line { return s.lines[team][i].Line })
}

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
