package goldfever

import "saddlebag/scoring"

// gold are the lines of the nuggets that a character carries, as far as their
// faces are known.
func (s *state) gold(m *man, clause string) []scoring.Line {
	var lines []scoring.Line
	for _, t := range m.carries() {
		if it := &s.things[t]; it.kind == Nugget && it.face > 0 {
			lines = append(lines, goldLine(m, it, clause))
		}
	}
	return lines
}

func goldLine(m *man, it *thing, clause string) scoring.Line {
	return scoring.Line{
		Label: m.name + " has " + it.id(), Amount: scoring.Whole(it.face), Clause: clause, Event: it.event,
	}
}

// Stop scores the nuggets that are carried, as far as they are known, beside what was
// scored before (GF67).
func (s *state) Stop() {
	s.todo, s.turn = nil, turn{man: noMan}
	s.phase = stopped
	for m := range s.men {
		for _, line := range s.gold(&s.men[m], "GF67") {
			s.score(s.men[m].team, LineGold, line)
		}
	}
}

// hidden are the carried nuggets whose face is not known.
func (s *state) hidden() []int {
	return s.carriedWhere(func(it *thing) bool { return it.face == unknown })
}

// toReveal are the carried nuggets that can be shown: those that are hidden at
// the end, and after a stop all that have not been shown since.
func (s *state) toReveal() []int {
	if s.phase == stopped {
		return s.carriedWhere(func(it *thing) bool { return !it.shown })
	}
	return s.hidden()
}

// carriedWhere are the carried nuggets of which something holds.
func (s *state) carriedWhere(holds func(it *thing) bool) []int {
	var list []int
	for m := range s.men {
		for _, t := range s.men[m].carries() {
			if it := &s.things[t]; it.kind == Nugget && holds(it) {
				list = append(list, t)
			}
		}
	}
	return list
}

// reveal shows a nugget at the end, or after a stop (GF6, GF67).
func (s *state) reveal(e scoring.Event, m int) *scoring.Violation {
	if s.phase != revealing && s.phase != stopped {
		return scoring.Breaks("GF6", "Nuggets are shown when the fight is over.")
	}
	t, v := s.own(m, e.Args[0])
	if v != nil {
		return v
	}
	face := readFace(e.Args[1])
	if v := s.refuseReveal(t, face); v != nil {
		return v
	}
	it := &s.things[t]
	news := it.face == unknown
	s.turnFace(t, face, e.Number)
	it.shown = true
	if s.phase == revealing {
		s.settle()
		return nil
	}
	if news && face > 0 {
		s.score(s.men[m].team, LineGold, goldLine(&s.men[m], it, "GF67"))
	}
	return nil
}

// refuseReveal says why a nugget is not shown with a face.
func (s *state) refuseReveal(t, face int) *scoring.Violation {
	switch it := &s.things[t]; {
	case it.kind != Nugget:
		return scoring.Breaks("GF6", "A %s has no face to show.", s.title(t))
	case it.shown || it.face != unknown && s.phase == revealing:
		return scoring.Breaks("GF6", "Everybody knows what is on %s.", it.id())
	}
	return s.refuseFace(t, face)
}
