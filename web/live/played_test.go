package live_test

import (
	"testing"
	"time"
)

// A game is played from its first entry to its end or for twelve hours after its last entry, and
// a table whenever somebody watches it.
func TestPlayed(t *testing.T) {
	r := open(t)
	want := func(want bool, when string) {
		t.Helper()
		if got, err := r.Played(t.Context()); err != nil || got != want {
			t.Errorf("%s: played %v, %v", when, got, err)
		}
	}
	want(false, "without a table")
	host := r.make("nugget", "Bob")
	want(false, "before the first entry")
	watch := host.Watch(make(chan struct{}, 1))
	want(true, "watched")
	watch.Stop()
	r.now = r.now.Add(23 * time.Hour)
	r.enter(host, dug...)
	r.now = r.now.Add(12 * time.Hour)
	want(true, "twelve hours after the last entry")
	r.now = r.now.Add(time.Second)
	want(false, "later")
	r.enter(host, "table note again")
	r.reopen()
	want(true, "carried on, and the program started again")
	host = r.at(host.Code)
	r.enter(host, "table stop tired")
	want(false, "stopped")
	other := r.make("nugget", "Bob")
	r.enter(other, dug...)
	want(true, "another one begun")
	if err := other.Delete(t.Context()); err != nil {
		t.Fatal(err)
	}
	want(false, "deleted")
}
