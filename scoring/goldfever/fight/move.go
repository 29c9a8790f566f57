package fight

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/terms"
)

// NextDoor are the zones that a character gets to with one move.
func (s *Skirmish) NextDoor(m int) []int { return s.House.Plan().Next(s.Men[m].Zone) }

// RefuseMove says why nobody gets from where a character stands to a zone with
// one action (GF20).
func (s *Skirmish) RefuseMove(m, zone int) *scoring.Violation {
	next := s.NextDoor(m)
	if slices.Contains(next, zone) {
		return nil
	}
	return scoring.Broken("GF20", "There is no way from %s straight to %s.", s.ZoneName(s.Men[m].Zone), s.ZoneName(zone)).
		Suggest("%s", terms.Listed(s.ZoneNames(next)))
}
