package goldfever

import "saddlebag/scoring"

// refuseMove says why nobody gets from where a character stands to a zone with
// one action (GF20).
func (s *state) refuseMove(m, zone int) *scoring.Violation {
	from := s.men[m].zone
	if _, ok := s.house.Village.Border(from, zone); ok && from != zone {
		return nil
	}
	v := scoring.Breaks("GF20", "There is no way from %s straight to %s.", s.zoneName(from), s.zoneName(zone))
	if next := s.house.Village.Neighbours(from); len(next) > 0 {
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
