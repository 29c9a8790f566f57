package live_test

import (
	"context"
	"errors"
	"slices"
	"sync"
	"testing"
	"time"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/ledger/storetest"
	"saddlebag/scoring/waittest"
	"saddlebag/web/live"
	"saddlebag/web/live/people"
)

const day = 24 * time.Hour

// swept sweeps, and fails unless so many tables were put into the trash and spared,
// and none was deleted.
func (r *room) swept(trashed, waiting int) live.Swept {
	r.t.Helper()
	done, err := r.Sweep(r.t.Context())
	if err != nil || len(done.Trashed) != trashed || len(done.Deleted) != 0 || len(done.Waiting) != waiting {
		r.t.Errorf("swept %+v, %v; want %d into the trash, none deleted, %d waiting", done, err, trashed, waiting)
	}
	return done
}

// pass has time pass, with a sweep each day as a server makes many.
func (r *room) pass(days int) {
	r.t.Helper()
	for range days {
		r.now = r.now.Add(day)
		if done, err := r.Sweep(r.t.Context()); err != nil || done.Jumped != 0 {
			r.t.Fatalf("swept %+v, %v", done, err)
		}
	}
}

// there says whether a code opens something.
func (r *room) there(code string) bool {
	_, err := r.At(r.t.Context(), code)
	return !errors.Is(err, live.ErrUnknown)
}

// stored is how many tables the store has.
func (r *room) stored() int {
	r.t.Helper()
	tables, err := r.store.Tables(r.t.Context())
	if err != nil {
		r.t.Fatal(err)
	}
	return len(tables)
}

func TestSweep(t *testing.T) {
	r := open(t)
	short, used, ever := r.make("nugget", "Bob"), r.make("nugget", "Bob"), r.make("nugget", "Bob")
	for p, days := range map[live.Place]int{short: 7, used: 7, ever: 0} {
		if err := p.KeepFor(t.Context(), days); err != nil {
			t.Fatal(err)
		}
	}
	r.swept(0, 0)
	r.pass(7)
	r.enter(used, "Ann draw ace")
	r.now = r.now.Add(day + time.Hour)
	r.swept(1, 0)
	if r.there(short.Code) || short.Open() || !r.there(used.Code) || r.stored() != 3 {
		t.Error("the wrong table is in the trash")
	}
	r.pass(live.DefaultTrash + 1)
	if r.there(used.Code) || r.stored() != 2 {
		t.Errorf("%d tables are stored", r.stored())
	}
	r.reopen()
	r.pass(live.DefaultTrash)
	if r.stored() != 1 || !r.there(ever.Code) {
		t.Errorf("%d tables are stored", r.stored())
	}
}

// What is in the trash comes back as it was, on the same phones, after a restart
// too; its letters may have gone to another table meanwhile.
func TestRestore(t *testing.T) {
	r := open(t)
	host := r.make("nugget", "Bob")
	bob := r.sit(host, people.Player, 1)
	r.enter(host, dug...)
	r.swept(0, 0)
	r.pass(live.DefaultKeep + 2)
	if r.there(bob.Code) {
		t.Fatal("it is not in the trash")
	}
	r.reopen()
	id := host.Table.ID()
	if err := r.Restore(t.Context(), id); err != nil {
		t.Fatal(err)
	}
	if again := r.Restore(t.Context(), id); !errors.Is(again, live.ErrUnknown) {
		t.Errorf("once more: %v", again)
	}
	if v := r.view(r.at(bob.Code)); v.Seen != len(dug) {
		t.Errorf("%d entries are left", v.Seen)
	}
	r.enter(r.at(host.Code), "table note back")
	r.pass(live.DefaultKeep)
	if !r.there(bob.Code) {
		t.Error("it has not its whole time again")
	}
	if err := r.Delete(t.Context(), id); err != nil || r.stored() != 0 || r.there(host.Code) {
		t.Errorf("deleted: %v, %d stored", err, r.stored())
	}
	if err := r.Delete(t.Context(), id); !errors.Is(err, live.ErrUnknown) {
		t.Errorf("deleted again: %v", err)
	}
}

// A clock that jumps deletes nothing: neither one that is far ahead for a while,
// nor one that was far behind when the tables were made.
func TestClockJumps(t *testing.T) {
	for _, test := range []struct {
		name string
		jump time.Duration
	}{
		{"100 days ahead", 100 * day},
		{"right again after 1970", 56 * 365 * day},
		{"back to 1970", -56 * 365 * day},
		{"back by a month", -30 * day},
	} {
		for _, restart := range []bool{true, false} {
			r := open(t)
			host := r.make("nugget", "Bob")
			r.enter(host, dug...)
			r.swept(0, 0)
			right := r.now
			r.now = r.now.Add(test.jump)
			if restart {
				r.reopen()
			}
			done, err := r.Sweep(t.Context())
			if err != nil || done.Jumped != test.jump || len(done.Trashed)+len(done.Deleted) != 0 {
				t.Errorf("%s: swept %+v, %v", test.name, done, err)
			}
			if ids := []string{host.Table.ID()}; test.jump > 0 && !slices.Equal(done.Waiting, ids) {
				t.Errorf("%s: waiting are %q, want %q", test.name, done.Waiting, ids)
			}
			for range 20 { // the clock goes on
				r.now = r.now.Add(12 * time.Hour)
				r.swept(0, 0)
			}
			r.now = right.Add(20 * 12 * time.Hour) // and is put right
			if done, err := r.Sweep(t.Context()); err != nil || done.Jumped != -test.jump || len(done.Trashed)+len(done.Deleted) != 0 {
				t.Errorf("%s: swept %+v, %v once the clock is right", test.name, done, err)
			}
			r.reopen()
			if !r.there(host.Code) {
				t.Errorf("%s: the table is gone", test.name)
			}
		}
	}
}

// A table of before the store knew when it was looked at last is spared, too: its
// newest entry tells that the clock has jumped.
func TestClockJumpsBeforeTheFirstSweep(t *testing.T) {
	r := open(t)
	host := r.make("nugget", "Bob")
	r.now = r.now.Add(100 * day)
	r.reopen()
	if done := r.swept(0, 1); done.Jumped != 100*day {
		t.Errorf("%+v", done)
	}
	r.pass(live.DefaultKeep)
	if !r.there(host.Code) {
		t.Error("the table has not its whole time again")
	}
	r.pass(2)
	if r.there(host.Code) {
		t.Error("the table is never swept")
	}
}

// In the trash, too, time begins anew when the clock jumps.
func TestTrashAndAClockThatJumps(t *testing.T) {
	r := open(t)
	host := r.make("nugget", "Bob")
	r.swept(0, 0)
	r.pass(live.DefaultKeep + 2)
	if r.there(host.Code) {
		t.Fatal("it is not in the trash")
	}
	r.now = r.now.Add(100 * day)
	r.swept(0, 0)
	if r.stored() != 1 {
		t.Error("it is gone")
	}
}

func TestWatchedTableIsNotSwept(t *testing.T) {
	r := open(t)
	host := r.make("nugget", "Bob")
	r.swept(0, 0)
	watch := host.Watch(make(chan struct{}, 1))
	r.pass(200)
	if !r.there(host.Code) {
		t.Fatal("it is swept while somebody watches")
	}
	watch.Stop()
	r.swept(1, 0)
}

// Who watches by way of another server keeps a table from being swept, be it the host, who
// has no seat, or an onlooker; once they have gone, it is swept.
func TestWatchedElsewhereIsNotSwept(t *testing.T) {
	r := open(t)
	if _, shared := r.store.(logbook.Shared); !shared {
		t.Skip("one server alone has this store")
	}
	hosted, looked, left := r.make("nugget", "Bob"), r.make("nugget", "Bob"), r.make("nugget", "Bob")
	eve := r.sit(looked, people.Onlooker, scoring.Table)
	r.swept(0, 0)
	other := &room{t: t, conf: r.conf}
	other.conf.Store = storetest.Again(t, r.store)
	var err error
	if other.Tables, err = live.Open(t.Context(), other.conf); err != nil {
		t.Fatal(err)
	}
	var watches []*live.Watch
	for _, p := range []live.Place{hosted, eve} {
		watches = append(watches, other.at(p.Code).Watch(make(chan struct{}, 1)))
	}
	r.pass(live.DefaultKeep)
	r.now = r.now.Add(2 * day)
	if r.swept(1, 0); r.there(left.Code) || !r.there(hosted.Code) || !r.there(looked.Code) {
		t.Fatal("the wrong tables are swept")
	}
	for _, w := range watches {
		w.Stop()
	}
	trashed := 0
	waittest.For(t, "both are swept, once it is known that nobody watches", func() bool {
		done, err := r.Sweep(t.Context())
		if err != nil || len(done.Deleted)+len(done.Waiting) != 0 {
			t.Fatalf("swept %+v, %v", done, err)
		}
		trashed += len(done.Trashed)
		return trashed == 2
	})
}

// While another server does not say whether somebody watches there, nothing is swept.
func TestSilentServerKeepsTables(t *testing.T) {
	r := open(t)
	shared, ok := r.store.(logbook.Shared)
	if !ok {
		t.Skip("one server alone has this store")
	}
	r.make("nugget", "Bob")
	r.pass(live.DefaultKeep)
	r.now = r.now.Add(2 * day)
	silent, hush := context.WithCancel(t.Context())
	tell := func() { // that it is there, as one of before did, and nothing else
		if err := shared.Tell(t.Context(), `{"Of": "silent"}`); err != nil {
			t.Error(err)
		}
	}
	var beats sync.WaitGroup
	tell()
	beats.Go(func() {
		for tick := time.Tick(200 * time.Millisecond); silent.Err() == nil; <-tick {
			tell()
		}
	})
	r.swept(0, 0)
	hush()
	beats.Wait()
	// Once nothing has been heard of it for long, it is taken for dead.
	for {
		done, err := r.Sweep(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if len(done.Trashed) > 0 {
			return
		}
	}
}

// A table that was made while the clock was behind has its whole time once the
// clock is right, though others tell what time it is.
func TestMadeUnderAnOldClock(t *testing.T) {
	r := open(t)
	r.make("nugget", "Bob")
	r.swept(0, 0)
	right := r.now
	r.now = time.Date(1970, 1, 1, 0, 5, 0, 0, time.UTC)
	r.reopen()
	r.swept(0, 0)
	made := r.make("nugget", "Bob")
	r.enter(made, dug...)
	r.now = right.Add(time.Hour)
	if done := r.swept(0, 1); done.Jumped == 0 {
		t.Error("the clock has not jumped")
	}
	r.pass(live.DefaultKeep)
	if !r.there(made.Code) {
		t.Error("it has not its whole time")
	}
}

// A note that cannot be read keeps no table from its players.
func TestNoteThatCannotBeRead(t *testing.T) {
	r := open(t)
	host := r.make("nugget", "Bob")
	for _, text := range []string{"{", `{"seen": 3}`, "{}"} {
		if err := r.store.SetNote(t.Context(), []byte(text)); err != nil {
			t.Fatal(err)
		}
		r.reopen()
		r.enter(r.at(host.Code), "table note "+ledger.Quote(text))
	}
}
