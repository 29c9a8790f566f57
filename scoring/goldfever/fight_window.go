package goldfever

import "saddlebag/scoring"

// deepest is how often a reaction is reacted to (GF27).
const deepest = 1

// A window is the time after an action in which ambushers may react to it.
type window struct {
	mover  int
	depth  int        // 0 after an action of a phase, 1 after a reaction to it
	passed characters // who have declined
}

// waits says whether somebody may still react.
func (w window) waits(s *skirmish) bool { return len(s.entitled(w)) > 0 }

// reacting says whether what is done now is done from an ambush.
func (s *skirmish) reacting() bool {
	_, ok := s.top().(window)
	return ok
}

// entitled are the ambushers who may react now: opponents who see the mover
// (GF27).
func (s *skirmish) entitled(w window) []int {
	if !s.men[w.mover].alive() {
		return nil
	}
	return scoring.Where(len(s.men), func(m int) bool {
		return s.men[m].ambush && s.foe(m, w.mover) && !w.passed.has(m) && s.sees(m, w.mover)
	})
}
