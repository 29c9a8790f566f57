// Package waittest has tests wait for what happens, for as long as all tests may take: how
// long it takes says how busy the machine is, and nothing about the program. It is for tests
// only, of any room.
package waittest

import (
	"testing"
	"time"
)

// margin is how much earlier than the tests must have ended a wait is given up, so that
// there is time to say what was waited for.
const margin = 10 * time.Second

// unbounded is how long is waited where the tests need never end, as benchmarks need not.
const unbounded = time.Hour

// pause is how long is waited between two looks.
const pause = 2 * time.Millisecond

// Latest is when whoever waits gives up: a moment before all tests must have ended.
func Latest(tb testing.TB) time.Time {
	tb.Helper()
	if t, ok := tb.(interface{ Deadline() (time.Time, bool) }); ok {
		if end, must := t.Deadline(); must {
			return end.Add(-margin)
		}
	}
	return time.Now().Add(unbounded)
}

// For waits until something is so, and fails the test if that never comes.
func For(tb testing.TB, what string, isSo func() bool) {
	tb.Helper()
	for end := Latest(tb); !isSo(); time.Sleep(pause) {
		if time.Now().After(end) {
			tb.Fatalf("waited in vain: %s", what)
		}
	}
}
