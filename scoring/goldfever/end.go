package goldfever

import (
	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/fight"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/speech"
)

// The ways in which a game ends.
const (
	EndRounds = "goldfever.end-rounds"
	EndDead   = "goldfever.end-dead"
	EndHaul   = "goldfever.end-haul"
	EndRout   = "goldfever.end-rout"
	EndAim    = "goldfever.end-aim"
)

// beaten says whether a team has nobody left alive.
func (s *State) beaten() bool { return s.Alive(0) == 0 || s.Alive(1) == 0 }

// decided is why the fight is over with the round that has come to its end;
// empty where it goes on (GF60).
func (s *State) decided() speech.Text {
	sc := &s.House.Scenario
	switch {
	case s.reached():
		return EndAim
	case sc.Haul > 0 && max(s.hauled(0), s.hauled(1)) >= sc.Haul:
		return EndHaul
	case sc.Rout > 0 && max(s.fallen(0), s.fallen(1)) >= sc.Rout:
		return EndRout
	case s.Round == sc.Rounds:
		return EndRounds
	}
	return ""
}

// reached says whether a prize that ends the fight is won.
func (s *State) reached() bool {
	for i := range s.House.Scenario.Prizes {
		if _, won := s.Winner(i); won && s.House.Scenario.Prizes[i].Ends {
			return true
		}
	}
	return false
}

// hauled is how many nuggets a team carries: from the outside all look the same
// (GF6).
func (s *State) hauled(team int) int {
	n := 0
	for m := range s.Men {
		if s.Men[m].Team != team {
			continue
		}
		for _, t := range s.Men[m].Pockets {
			if t != fight.Nothing && s.Things[t].Kind == terms.Nugget {
				n++
			}
		}
	}
	return n
}

// fallen counts the dead of a team.
func (s *State) fallen(team int) int {
	return len(s.House.Scenario.Teams[team].Characters) - s.Alive(team)
}

// finish ends the fight. Nuggets that only their owners know are shown first.
func (s *State) finish(reason speech.Text, number int) {
	s.Ended, s.final = reason, number
	s.Todo, s.Turn = nil, fight.Turn{Man: fight.NoMan}
	s.Phase = Revealing
	s.settle()
}

// settle adds up what is scored at the end, once every nugget carried is known
// (GF60).
func (s *State) settle() {
	if len(s.hidden()) > 0 {
		return
	}
	s.Phase = Over
	for m := range s.Men {
		if s.Men[m].Alive() {
			s.scoreMan(&s.Men[m])
		}
	}
	for i, prize := range s.House.Scenario.Prizes {
		if team, won := s.Winner(i); won && !prize.Blast {
			s.Win(team, i, s.final)
		}
	}
}

// scoreMan scores for a character alive at the end, and the nuggets it carries.
func (s *State) scoreMan(m *fight.Man) {
	if points := s.House.Scenario.Points.Survivor; points != 0 {
		s.Score(m.Team, terms.LineSurvivors, scoring.Line{Label: speech.Say("goldfever.alive", "character", m.Name), Amount: scoring.Whole(points), Clause: "GF60", Event: s.final})
	}
	for _, line := range s.gold(m, "GF6") {
		s.Score(m.Team, terms.LineGold, line)
	}
}
