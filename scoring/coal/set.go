package coal

import "math/bits"

// A set is one of numbers below 64: of burros, or of kinds of minerals.
type set uint

func (s set) has(n int) bool { return s&(1<<n) != 0 }

func (s set) with(n int) set { return s | 1<<n }

func (s set) without(n int) set { return s &^ (1 << n) }

func (s set) size() int { return bits.OnesCount(uint(s)) }
