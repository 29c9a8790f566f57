//go:build unix

package postgres_test

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"testing"
	"time"

	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/ledger/postgres"
	"saddlebag/scoring/waittest"
)

// An earful is what a store has heard.
type earful struct {
	mu  sync.Mutex
	all []logbook.Notice
}

func listening(t *testing.T, s *postgres.Store) *earful {
	t.Helper()
	e := &earful{}
	if err := s.Hear(t.Context(), func(n logbook.Notice) {
		e.mu.Lock()
		defer e.mu.Unlock()
		e.all = append(e.all, n)
	}); err != nil {
		t.Fatal(err)
	}
	return e
}

func (e *earful) heard() []logbook.Notice {
	e.mu.Lock()
	defer e.mu.Unlock()
	return slices.Clone(e.all)
}

// hears wants certain notices to be heard, in order, and no others by then.
func (e *earful) hears(t *testing.T, want []logbook.Notice) {
	t.Helper()
	waittest.For(t, fmt.Sprintf("%+v is heard", want), func() bool { return slices.Equal(e.heard(), want) })
}

// What one store keeps another hears, in order.
func TestHear(t *testing.T) {
	address := cluster.Database(t)
	a, b := open(t, address), open(t, address)
	e := listening(t, b)
	log := begun(t, a, "t")
	for range 3 {
		if err := add(t, a, "t", log, "host"); err != nil {
			t.Fatal(err)
		}
	}
	if err := a.Append(t.Context(), "t", log.Records[0]); err == nil {
		t.Fatal("an entry went in twice")
	}
	if err := a.SetCard(t.Context(), "t", nil, &logbook.Card{Text: []byte("card")}); err != nil {
		t.Fatal(err)
	}
	if err := a.Tell(t.Context(), "rain"); err != nil {
		t.Fatal(err)
	}
	if err := a.Delete(t.Context(), "t"); err != nil {
		t.Fatal(err)
	}
	entered := func(number int) logbook.Notice {
		return logbook.Notice{Kind: logbook.Entered, Table: "t", Number: number}
	}
	changed := logbook.Notice{Kind: logbook.Changed, Table: "t"}
	want := []logbook.Notice{changed, entered(1), entered(2), entered(3), changed, {Kind: logbook.Told, Text: "rain"}, changed}
	e.hears(t, want)
}

// Who is cut off says so, hears again by another connection, and says that, too.
func TestHearAgain(t *testing.T) {
	address := cluster.Database(t)
	s, conn := open(t, address), connect(t, address)
	s.SetSlowAfter(time.Hour)
	before := s.Figures().Slow // when it was opened, on a busy machine
	e := listening(t, s)
	const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()`
	if _, err := conn.Exec(t.Context(), cut); err != nil {
		t.Fatal(err)
	}
	want := []logbook.Notice{{Kind: logbook.Lost}, {Kind: logbook.Regained}}
	e.hears(t, want)
	if f := s.Figures(); !f.Heard || f.Connections < 1 || f.Slow != before {
		t.Errorf("the figures are %+v", f)
	}
}

// A head tells how a table stands, and what is done alone is done by one at a time.
func TestHeadAndAlone(t *testing.T) {
	address := cluster.Database(t)
	a, b, conn := open(t, address), open(t, address), connect(t, address)
	log := begun(t, a, "t")
	if err := add(t, a, "t", log, "host"); err != nil {
		t.Fatal(err)
	}
	if err := a.SetCard(t.Context(), "t", nil, &logbook.Card{Text: []byte("card")}); err != nil {
		t.Fatal(err)
	}
	seal := logbook.Seal("t", "card")
	if h, err := b.Head(t.Context(), "t"); err != nil || h.Last != 1 || !slices.Equal(h.Card, seal) {
		t.Errorf("the head is %+v, %v", h, err)
	}
	var busy, most, done int
	var mu sync.Mutex
	count := func(by int) {
		mu.Lock()
		defer mu.Unlock()
		busy += by
		most = max(most, busy)
	}
	all := []*postgres.Store{a, b, a, b}
	var wg sync.WaitGroup
	for _, s := range all {
		wg.Go(func() {
			err := s.Alone(t.Context(), func(context.Context) error {
				count(+1)
				defer count(-1)
				waittest.For(t, "the others wait, or do it, too", func() bool {
					mu.Lock()
					defer mu.Unlock()
					return most > 1 || waiting(t, conn, 0) == len(all)-1-done
				})
				mu.Lock()
				defer mu.Unlock()
				done++
				return nil
			})
			if err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	if most != 1 {
		t.Errorf("%d did something alone at a time", most)
	}
}
