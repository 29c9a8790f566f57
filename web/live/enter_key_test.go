package live_test

import (
	"errors"
	"sync"
	"testing"

	"saddlebag/scoring"
	"saddlebag/web/live"
	"saddlebag/web/live/people"
)

// A key is its sender's own: another's entry under the same one goes in beside
// it, one who may not enter is refused, and other content is told. What is sent
// twice goes in once, also where the server has been started anew in between.
func TestKeysAreOnesOwn(t *testing.T) {
	r := open(t)
	ann := r.make("nugget", "Bob")
	bob, eve := r.sit(ann, people.Player, 1), r.sit(ann, people.Onlooker, scoring.Table)
	sends := func(p live.Place, event, key string) (int, error) {
		done, err := p.Enter(t.Context(), live.Request{Event: event, Key: key})
		return done.Number, err
	}
	for _, entry := range []struct {
		by     live.Place
		event  string
		number int
	}{
		{ann, `table note "from Ann"`, 1}, {bob, `table note "from Bob"`, 2}, {ann, `table note "from Ann"`, 1}, {bob, `table  note "from Bob" # again`, 2},
	} {
		if number, err := sends(entry.by, entry.event, "7"); err != nil || number != entry.number {
			t.Errorf("%s: number %d, %v", entry.event, number, err)
		}
	}
	if _, err := sends(eve, `table note "from Ann"`, "7"); !isRefused(err) {
		t.Errorf("an onlooker: %v", err)
	}
	for _, event := range []string{`table note "from Bob, too"`, "Bob draw ace"} {
		if number, err := sends(bob, event, "7"); !errors.Is(err, live.ErrReused) {
			t.Errorf("%s under a key of another entry: number %d, %v", event, number, err)
		}
	}
	if _, err := sends(bob, "Ann draw ace", "7"); !isRefused(err) { // a right is asked for first
		t.Errorf("what is not Bob's to enter: %v", err)
	}
	r.reopen()
	if number, err := sends(r.at(bob.Code), `table note "from Bob"`, "7"); err != nil || number != 2 || r.seen(r.at(ann.Code)) != 2 {
		t.Errorf("after a restart: number %d, %v", number, err)
	}
}

// A throw that the program makes is the same one for who sends it twice, and
// somebody else's who sits down later is not.
func TestKeysOfThrows(t *testing.T) {
	r := open(t)
	ann := r.make("nugget", "Bob")
	if err := ann.SetDice(t.Context(), live.Virtual); err != nil {
		t.Fatal(err)
	}
	r.enter(ann, "Ann draw *", "Ann bury nowhere", "Bob draw *", "Bob bury nowhere")
	roll := live.Request{Seen: 4, Event: "table roll *", Key: "1"}
	for range 2 {
		if done, err := ann.Enter(t.Context(), roll); err != nil || done.Number != 5 {
			t.Errorf("%+v, %v", done, err)
		}
	}
	if _, err := ann.Enter(t.Context(), live.Request{Seen: 5, Event: "table undo", Key: "1"}); !errors.Is(err, live.ErrReused) {
		t.Errorf("an undo under the key of a throw: %v", err)
	}
	bob := r.sit(ann, people.Player, 1)
	note := live.Request{Seen: 5, Event: "table note hello", Key: "1"}
	if done, err := bob.Enter(t.Context(), note); err != nil || done.Number != 6 {
		t.Errorf("%+v, %v", done, err)
	}
	r.handOver(ann, bob)
	cec := r.sit(ann, people.Player, 1)
	if done, err := cec.Enter(t.Context(), note); err != nil || done.Number != 7 {
		t.Errorf("who sits there now: %+v, %v", done, err)
	}
}

// Ten that are sent at once under one key are one entry.
func TestTenAtOnceUnderOneKey(t *testing.T) {
	r := open(t)
	ann := r.make("nugget", "Bob")
	var all sync.WaitGroup
	for range 10 {
		all.Go(func() {
			if done, err := ann.Enter(t.Context(), live.Request{Event: "Ann draw ace", Key: "k"}); err != nil || done.Number != 1 {
				t.Errorf("%+v, %v", done, err)
			}
		})
	}
	all.Wait()
	if n := r.seen(ann); n != 1 {
		t.Errorf("%d entries", n)
	}
}
