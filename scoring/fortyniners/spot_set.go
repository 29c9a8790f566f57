package fortyniners

// A SpotSet is a set of spots that can be compared: a bit for each.
type SpotSet [(MaxSpots + 63) / 64]uint64

// Add adds a spot.
func (s *SpotSet) Add(at SpotIndex) { s[at/64] |= 1 << (at % 64) }

// Has says whether a spot is in the set.
func (s *SpotSet) Has(at SpotIndex) bool { return s[at/64]>>(at%64)&1 == 1 }

// and are the spots that are in both sets.
func (s SpotSet) and(other SpotSet) SpotSet {
	for i := range s {
		s[i] &= other[i]
	}
	return s
}

// or are the spots that are in one of two sets at the least.
func (s SpotSet) or(other SpotSet) SpotSet {
	for i := range s {
		s[i] |= other[i]
	}
	return s
}

// without are the spots that are not in another set.
func (s SpotSet) without(other SpotSet) SpotSet {
	for i := range s {
		s[i] &^= other[i]
	}
	return s
}

// setOf is the set of some spots.
func setOf(spots []SpotIndex) SpotSet {
	var s SpotSet
	for _, at := range spots {
		s.Add(at)
	}
	return s
}
