package live_test

import (
	"testing"
	"time"

	"saddlebag/scoring"
	"saddlebag/scoring/waittest"
	"saddlebag/web/live"
	"saddlebag/web/live/people"
)

// Who looks on and goes again, a hundred times, does not have everybody's page
// made anew a hundred times; in the end everybody knows how many are there.
func TestACrowdIsToldTogether(t *testing.T) {
	r := open(t)
	ann := r.make("nugget", "Bob")
	eve := r.sit(ann, people.Onlooker, scoring.Table)
	changed := make(chan struct{}, 1)
	w := ann.Watch(changed)
	defer w.Stop()
	before, err := ann.Presence()
	if err != nil {
		t.Fatal(err)
	}
	var stay []*live.Watch
	for i := range 100 {
		one := eve.Watch(make(chan struct{}, 1))
		if i%2 == 0 {
			one.Stop()
		} else {
			stay = append(stay, one)
		}
	}
	now, err := ann.Presence()
	if err != nil {
		t.Fatal(err)
	}
	if times := now.Version - before.Version; times > 2 {
		t.Errorf("a hundred who come are told %d times", times)
	}
	for now.Looks != len(stay) || now.Version == before.Version {
		select {
		case <-changed:
		case <-time.After(time.Until(waittest.Latest(t))):
			t.Fatalf("nobody is told that %d look on; %d do", len(stay), now.Looks)
		}
		if now, err = ann.Presence(); err != nil {
			t.Fatal(err)
		}
	}
	for _, one := range stay {
		one.Stop()
	}
}
