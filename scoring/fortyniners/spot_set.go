package fortyniners

// A spotSet is a set of spots that can be compared: a bit for each.
type spotSet [(MaxSpots + 63) / 64]uint64

func (s *spotSet) add(at spot) { s[at/64] |= 1 << (at % 64) }

func (s *spotSet) has(at spot) bool { return s[at/64]>>(at%64)&1 == 1 }
