package goldfever

import (
	"saddlebag/scoring"
)

// react does one action from an ambush, or declines.
func (s *state) react(e scoring.Event, m int) *scoring.Violation {
	if !s.men[m].alive() {
		return s.isDead(m)
	}
	w, ok := s.top().(window)
	if !ok {
		return s.noReaction(m)
	}
	if v := s.refuseReaction(w, m); v != nil {
		return v
	}
	if e.Args[0] == wordPass {
		w.passed = w.passed.with(m)
		s.pop()
		s.push(w)
		s.proceed(e.Number)
		return nil
	}
	d, v := s.read(m, e.Args[0], e.Args[1:])
	if v == nil {
		v = s.refuse(m, d)
	}
	if v != nil {
		return v
	}
	s.men[m].ambush = false
	s.turn.still = false
	steps := s.do(m, d, e.Number)
	if w.depth < deepest {
		s.push(window{mover: m, depth: w.depth + 1})
	}
	s.push(steps...)
	s.proceed(e.Number)
	return nil
}

// refuseReaction says why a character cannot react in a window.
func (s *state) refuseReaction(w window, m int) *scoring.Violation {
	me := &s.men[m]
	switch {
	case me.team == s.men[w.mover].team:
		return scoring.Breaks("GF27", "%s does not react to a friend.", me.name)
	case !me.ambush:
		return scoring.Breaks("GF27", "%s lies in no ambush.", me.name)
	case w.passed.has(m):
		return scoring.Breaks("GF27", "%s has declined to react.", me.name)
	case !s.sees(m, w.mover):
		return scoring.Breaks("GF27", "%s does not see %s.", me.name, s.name(w.mover))
	}
	return nil
}

// noReaction says why there is nothing to react to.
func (s *state) noReaction(m int) *scoring.Violation {
	if s.busy() {
		return s.misplaced()
	}
	return scoring.Breaks("GF27", "There is nothing that %s could react to: an opponent in sight acts first.", s.name(m))
}

// flee takes a character away in panic (GF54).
func (s *state) flee(e scoring.Event, m int) *scoring.Violation {
	zone, v := s.readZone(e.Args[0])
	if v != nil {
		return v
	}
	f, ok := s.top().(flight)
	switch {
	case !ok:
		return scoring.Breaks("GF54", "Nobody flees now.")
	case f.on != m:
		return scoring.Breaks("GF54", "%s flees, not %s.", s.name(f.on), s.name(m))
	case s.refuseMove(m, zone) != nil:
		return scoring.Breaks("GF54", "%s flees to a zone next door.", s.name(m)).Suggest("%s", either(s.zoneNames(s.nextDoor(m))))
	}
	s.pop()
	s.men[m].zone = zone
	s.turn.still = false
	s.proceed(e.Number)
	return nil
}
