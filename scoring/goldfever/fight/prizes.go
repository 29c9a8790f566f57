package fight

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/terms"
)

// CanWin says whether a character can win a prize for its team (GF60).
func (s *Skirmish) CanWin(m int, p *scenario.Prize) bool {
	me := &s.Men[m]
	return (p.Team == "" || p.Team == s.House.Scenario.Teams[me.Team].Name) &&
		(len(p.Who) == 0 || slices.Contains(p.Who, me.Name))
}

// Winner finds the team that has a prize as things stand: which has blown it up,
// or whose living characters alone stand in its zone, one of them somebody who can
// win it.
func (s *Skirmish) Winner(i int) (team int, won bool) {
	p := &s.House.Scenario.Prizes[i]
	if p.Blast {
		return s.blaster(i)
	}
	in := s.Standing(s.Zone(p.Zone))
	for _, m := range in {
		if s.Men[m].Team != s.Men[in[0]].Team {
			return 0, false
		}
		if s.CanWin(m, p) {
			team, won = s.Men[m].Team, true
		}
	}
	return team, won
}

// blaster finds the team that has blown up a prize.
func (s *Skirmish) blaster(i int) (team int, won bool) {
	for team := range terms.Teams {
		if slices.ContainsFunc(s.Lines[team].All(), func(l Earned) bool { return l.Of == terms.LinePrize(i) }) {
			return team, true
		}
	}
	return 0, false
}

// Win scores a prize for a team.
func (s *Skirmish) Win(team, i, number int) {
	p := &s.House.Scenario.Prizes[i]
	s.Score(team, terms.LinePrize(i), scoring.Line{Label: scenario.Printed(p.Title), Amount: scoring.Whole(p.Points), Clause: "GF60", Event: number})
}

// blowUp scores what there is to be blown up in a zone, for the team of who has
// thrown the dynamite.
func (s *Skirmish) blowUp(by, zone, number int) {
	for i := range s.House.Scenario.Prizes {
		p := &s.House.Scenario.Prizes[i]
		if _, gone := s.blaster(i); p.Blast && !gone && s.Zone(p.Zone) == zone && s.CanWin(by, p) {
			s.Win(s.Men[by].Team, i, number)
		}
	}
}
