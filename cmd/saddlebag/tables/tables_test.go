package tables

import (
	"bytes"
	"crypto/rand"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring"
	"saddlebag/scoring/dice"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/sqlite"
	"saddlebag/templates"
	"saddlebag/web/live"
)

// tablesOf are the tables of a database by a clock of the test's own.
func tablesOf(t *testing.T, database string, now *time.Time) (*live.Tables, *sqlite.Store) {
	t.Helper()
	store, err := sqlite.Open(t.Context(), database)
	if err != nil {
		t.Fatal(err)
	}
	tables, err := live.Open(t.Context(), live.Config{
		Shelf: titles.Shelf(), Store: store, Dice: dice.Crypto(), Keys: rand.Reader, Clock: func() time.Time { return *now }, Trash: live.DefaultTrash,
	})
	if err != nil {
		t.Fatal(err)
	}
	return tables, store
}

// says runs the program, and fails unless it ends so and says that.
func says(t *testing.T, code int, want string, args ...string) string {
	t.Helper()
	cmd := exec.Command("saddlebag", args...)
	out, _ := cmd.CombinedOutput()
	if cmd.ProcessState.ExitCode() != code || !strings.Contains(string(out), want) {
		t.Errorf("%s: exit code %d: %s\nwant %d and %q", strings.Join(args, " "), cmd.ProcessState.ExitCode(), out, code, want)
	}
	return string(out)
}

// Tables that are over come back from the trash, and what is deleted is gone from
// the file: beside a server that runs, and where none does.
func TestTables(t *testing.T) {
	t.Parallel()
	for _, served := range []bool{false, true} {
		database := filepath.Join(t.TempDir(), "t.db")
		now := time.Now().Add(-100 * 24 * time.Hour)
		tables, store := tablesOf(t, database, &now)
		host, err := tables.Make(t.Context(), live.Order{Header: ledger.Header{Game: "coal-n-write", Players: []string{"Belisarius", "Theodora"}}, Host: scoring.Table, Keep: 90})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := host.Enter(t.Context(), live.Request{Event: `table note "a secret of Belisarius"`}); err != nil {
			t.Fatal(err)
		}
		for range 100 { // days, each with a sweep
			if _, err := tables.Sweep(t.Context()); err != nil {
				t.Fatal(err)
			}
			now = now.Add(24 * time.Hour)
		}
		if err := store.Close(); err != nil {
			t.Fatal(err)
		}
		var at string
		if served {
			at = programtest.ServeFrom(t, database)
		}
		id := host.Table.ID()
		says(t, 0, "in the trash since", "tables", "list", "--db", database)
		says(t, 1, "there's no such table", "tables", "restore", "--db", database, "nowhere")
		says(t, 0, "restored", "tables", "restore", "--db", database, id)
		if out := says(t, 0, id, "tables", "list", "--db", database); strings.Contains(out, "trash") {
			t.Errorf("it is still in the trash: %s", out)
		}
		var row tableRow
		if err := json.Unmarshal([]byte(says(t, 0, id, "tables", "list", "--db", database, "--json")), &row); err != nil || row.Entries != 1 || row.Players[0] != "Belisarius" {
			t.Errorf("%+v, %v", row, err)
		}
		says(t, 0, "a secret of Belisarius", "tables", "export", "--db", database, id)
		says(t, 1, "there's no such table", "tables", "export", "--db", database, "nowhere")
		if served {
			if log := programtest.Exported(t, at+"/t/"+host.Code); len(log.Entries) != 1 {
				t.Errorf("%d entries at the restored table", len(log.Entries))
			}
			if info, err := os.Stat(socketFile(database)); err != nil || info.Mode().Perm() != 0o600 {
				t.Errorf("the socket: %v, %v", info, err)
			}
		}
		if !inFiles(t, database, "Belisarius") {
			t.Fatal("the name is not in the file: this test sees nothing")
		}
		says(t, 0, "deleted", "tables", "delete", "--db", database, id)
		if inFiles(t, database, "Belisarius") {
			t.Errorf("served %t: what is deleted is in the file", served)
		}
		says(t, 1, "there's no such table", "tables", "delete", "--db", database, id)
	}
}

// inFiles says whether a text is in a database or its journals.
func inFiles(t *testing.T, database, text string) bool {
	t.Helper()
	for _, file := range []string{database, database + "-wal"} {
		content, err := os.ReadFile(file)
		if err != nil && !os.IsNotExist(err) {
			t.Fatal(err)
		}
		if bytes.Contains(content, []byte(text)) {
			return true
		}
	}
	return false
}

// To play again with large data of one's own costs no copy of it.
func TestPlayingAgainCostsNoCopy(t *testing.T) {
	database := filepath.Join(t.TempDir(), "t.db")
	now := time.Now()
	tables, store := tablesOf(t, database, &now)
	text, ok := templates.House("coal-n-write", "lode-1")
	if !ok {
		t.Fatal("no data")
	}
	own := string(text) + strings.Repeat("# "+strings.Repeat("x", 997)+"\n", 950)
	host, err := tables.Make(t.Context(), live.Order{Header: ledger.Header{Game: "coal-n-write", Players: []string{"Ann", "Bob"}}, Data: own, Host: 0, Keep: 90})
	if err != nil {
		t.Fatal(err)
	}
	for range 60 {
		if _, err := host.Again(t.Context(), 0, ""); err != nil {
			t.Fatal(err)
		}
	}
	if err := store.Close(); err != nil {
		t.Fatal(err)
	}
	info, err := os.Stat(database)
	if err != nil || info.Size() > 2_000_000 {
		t.Errorf("61 tables with 950 KB of data take %d bytes, %v", info.Size(), err)
	}
}
