// Package storetest is the suite that every ledger store passes.
package storetest

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
)

const (
	header  = "saddlebag 1 some-game\nplayer Ann\n"
	writers = 10
)

// Run tests the stores that open makes; each subtest asks for an empty one.
func Run(t *testing.T, open func(*testing.T) logbook.Store) {
	t.Helper()
	for name, test := range map[string]func(*testing.T, logbook.Store){
		"a log comes back as it went in": roundTrip,
		"an id is taken once":            taken,
		"what is not there is said":      missing,
		"a wrong number writes nothing":  conflict,
		"several records go in together": together,
		"one of ten writers succeeds":    race,
		"an entry sent twice is in once": repeated,
		"one entry twice writes nothing": repeatedTogether,
		"one of ten senders succeeds":    keyRace,
		"a log starts with its records":  imported,
		"an empty log can be amended":    amended,
		"a card stands beside its log":   cards,
		"a card replaced in between":     replacing,
		"a card goes in with an entry":   cardWithEntry,
		"a copy is the caller's own":     copies,
		"a deleted log is gone":          deleted,
		"data is kept for its log":       data,
		"the room that logs take":        sizes,
		"the keeper's note":              noted,
		"a way leads to its tables":      led,
		"a card without an index":        unindexed,
		"tables whose time is over":      over,
		"what tables take":               accounts,
	} {
		t.Run(name, func(t *testing.T) { test(t, open(t)) })
	}
}

// filled makes a log of n records in a store and returns what went in.
func filled(t *testing.T, s logbook.Store, table string, n int) *logbook.Log {
	t.Helper()
	must(t, s.Create(t.Context(), table, header, nil))
	log := &logbook.Log{Header: header}
	for range n {
		r := record(log)
		must(t, s.Append(t.Context(), table, r))
		log.Records = append(log.Records, r)
	}
	return log
}

func record(log *logbook.Log) logbook.Record {
	n := len(log.Records) + 1
	at := time.Date(2026, 11, 20, 19, 30, n, 123456789, time.UTC)
	entry := ledger.Entry{Actor: "Zoë Østergård", Verb: ledger.VerbNote, Args: []string{fmt.Sprint(n), "", "# \"quoted\""}, Chance: n%2 == 0}
	r := log.Next(at, "host", entry, []byte{byte(n), 0, 255})
	if n%2 == 1 { // to see that of those without a key there may be many
		r.Key = fmt.Sprintf("key %d ø", n)
	}
	return r
}

func roundTrip(t *testing.T, s logbook.Store) {
	want := filled(t, s, "t1", 3)
	got, err := s.Load(t.Context(), "t1")
	must(t, err)
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("Load (-want +got):\n%s", diff)
	}
	if v, err := logbook.Verify(got.Header, got.Records); err != nil || v.Entries != 3 || v.Withheld != 0 {
		t.Errorf("Verify = %+v, %v; want 3 entries, none withheld", v, err)
	}
	since, err := s.Since(t.Context(), "t1", 1)
	must(t, err)
	if diff := cmp.Diff(want.Records[1:], since); diff != "" {
		t.Errorf("Since 1 (-want +got):\n%s", diff)
	}
	if none, err := s.Since(t.Context(), "t1", 3); err != nil || len(none) != 0 {
		t.Errorf("Since 3 = %v, %v; want nothing", none, err)
	}
}

func taken(t *testing.T, s logbook.Store) {
	filled(t, s, "b", 0)
	filled(t, s, "a", 0)
	wantError(t, s.Create(t.Context(), "a", header, &logbook.Card{Text: []byte("card")}), logbook.ErrExists)
	tables, err := s.Tables(t.Context())
	must(t, err)
	if diff := cmp.Diff([]string{"a", "b"}, tables); diff != "" {
		t.Errorf("Tables (-want +got):\n%s", diff)
	}
}

func missing(t *testing.T, s logbook.Store) {
	_, err := s.Load(t.Context(), "nowhere")
	wantError(t, err, logbook.ErrNotFound)
	_, err = s.Since(t.Context(), "nowhere", 0)
	wantError(t, err, logbook.ErrNotFound)
	wantError(t, s.Append(t.Context(), "nowhere", record(&logbook.Log{Header: header})), logbook.ErrNotFound)
	wantError(t, s.Delete(t.Context(), "nowhere"), logbook.ErrNotFound)
	wantError(t, s.Amend(t.Context(), "nowhere", header, nil, nil), logbook.ErrNotFound)
	wantError(t, s.SetCard(t.Context(), "nowhere", nil, &logbook.Card{Text: []byte("card")}), logbook.ErrNotFound)
}

func conflict(t *testing.T, s logbook.Store) {
	log := filled(t, s, "t1", 2)
	again := log.Records[1]
	wantError(t, s.Append(t.Context(), "t1", again), logbook.ErrConflict)
	gap := record(log)
	gap.Number++
	wantError(t, s.Append(t.Context(), "t1", gap), logbook.ErrConflict)
	unchanged(t, s, log)
}

func together(t *testing.T, s logbook.Store) {
	log := filled(t, s, "t1", 1)
	next := record(log)
	longer := &logbook.Log{Header: header, Records: append(log.Records[:1:1], next)}
	after := record(longer)
	wrong := after
	wrong.Number = 7
	wantError(t, s.Append(t.Context(), "t1", next, wrong), logbook.ErrConflict)
	unchanged(t, s, log)
	must(t, s.Append(t.Context(), "t1", next, after))
	longer.Records = append(longer.Records, after)
	unchanged(t, s, longer)
}

func race(t *testing.T, s logbook.Store) {
	log := filled(t, s, "t1", 1)
	r := record(log)
	r.Key = ""
	oneWins(t, logbook.ErrConflict, func() error {
		return s.Append(context.WithoutCancel(t.Context()), "t1", r)
	})
	log.Records = append(log.Records, r)
	unchanged(t, s, log)
}

// oneWins wants one of many that do the same at once to succeed, and the
// others to meet one error.
func oneWins(t *testing.T, others error, do func() error) {
	t.Helper()
	results := make(chan error, writers)
	var start, done sync.WaitGroup
	start.Add(1)
	for range writers {
		done.Go(func() {
			start.Wait()
			results <- do()
		})
	}
	start.Done()
	done.Wait()
	close(results)
	won, lost := 0, 0
	for err := range results {
		switch {
		case err == nil:
			won++
		case errors.Is(err, others):
			lost++
		default:
			t.Errorf("Append: %v", err)
		}
	}
	if won != 1 || lost != writers-1 {
		t.Errorf("%d writers won and %d met %q; want 1 and %d", won, lost, others, writers-1)
	}
}

func copies(t *testing.T, s logbook.Store) {
	log := filled(t, s, "t1", 2)
	got, err := s.Load(t.Context(), "t1")
	must(t, err)
	got.Records[0].By = "somebody else"
	unchanged(t, s, log)
}

func deleted(t *testing.T, s logbook.Store) {
	filled(t, s, "t1", 1)
	must(t, s.Delete(t.Context(), "t1"))
	_, err := s.Load(t.Context(), "t1")
	wantError(t, err, logbook.ErrNotFound)
	filled(t, s, "t1", 0)
}

func unchanged(t *testing.T, s logbook.Store, want *logbook.Log) {
	t.Helper()
	got, err := s.Load(t.Context(), "t1")
	must(t, err)
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("the log (-want +got):\n%s", diff)
	}
}

func wantError(t *testing.T, got, want error) {
	t.Helper()
	if !errors.Is(got, want) {
		t.Errorf("error %v; want %v", got, want)
	}
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
