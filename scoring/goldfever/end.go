package goldfever

import (
	"fmt"

	"saddlebag/scoring"
)

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
	for _, t := range m.carries() {
		if it := &s.things[t]; it.kind == Nugget && it.face > 0 {
			s.score(m.team, LineGold, scoring.Line{
				Label: fmt.Sprintf("%s has %s", m.name, it.id()), Amount: scoring.Whole(it.face), Clause: "GF6", Event: it.event,
			})
		}
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

// hidden are the carried nuggets whose face is not known.
func (s *state) hidden() []int {
	var list []int
	for m := range s.men {
		for _, t := range s.men[m].carries() {
			if s.things[t].kind == Nugget && s.things[t].face == unknown {
				list = append(list, t)
			}
		}
	}
	return list
}

// reveal shows a nugget at the end (GF6).
func (s *state) reveal(e scoring.Event, m int) *scoring.Violation {
	if s.phase != revealing {
		return scoring.Breaks("GF6", "Nuggets are shown when the fight is over.")
	}
	t, v := s.own(m, e.Args[0])
	if v != nil {
		return v
	}
	face := readFace(e.Args[1])
	switch it := &s.things[t]; {
	case it.kind != Nugget:
		return scoring.Breaks("GF6", "A %s has no face to show.", s.title(t))
	case it.face != unknown:
		return scoring.Breaks("GF6", "Everybody knows what is on %s.", it.id())
	case s.faces[face] == 0:
		return scoring.Breaks("GF6", "No other nugget is %s.", faceTitle(face)).Suggest("%s", either(s.facesOf(t)))
	}
	s.turnFace(t, face, e.Number)
	s.settle()
	return nil
}
