package goldfever

import (
	"slices"

	"saddlebag/scoring"
)

// refuseMove says why nobody gets from where a character stands to a zone with
// one action (GF20).
func (s *state) refuseMove(m, zone int) *scoring.Violation {
	from := s.men[m].zone
	next := s.house.plan.next[from]
	if slices.Contains(next, zone) {
		return nil
	}
	v := scoring.Breaks("GF20", "There is no way from %s straight to %s.", s.zoneName(from), s.zoneName(zone))
	if len(next) > 0 {
		return v.Try("%s", either(s.zoneNames(next)))
	}
	return v
}

func (s *state) zoneNames(zones []int) []string {
	names := make([]string, len(zones))
	for i, z := range zones {
		names[i] = s.zoneName(z)
	}
	return names
}
