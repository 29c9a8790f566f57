package goldfever

import (
	"slices"

	"saddlebag/scoring"
)

// nextDoor are the zones that a character gets to with one move.
func (s *skirmish) nextDoor(m int) []int { return s.house.Plan().next(s.men[m].zone) }

// refuseMove says why nobody gets from where a character stands to a zone with
// one action (GF20).
func (s *skirmish) refuseMove(m, zone int) *scoring.Violation {
	next := s.nextDoor(m)
	if slices.Contains(next, zone) {
		return nil
	}
	return scoring.Breaks("GF20", "There is no way from %s straight to %s.", s.zoneName(s.men[m].zone), s.zoneName(zone)).
		Suggest("%s", either(s.zoneNames(next)))
}
