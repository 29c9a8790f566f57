package fight

import "math/bits"

// Characters is a set of characters, a bit each.
type Characters uint16

// With adds a character.
func (c Characters) With(m int) Characters { return c | 1<<m }

// without takes one away.
func (c Characters) without(m int) Characters { return c &^ (1 << m) }

// Has says whether a character is in the set.
func (c Characters) Has(m int) bool { return c&(1<<m) != 0 }

// first is the first one of the scenario.
func (c Characters) first() int { return bits.TrailingZeros16(uint16(c)) }
