package goldfever

import (
	"slices"

	"saddlebag/scoring"
)

// nextDoor are the zones that a character gets to with one move.
func (s *state) nextDoor(m int) []int { return s.house.plan.next(s.men[m].zone) }

// refuseMove says why nobody gets from where a character stands to a zone with
// one action (GF20).
func (s *state) refuseMove(m, zone int) *scoring.Violation {
	next := s.nextDoor(m)
	if slices.Contains(next, zone) {
		return nil
	}
	return scoring.Breaks("GF20", "There is no way from %s straight to %s.", s.zoneName(s.men[m].zone), s.zoneName(zone)).
		Suggest("%s", either(s.zoneNames(next)))
}
