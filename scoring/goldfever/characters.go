package goldfever

import "math/bits"

// characters is a set of characters, a bit each.
type characters uint16

// with adds a character.
func (c characters) with(m int) characters { return c | 1<<m }

// without takes one away.
func (c characters) without(m int) characters { return c &^ (1 << m) }

// has says whether a character is in the set.
func (c characters) has(m int) bool { return c&(1<<m) != 0 }

// first is the first one of the scenario.
func (c characters) first() int { return bits.TrailingZeros16(uint16(c)) }
