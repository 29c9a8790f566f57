package judge

import "math/bits"

// A set is one of numbers below 64: of burros, or of kinds of minerals.
type set uint

// has says whether a number is in it.
func (s set) has(n int) bool { return s&(1<<n) != 0 }

// with is the set and a number.
func (s set) with(n int) set { return s | 1<<n }

// without is the set but for a number.
func (s set) without(n int) set { return s &^ (1 << n) }

// size is how many numbers it has.
func (s set) size() int { return bits.OnesCount(uint(s)) }
