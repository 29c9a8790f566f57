package live_test

import (
	"slices"
	"strings"
	"testing"

	"saddlebag/web/live"
	"saddlebag/web/live/people"
)

// throw throws one more die, and fails unless the throw goes on or ends.
func (r *room) throw(p live.Place, event string, goesOn bool) []string {
	r.t.Helper()
	done, err := p.Enter(r.t.Context(), live.Request{Seen: r.seen(p), Event: event})
	if err != nil {
		r.t.Fatalf("%s: %v", event, err)
	}
	if (done.Held != nil) != goesOn || (done.Number == 0) != goesOn {
		r.t.Fatalf("%s: %+v, want it to go on: %t", event, done, goesOn)
	}
	return done.Held
}

// Dice that lie on the table lie there, whoever goes away.
func TestHeldThrow(t *testing.T) {
	r := openShelf(t, bonesShelf)
	host := r.make("bones", "Bob", "Cec")
	bob, cec := r.sit(host, people.Player, 1), r.sit(host, people.Player, 2)
	if err := host.SetDice(t.Context(), live.Virtual); err != nil {
		t.Fatal(err)
	}
	if err := r.try(bob, "Bob throw 6"); !isRefused(err) {
		t.Errorf("a die of one's own: %v", err)
	}
	if err := r.try(bob, "Bob throw ="); !isRefused(err) {
		t.Errorf("an end before the start: %v", err)
	}
	if err := r.try(cec, "Bob throw *"); !isRefused(err) {
		t.Errorf("somebody else's throw: %v", err)
	}
	first := r.throw(bob, "Bob throw *", true)
	if len(first) != 1 {
		t.Fatalf("%v", first)
	}
	r.reopen() // a phone that goes away and comes back finds them
	host, bob, cec = r.at(host.Code), r.at(bob.Code), r.at(cec.Code)
	r.view(bob)
	for p, sees := range map[live.Place]bool{host: true, bob: true, cec: false} {
		c, err := p.Presence()
		if err != nil || (len(c.Held) == 1 && slices.Equal(c.Held[0].Faces, first)) != sees {
			t.Errorf("a %s sees %+v, %v", p.Role, c.Held, err)
		}
	}
	second := r.throw(bob, "Bob throw *", true)
	if len(second) != 2 || second[0] != first[0] {
		t.Fatalf("%v after %v", second, first)
	}
	r.throw(bob, "Bob throw =", false)
	event := "Bob throw " + strings.Join(second, "+")
	if got := r.texts(bob); got != event {
		t.Errorf("%s, want %s", got, event)
	}
	if c, _ := bob.Presence(); len(c.Held) != 0 {
		t.Errorf("still held: %+v", c.Held)
	}

	// What was undone is not thrown better.
	r.enter(bob, "Bob undo")
	done, err := bob.Enter(t.Context(), live.Request{Seen: 2, Event: "Bob throw *"})
	if err != nil || done.Number != 3 {
		t.Fatalf("%+v, %v", done, err)
	}
	if got, want := r.texts(bob), "["+event+"], Bob undo, "+event; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	r.holds(host)
}

// Nobody goes away from dice that they do not like. Others play on, and what is
// no move may be said at any time.
func TestHeldThrowIsEnded(t *testing.T) {
	r := openShelf(t, bonesShelf)
	host := r.make("bones", "Bob", "Cec")
	bob := r.sit(host, people.Player, 1)
	if err := host.SetDice(t.Context(), live.Virtual); err != nil {
		t.Fatal(err)
	}
	faces := r.throw(bob, "Bob throw *", true)
	if err := r.try(bob, "Bob pass"); !isRefused(err) || !strings.Contains(err.Error(), faces[0]) {
		t.Errorf("passing with a die on the table: %v", err)
	}
	r.enter(host, `table note "hm"`)
	r.enter(host, "Cec pass")
	r.throw(bob, "Bob throw =", false)
	r.enter(bob, "Bob undo")
	if err := r.try(bob, "Bob throw * and more words"); err == nil {
		t.Error("more words than a throw has")
	}
	r.enter(bob, "Bob pass") // what is taken back goes on no more
}

// The third die ends a throw by itself.
func TestHeldThrowEndsItself(t *testing.T) {
	r := openShelf(t, bonesShelf)
	host := r.make("bones")
	if err := r.try(host, "Ann throw *"); !isRefused(err) {
		t.Errorf("real dice, rolled by the app: %v", err)
	}
	r.enter(host, "Ann throw 1+2", "Ann undo")
	if err := host.SetDice(t.Context(), live.Virtual); err != nil {
		t.Fatal(err)
	}
	r.throw(host, "Ann throw *", true)
	r.throw(host, "Ann throw *", true)
	r.throw(host, "Ann throw *", false)
	if err := r.try(host, "Ann throw *"); clause(err) != "BO1" {
		t.Errorf("another throw: %v", err)
	}
}
