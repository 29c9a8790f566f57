package goldfever

import "math/bits"

// characters is a set of characters, a bit each.
type characters uint16

func (c characters) with(m int) characters    { return c | 1<<m }
func (c characters) without(m int) characters { return c &^ (1 << m) }
func (c characters) has(m int) bool           { return c&(1<<m) != 0 }
func (c characters) first() int               { return bits.TrailingZeros16(uint16(c)) }
