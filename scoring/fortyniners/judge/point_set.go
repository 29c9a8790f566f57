package judge

// pointSet is a set of numbers of points, a bit each.
type pointSet []uint64

const wordBits = 64

func (s pointSet) has(points int) bool {
	return points >= 0 && points/wordBits < len(s) && s[points/wordBits]>>(points%wordBits)&1 == 1
}

func (s pointSet) empty() bool {
	for _, word := range s {
		if word != 0 {
			return false
		}
	}
	return true
}

// plus are its numbers with some points added to each, and those of another set. What
// is more than fits in is left out.
func (s pointSet) plus(points int, other pointSet) pointSet {
	sums := make(pointSet, len(s))
	whole, part := points/wordBits, points%wordBits
	for i := range sums {
		if i >= whole {
			sums[i] = s[i-whole] << part
		}
		if i > whole && part > 0 {
			sums[i] |= s[i-whole-1] >> (wordBits - part)
		}
		if other != nil {
			sums[i] |= other[i]
		}
	}
	return sums
}
