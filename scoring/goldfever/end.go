package goldfever

import "saddlebag/scoring"

// The ways in which a game ends.
const (
	endRounds = "the last round"
	endDead   = "a team is dead"
	endHaul   = "a haul of gold"
	endRout   = "a team is routed"
	endAim    = "the aim is reached"
)

// beaten says whether a team has nobody left alive.
func (s *state) beaten() bool { return s.alive(0) == 0 || s.alive(1) == 0 }

// decided is why the fight is over with the round that has come to its end;
// empty where it goes on (GF60).
func (s *state) decided() string {
	sc := &s.house.Scenario
	switch {
	case s.reached():
		return endAim
	case sc.Haul > 0 && max(s.hauled(0), s.hauled(1)) >= sc.Haul:
		return endHaul
	case sc.Rout > 0 && max(s.fallen(0), s.fallen(1)) >= sc.Rout:
		return endRout
	case s.round == sc.Rounds:
		return endRounds
	}
	return ""
}

// reached says whether a prize that ends the fight is won.
func (s *state) reached() bool {
	for i := range s.house.Scenario.Prizes {
		if _, won := s.winner(i); won && s.house.Scenario.Prizes[i].Ends {
			return true
		}
	}
	return false
}

// hauled is how many nuggets a team carries: from the outside all look the same
// (GF6).
func (s *state) hauled(team int) int {
	n := 0
	for m := range s.men {
		if s.men[m].team != team {
			continue
		}
		for _, t := range s.men[m].pockets {
			if t != nothing && s.things[t].kind == Nugget {
				n++
			}
		}
	}
	return n
}

// fallen counts the dead of a team.
func (s *state) fallen(team int) int {
	return len(s.house.Scenario.Teams[team].Characters) - s.alive(team)
}

// finish ends the fight. Nuggets that only their owners know are shown first.
func (s *state) finish(reason string, number int) {
	s.ended, s.final = reason, number
	s.todo, s.turn = nil, turn{man: noMan}
	s.phase = revealing
	s.settle()
}

// settle adds up what is scored at the end, once every nugget carried is known
// (GF60).
func (s *state) settle() {
	if len(s.hidden()) > 0 {
		return
	}
	s.phase = over
	for m := range s.men {
		if s.men[m].alive() {
			s.scoreMan(&s.men[m])
		}
	}
	for i, prize := range s.house.Scenario.Prizes {
		if team, won := s.winner(i); won && !prize.Blast {
			s.win(team, i, s.final)
		}
	}
}

// scoreMan scores for a character alive at the end, and the nuggets it carries.
func (s *state) scoreMan(m *man) {
	if points := s.house.Scenario.Points.Survivor; points != 0 {
		s.score(m.team, LineSurvivors, scoring.Line{Label: m.name + " is alive", Amount: scoring.Whole(points), Clause: "GF60", Event: s.final})
	}
	for _, line := range s.gold(m, "GF6") {
		s.score(m.team, LineGold, line)
	}
}
