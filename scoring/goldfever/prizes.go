package goldfever

import (
	"slices"

	"saddlebag/scoring"
)

// canWin says whether a character can win a prize for its team (GF60).
func (s *skirmish) canWin(m int, p *Prize) bool {
	me := &s.men[m]
	return (p.Team == "" || p.Team == s.house.Scenario.Teams[me.team].Name) &&
		(len(p.Who) == 0 || slices.Contains(p.Who, me.name))
}

// winner finds the team that has a prize as things stand: which has blown it up,
// or whose living characters alone stand in its zone, one of them somebody who can
// win it.
func (s *skirmish) winner(i int) (team int, won bool) {
	p := &s.house.Scenario.Prizes[i]
	if p.Blast {
		return s.blaster(i)
	}
	in := s.standing(s.zone(p.Zone))
	for _, m := range in {
		if s.men[m].team != s.men[in[0]].team {
			return 0, false
		}
		if s.canWin(m, p) {
			team, won = s.men[m].team, true
		}
	}
	return team, won
}

// blaster finds the team that has blown up a prize.
func (s *skirmish) blaster(i int) (team int, won bool) {
	for team := range Teams {
		if slices.ContainsFunc(s.lines[team], func(l earned) bool { return l.of == LinePrize(i) }) {
			return team, true
		}
	}
	return 0, false
}

// win scores a prize for a team.
func (s *skirmish) win(team, i, number int) {
	p := &s.house.Scenario.Prizes[i]
	s.score(team, LinePrize(i), scoring.Line{Label: p.Title, Amount: scoring.Whole(p.Points), Clause: "GF60", Event: number})
}

// blowUp scores what there is to be blown up in a zone, for the team of who has
// thrown the dynamite.
func (s *skirmish) blowUp(by, zone, number int) {
	for i := range s.house.Scenario.Prizes {
		p := &s.house.Scenario.Prizes[i]
		if _, gone := s.blaster(i); p.Blast && !gone && s.zone(p.Zone) == zone && s.canWin(by, p) {
			s.win(s.men[by].team, i, number)
		}
	}
}
