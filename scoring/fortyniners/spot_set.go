package fortyniners

// A spotSet is a set of spots that can be compared: a bit for each.
type spotSet [(MaxSpots + 63) / 64]uint64

func (s *spotSet) add(at spot) { s[at/64] |= 1 << (at % 64) }

func (s *spotSet) has(at spot) bool { return s[at/64]>>(at%64)&1 == 1 }

// and are the spots that are in both sets.
func (s spotSet) and(other spotSet) spotSet {
	for i := range s {
		s[i] &= other[i]
	}
	return s
}

// or are the spots that are in one of two sets at the least.
func (s spotSet) or(other spotSet) spotSet {
	for i := range s {
		s[i] |= other[i]
	}
	return s
}

// without are the spots that are not in another set.
func (s spotSet) without(other spotSet) spotSet {
	for i := range s {
		s[i] &^= other[i]
	}
	return s
}

// setOf is the set of some spots.
func setOf(spots []spot) spotSet {
	var s spotSet
	for _, at := range spots {
		s.add(at)
	}
	return s
}
