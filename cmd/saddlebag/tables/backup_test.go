package tables_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/ledger/sqlite"
)

// While another process writes, each copy has all that was accepted before it
// was asked for, and the chain in it is whole.
func TestBackupWhileServed(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "night.db")
	store, err := sqlite.Open(t.Context(), file)
	if err != nil {
		t.Fatal(err)
	}
	log := &logbook.Log{Header: "saddlebag 1 coal-n-write\nplayer Ann\n"}
	if err := store.Create(t.Context(), "friday", log.Header, &logbook.Card{Text: []byte("who sits where")}); err != nil {
		t.Fatal(err)
	}
	// accepted tells whoever asks which entry was the last to go in.
	accepted, stop := make(chan int), make(chan struct{})
	go func() {
		defer close(accepted)
		for {
			entry := ledger.Entry{Actor: "table", Verb: "note", Args: []string{fmt.Sprint(len(log.Records) + 1)}}
			r := log.Next(time.Unix(0, 0), "host", entry, []byte{1})
			if err := store.Append(t.Context(), "friday", r); err != nil {
				t.Errorf("Append: %v", err)
				return
			}
			log.Records = append(log.Records, r)
			select {
			case accepted <- r.Number:
			case <-stop:
				return
			default:
			}
		}
	}()
	for i := range 3 {
		before := <-accepted
		copied := filepath.Join(dir, fmt.Sprintf("copy-%d.db", i))
		if out, err := exec.Command("saddlebag", "backup", "--db", file, copied).CombinedOutput(); err != nil {
			t.Fatalf("backup: %v\n%s", err, out)
		}
		wantCopy(t, copied, before)
	}
	close(stop)
	for range accepted { // until the last one is in
	}
	if err := store.Close(); err != nil {
		t.Error(err)
	}
	if info, err := os.Stat(filepath.Join(dir, "copy-0.db")); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("mode %v, %v; want 0600", info.Mode(), err)
	}
}

// wantCopy wants a database to hold the table, its card and no fewer entries.
func wantCopy(t *testing.T, file string, least int) {
	t.Helper()
	store, err := sqlite.OpenReadOnly(t.Context(), file)
	if err != nil {
		t.Fatal(err)
	}
	log, err := store.Load(t.Context(), "friday")
	if err != nil {
		t.Fatal(err)
	}
	if v, err := logbook.Verify(log.Header, log.Records); err != nil || v.Entries < least {
		t.Errorf("%s: %d entries, %v; want %d or more", file, v.Entries, err, least)
	}
	card, err := store.Card(t.Context(), "friday")
	if err != nil || string(card) != "who sits where" {
		t.Errorf("%s: the card is %q, %v", file, card, err)
	}
	if err := store.Close(); err != nil {
		t.Error(err)
	}
}
