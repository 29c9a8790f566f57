package goldfever

import (
	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/fight"
	"saddlebag/scoring/goldfever/terms"
)

// react does one action from an ambush, or declines.
func (s *State) react(e scoring.Event, m int) *scoring.Violation {
	if !s.Men[m].Alive() {
		return s.IsDead(m)
	}
	w, ok := s.Top().(fight.Window)
	if !ok {
		return s.noReaction(m)
	}
	if v := s.refuseReaction(w, m); v != nil {
		return v
	}
	if e.Args[0] == terms.WordPass {
		w.Passed = w.Passed.With(m)
		s.Pop()
		s.Push(w)
		s.proceed(e.Number)
		return nil
	}
	d, v := s.Read(m, e.Args[0], e.Args[1:])
	if v == nil {
		v = s.Refuse(m, d)
	}
	if v != nil {
		return v
	}
	s.Men[m].Ambush = false
	s.Turn.Still = false
	steps := s.Do(m, d, e.Number)
	if w.Depth < fight.Deepest {
		s.Push(fight.Window{Mover: m, Depth: w.Depth + 1})
	}
	s.Push(steps...)
	s.proceed(e.Number)
	return nil
}

// refuseReaction says why a character cannot react in a window.
func (s *State) refuseReaction(w fight.Window, m int) *scoring.Violation {
	me := &s.Men[m]
	switch {
	case me.Team == s.Men[w.Mover].Team:
		return scoring.Breaks("GF27", "goldfever.friend-moved", "character", me.Name)
	case !me.Ambush:
		return scoring.Breaks("GF27", "goldfever.no-ambush", "character", me.Name)
	case w.Passed.Has(m):
		return scoring.Breaks("GF27", "goldfever.declined", "character", me.Name)
	case !s.Sees(m, w.Mover):
		return scoring.Breaks("GF27", "goldfever.unseen", "character", me.Name, "opponent", s.NameOf(w.Mover))
	}
	return nil
}

// noReaction says why there is nothing to react to.
func (s *State) noReaction(m int) *scoring.Violation {
	if s.Busy() {
		return s.Misplaced()
	}
	return scoring.Breaks("GF27", "goldfever.nothing-to-react-to", "character", s.NameOf(m))
}

// flee takes a character away in panic (GF54).
func (s *State) flee(e scoring.Event, m int) *scoring.Violation {
	zone, v := s.ReadZone(e.Args[0])
	if v != nil {
		return v
	}
	f, ok := s.Top().(fight.Flight)
	switch {
	case !ok:
		return scoring.Breaks("GF54", "goldfever.nobody-flees")
	case f.On != m:
		return scoring.Breaks("GF54", "goldfever.other-flees", "fleeing", s.NameOf(f.On), "character", s.NameOf(m))
	case s.RefuseMove(m, zone) != nil:
		return fight.OneOf(scoring.Breaks("GF54", "goldfever.flees-too-far", "character", s.NameOf(m)), s.ZoneNames(s.NextDoor(m)))
	}
	s.Pop()
	s.Men[m].Zone = zone
	s.Turn.Still = false
	s.proceed(e.Number)
	return nil
}
