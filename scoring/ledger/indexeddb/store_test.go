//go:build js

package indexeddb_test

import (
	"strings"
	"testing"

	"saddlebag/scoring/ledger/indexeddb"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/ledger/storetest"
)

// The test of the phone's program runs it in a browser.
func TestStore(t *testing.T) {
	storetest.Run(t, func(t *testing.T) logbook.Store { return open(t, t.Name()) })
}

func open(t *testing.T, name string) *indexeddb.Store {
	t.Helper()
	s, err := indexeddb.Open(t.Context(), name)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = s.Close() })
	return s
}

// What one has written another one reads, also while both have the database open.
func TestAgain(t *testing.T) {
	first := open(t, t.Name())
	card := &logbook.Card{Text: []byte("card")}
	if err := first.Create(t.Context(), "t1", "header", card); err != nil {
		t.Fatal(err)
	}
	if err := first.SetData(t.Context(), "lost", []byte("of no log")); err != nil {
		t.Fatal(err)
	}
	second := open(t, t.Name())
	if got, err := second.Card(t.Context(), "t1"); err != nil || string(got) != "card" {
		t.Errorf("the card is %q, %v", got, err)
	}
	if got, err := second.Data(t.Context(), "lost"); err != nil || got != nil {
		t.Errorf("the data of no log is %q, %v", got, err)
	}
	_ = first.Close()
	if err := first.Ready(t.Context()); err == nil || !strings.Contains(err.Error(), "browser") {
		t.Errorf("a database that is closed is ready: %v", err)
	}
	if err := second.Ready(t.Context()); err != nil {
		t.Error(err)
	}
}
