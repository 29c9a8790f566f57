package goldfever

import (
	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/fight"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/speech"
)

// gold are the lines of the nuggets that a character carries, as far as their
// faces are known.
func (s *State) gold(m *fight.Man, clause string) []scoring.Line {
	var lines []scoring.Line
	for _, t := range m.Carries() {
		if it := &s.Things[t]; it.Kind == terms.Nugget && it.Face > 0 {
			lines = append(lines, s.goldLine(m, t, clause))
		}
	}
	return lines
}

func (s *State) goldLine(m *fight.Man, t int, clause string) scoring.Line {
	it := &s.Things[t]
	return scoring.Line{
		Label: speech.Say("goldfever.has-nugget", "character", m.Name, "nugget", s.Numbered(t)), Amount: scoring.Whole(it.Face), Clause: clause, Event: it.Event,
	}
}

// Stop scores the nuggets that are carried, as far as they are known, beside what was
// scored before (GF67).
func (s *State) Stop() {
	s.Todo, s.Turn = nil, fight.Turn{Man: fight.NoMan}
	s.Phase = Stopped
	for m := range s.Men {
		for _, line := range s.gold(&s.Men[m], "GF67") {
			s.Score(s.Men[m].Team, terms.LineGold, line)
		}
	}
}

// Hidden is how many carried nuggets have a face that isn't known.
func (s *State) Hidden() int { return len(s.hidden()) }

// hidden are the carried nuggets whose face is not known.
func (s *State) hidden() []int {
	return s.carriedWhere(func(it *fight.Thing) bool { return it.Face == terms.UnknownFace })
}

// toReveal are the carried nuggets that can be shown: those that are hidden at
// the end, and after a stop all that have not been shown since.
func (s *State) toReveal() []int {
	if s.Phase == Stopped {
		return s.carriedWhere(func(it *fight.Thing) bool { return !it.Shown })
	}
	return s.hidden()
}

// carriedWhere are the carried nuggets of which something holds.
func (s *State) carriedWhere(holds func(it *fight.Thing) bool) []int {
	var list []int
	for m := range s.Men {
		for _, t := range s.Men[m].Carries() {
			if it := &s.Things[t]; it.Kind == terms.Nugget && holds(it) {
				list = append(list, t)
			}
		}
	}
	return list
}

// reveal shows a nugget at the end, or after a stop (GF6, GF67).
func (s *State) reveal(e scoring.Event, m int) *scoring.Violation {
	if s.Phase != Revealing && s.Phase != Stopped {
		return scoring.Breaks("GF6", "goldfever.fight-not-over")
	}
	t, v := s.Own(m, e.Args[0])
	if v != nil {
		return v
	}
	face := terms.ReadFace(e.Args[1])
	if v := s.refuseReveal(t, face); v != nil {
		return v
	}
	it := &s.Things[t]
	news := it.Face == terms.UnknownFace
	s.TurnFace(t, face, e.Number)
	it.Shown = true
	if s.Phase == Revealing {
		s.settle()
		return nil
	}
	if news && face > 0 {
		s.Score(s.Men[m].Team, terms.LineGold, s.goldLine(&s.Men[m], t, "GF67"))
	}
	return nil
}

// refuseReveal says why a nugget is not shown with a face.
func (s *State) refuseReveal(t, face int) *scoring.Violation {
	switch it := &s.Things[t]; {
	case it.Kind != terms.Nugget:
		return scoring.Breaks("GF6", "goldfever.no-face-to-show", "object", s.Title(t))
	case it.Shown || it.Face != terms.UnknownFace && s.Phase == Revealing:
		return scoring.Breaks("GF6", "goldfever.face-known", "nugget", s.Numbered(t))
	}
	return s.RefuseFace(t, face)
}
