package live_test

import (
	"testing"

	"saddlebag/web/live"
	"saddlebag/web/live/people"
)

// One tap takes back what the own phone entered last, never what a friend did on
// theirs since; only where a host has nothing of the own is it a friend's.
func TestOneTapTakesBackOnesOwn(t *testing.T) {
	r := open(t)
	host := r.make("nugget", "Bob")
	bob := r.sit(host, people.Player, 1)
	r.enter(host, dug[:4]...)
	for _, step := range []struct {
		by    live.Place
		event string
		host  string // what the host takes back
		takes int
		bob   string
	}{
		{host, "table roll 2+5", "table undo", 5, "table undo"},
		{host, "Ann dig 5", "table undo", 6, ""},
		{bob, "Bob dig 2", "Ann undo", 6, "Bob undo"},
		{host, "table undo", "table undo", 6, ""}, // who plays Bob's part, too
		{bob, "Bob dig 2", "Ann undo", 6, "Bob undo"},
		{host, "Ann undo", "table undo", 9, "Bob undo"}, // nothing of her own is left
	} {
		r.enter(step.by, step.event)
		of, ok := r.view(host).Undo(host.Person)
		if !ok || of.Entry.String() != step.host || of.Takes.Number != step.takes {
			t.Errorf("after %s a host can enter %s of %d", step.event, of.Entry, of.Takes.Number)
		}
		if of, ok := r.view(bob).Undo(bob.Person); ok != (step.bob != "") || ok && of.Entry.String() != step.bob {
			t.Errorf("after %s Bob can enter %s", step.event, of.Entry)
		}
	}
}
