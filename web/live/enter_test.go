package live_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/web/live"
	"saddlebag/web/live/people"
)

// A host enters for anybody, a player for the own seat and for what is the
// table's, an onlooker nothing.
func TestWhoMayEnterWhat(t *testing.T) {
	r := open(t)
	host := r.make("nugget", "Bob")
	bob, eve := r.sit(host, people.Player, 1), r.sit(host, people.Onlooker, scoring.Table)
	r.enter(host, dug[0])
	tests := []struct {
		event       string
		player, all bool // may enter it: Bob, the host
	}{
		{"Ann bury here", false, true},
		{"Bob draw king", true, true},
		{"Ann correct points +1 why", false, true},
		{"Bob correct points +1 why", true, true},
		{"Ann sign", false, true},
		{"Bob sign", true, true},
		{"table note hello", true, true},
		{"table result Ann 5", true, true},
		{"table rename Bob Bo", false, true},
		{"table stop tired", false, true},
		{"Ann undo", false, true},
		{"table undo", false, true}, // the last event is Ann's
	}
	for _, test := range tests {
		for who, p := range map[string]live.Place{"player": bob, "onlooker": eve} {
			may := who == "player" && test.player
			// What is proposed is not entered, and asks for the same right.
			if strings.HasSuffix(test.event, "undo") {
				if err := r.try(p, test.event); isRefused(err) == may {
					t.Errorf("%s by a %s: %v", test.event, who, err)
				}
				continue
			}
			insert := ledger.Entry{Actor: ledger.Table, Verb: ledger.VerbInsert, Args: []string{"1", test.event}}
			_, err := p.Propose(t.Context(), insert.String())
			if isRefused(err) == may {
				t.Errorf("%s proposed by a %s: %v", test.event, who, err)
			}
			if !may {
				if err := r.try(p, test.event); !isRefused(err) {
					t.Errorf("%s by a %s: %v", test.event, who, err)
				}
			}
		}
	}
	if seen := r.seen(host); seen != 1 {
		t.Fatalf("%d entries, want the one that was entered", seen)
	}
	for _, test := range tests {
		if err := r.try(host, test.event); err != nil && !strings.Contains(test.event, "undo") && isRefused(err) {
			t.Errorf("%s by the host: %v", test.event, err)
		}
	}
}

func TestUndoAndRedoOfOthers(t *testing.T) {
	r := open(t)
	host := r.make("nugget", "Bob")
	bob := r.sit(host, people.Player, 1)
	r.enter(host, dug[:2]...)
	r.enter(bob, dug[2:4]...)
	r.enter(host, "Ann undo")
	if err := r.try(bob, "Bob redo"); !isRefused(err) {
		t.Errorf("Bob brings back what Ann took back: %v", err)
	}
	if err := r.try(bob, "table redo"); !isRefused(err) {
		t.Errorf("Bob brings it back for the table: %v", err)
	}
	r.enter(host, "Ann redo")
	r.enter(bob, "Bob undo", "Bob redo", "table undo", "table redo") // the last event is Bob's
	if got, want := r.texts(bob), "Ann draw ?, Ann bury ?, Bob draw king, Bob bury there, Ann undo, Ann redo, Bob undo, Bob redo, table undo, table redo"; got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
	r.holds(host)
}

// An entry made before the latest was seen goes in where it is harmless.
func TestMovedOn(t *testing.T) {
	r := open(t)
	host := r.make("nugget", "Bob")
	bob := r.sit(host, people.Player, 1)
	r.enter(host, dug[:3]...)
	late := func(p live.Place, event string) error {
		_, err := p.Enter(t.Context(), live.Request{Seen: 1, Event: event})
		return err
	}
	for _, event := range []string{"Bob undo", "Bob redo", "Bob correct points +1 why", "table roll 1+1", "table rename Bob Bo"} {
		if err := late(host, event); !errors.Is(err, live.ErrMoved) {
			t.Errorf("%s too late: %v", event, err)
		}
	}
	if err := late(host, "Bob bury there"); !errors.Is(err, live.ErrMoved) {
		t.Errorf("the host for another, too late: %v", err)
	}
	if err := late(bob, "Bob draw ace"); clause(err) != "NU1" {
		t.Errorf("what is illegal now, too late: %v", err)
	}
	if seen := r.seen(host); seen != 3 {
		t.Fatalf("%d entries, want 3", seen)
	}
	for _, event := range []string{"Bob bury there", "table note hello", "table result Ann 9", "Bob sign"} {
		if err := late(bob, event); err != nil {
			t.Errorf("%s late: %v", event, err)
		}
	}
	if err := late(host, "table stop tired"); err != nil {
		t.Errorf("a stop, which means what it meant: %v", err)
	}
}

// What is sent twice goes in once, also after a restart.
func TestSameKey(t *testing.T) {
	r := open(t)
	host := r.make("nugget", "Bob")
	send := func(key string) int {
		t.Helper()
		done, err := r.at(host.Code).Enter(t.Context(), live.Request{Event: "table note hello", Key: key})
		if err != nil {
			t.Fatal(err)
		}
		return done.Number
	}
	for _, want := range []struct {
		key    string
		number int
	}{{"a", 1}, {"a", 1}, {"b", 2}, {"", 3}, {"", 4}, {"a", 1}} {
		if got := send(want.key); got != want.number {
			t.Errorf("key %q: entry %d, want %d", want.key, got, want.number)
		}
	}
	r.reopen()
	if got := send("b"); got != 2 {
		t.Errorf("after a restart: entry %d, want 2", got)
	}
}

// A full disk loses nothing that was acknowledged, and acknowledges nothing
// that is lost.
func TestStoreThatFails(t *testing.T) {
	r := open(t)
	broken := &brokenStore{Store: r.store}
	r.conf.Store = broken
	r.reopen()
	host := r.make("nugget", "Bob")
	r.enter(host, dug[0])
	broken.err = errors.New("no room")
	if err := r.try(host, dug[1]); !errors.Is(err, broken.err) {
		t.Errorf("%v", err)
	}
	broken.err = logbook.ErrConflict
	if err := r.try(host, dug[1]); !errors.Is(err, live.ErrMoved) {
		t.Errorf("another program was quicker: %v", err)
	}
	broken.err = nil
	r.enter(host, dug[1])
	if got, want := r.texts(host), "Ann draw ace, Ann bury here"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	r.holds(host)
}

type brokenStore struct {
	logbook.Store
	err error
}

func (s *brokenStore) Append(ctx context.Context, table string, records ...logbook.Record) error {
	if s.err != nil {
		return s.err
	}
	return s.Store.Append(ctx, table, records...)
}

// No place reads what is another's secret.
func TestSecretsOfSeats(t *testing.T) {
	r := open(t)
	host := r.make("nugget", "Bob")
	bob, eve := r.sit(host, people.Player, 1), r.sit(host, people.Onlooker, scoring.Table)
	r.enter(host, dug[:2]...)
	r.enter(bob, dug[2:4]...)
	for p, want := range map[live.Place]string{
		host: "Ann draw ace, Ann bury here, Bob draw ?, Bob bury ?",
		bob:  "Ann draw ?, Ann bury ?, Bob draw king, Bob bury there",
		eve:  "Ann draw ?, Ann bury ?, Bob draw ?, Bob bury ?",
	} {
		if got := r.texts(p); got != want {
			t.Errorf("%s reads %s", p.Role, got)
		}
		log, err := p.Log(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		var text strings.Builder
		for _, record := range log.Records {
			text.WriteString(record.Entry.String() + ", ")
		}
		if got := strings.TrimSuffix(text.String(), ", "); got != want {
			t.Errorf("%s exports %s", p.Role, got)
		}
		if v, err := logbook.Verify(log.Header, log.Records); err != nil || v.Withheld == 0 {
			t.Errorf("the chain of %s's export: %+v, %v", p.Role, v, err)
		}
	}
}
