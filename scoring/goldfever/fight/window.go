package fight

import "saddlebag/scoring"

// Deepest is how often a reaction is reacted to (GF27).
const Deepest = 1

// A Window is the time after an action in which ambushers may react to it.
type Window struct {
	Mover  int
	Depth  int        // 0 after an action of a phase, 1 after a reaction to it
	Passed Characters // who have declined
}

// Waits says whether somebody may still react.
func (w Window) Waits(s *Skirmish) bool { return len(s.Entitled(w)) > 0 }

// Reacting says whether what is done now is done from an ambush.
func (s *Skirmish) Reacting() bool {
	_, ok := s.Top().(Window)
	return ok
}

// Entitled are the ambushers who may react now: opponents who see the mover
// (GF27).
func (s *Skirmish) Entitled(w Window) []int {
	if !s.Men[w.Mover].Alive() {
		return nil
	}
	return scoring.Where(len(s.Men), func(m int) bool {
		return s.Men[m].Ambush && s.Foe(m, w.Mover) && !w.Passed.Has(m) && s.Sees(m, w.Mover)
	})
}
