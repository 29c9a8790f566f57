package fight

import (
	"slices"

	"saddlebag/scoring"
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
	return OneOf(scoring.Breaks("GF20", "goldfever.no-way", "from", s.ZoneName(s.Men[m].Zone), "zone", s.ZoneName(zone)), s.ZoneNames(next))
}
