package goldfever

import (
	"saddlebag/scoring"
)

// deepest is how often a reaction is reacted to (GF27).
const deepest = 1

// A window is the time after an action in which ambushers may react to it.
type window struct {
	mover  int
	depth  int        // 0 after an action of a phase, 1 after a reaction to it
	passed characters // who have declined
}

func (w window) waits(s *state) bool { return len(s.entitled(w)) > 0 }

// reacting says whether what is done now is done from an ambush.
func (s *state) reacting() bool {
	_, ok := s.top().(window)
	return ok
}

// entitled are the ambushers who may react now: opponents who see the mover
// (GF27).
func (s *state) entitled(w window) []int {
	if !s.men[w.mover].alive() {
		return nil
	}
	return scoring.Where(len(s.men), func(m int) bool {
		return s.men[m].ambush && s.foe(m, w.mover) && !w.passed.has(m) && s.sees(m, w.mover)
	})
}

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
