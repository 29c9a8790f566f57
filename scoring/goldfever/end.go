package goldfever

import "saddlebag/scoring"

// beaten says whether a team has nobody left alive.
func (s *state) beaten() bool { return s.alive(0) == 0 || s.alive(1) == 0 }

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
		if team, held := s.holds(s.zone(prize.Zone)); held {
			s.score(team, LinePrize(i), scoring.Line{Label: prize.Title, Amount: scoring.Whole(prize.Points), Clause: "GF60", Event: s.final})
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

// holds finds the team whose living characters alone stand in a zone.
func (s *state) holds(zone int) (team int, held bool) {
	for _, m := range s.standing(zone) {
		if held && s.men[m].team != team {
			return 0, false
		}
		team, held = s.men[m].team, true
	}
	return team, held
}
