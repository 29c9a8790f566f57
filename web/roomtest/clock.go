package roomtest

import "time"

// A Clock is a clock that is set by hand.
type Clock struct{ now time.Time }

// NewClock is a clock that stands.
func NewClock() *Clock { return &Clock{time.Unix(1_000_000, 0)} }

// Tell is the time.
func (c *Clock) Tell() time.Time { return c.now }

// After sets the clock forward.
func (c *Clock) After(d time.Duration) { c.now = c.now.Add(d) }
