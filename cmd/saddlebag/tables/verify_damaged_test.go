package tables_test

import (
	"fmt"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/ledger/sqlite"
)

// Of several tables that are damaged in several ways, verify tells each, and
// which are whole.
func TestVerifyGoesOn(t *testing.T) {
	file := filepath.Join(t.TempDir(), "tables.db")
	store, err := sqlite.Open(t.Context(), file)
	if err != nil {
		t.Fatal(err)
	}
	for _, table := range []string{"cardless", "fine", "forged", "headless", "torn"} {
		log := &logbook.Log{Header: "saddlebag 1 coal-n-write\nplayer Ann\ntitle " + table + "\n"}
		for n := range 3 {
			e := ledger.Entry{Actor: ledger.Table, Verb: ledger.VerbNote, Args: []string{fmt.Sprintf("%s-%d", table, n+1)}}
			log.Records = append(log.Records, log.Next(time.Unix(int64(n), 0), "Ann", e, []byte("nonce")))
		}
		if err := store.Create(t.Context(), table, log.Header, &logbook.Card{Text: []byte(`{"seats of": "` + table + `"}`)}, log.Records...); err != nil {
			t.Fatal(err)
		}
	}
	if err := store.Close(); err != nil {
		t.Fatal(err)
	}
	programtest.Change(t, file, "note forged-2", "note forged-9")
	programtest.Change(t, file, "note torn-3", `note "orn-3`)
	programtest.Change(t, file, `{"seats of": "cardless`, `["seats of": "cardless`)
	programtest.Change(t, file, "title headless", "title headlost")

	folder := filepath.Join(t.TempDir(), "whole")
	cmd := exec.Command("saddlebag", "verify", file, "--salvage", folder)
	out, err := cmd.CombinedOutput()
	if code := cmd.ProcessState.ExitCode(); code != command.ExitRefused {
		t.Errorf("exit code %d, %v", code, err)
	}
	for _, want := range []string{
		"saddlebag: " + file + ": table cardless: the card is unreadable: the card is not what was kept; the chain of 3 entries is whole\n",
		file + ": table fine: the chain of 3 entries is whole (0 withheld), last ",
		"saddlebag: " + file + ": table forged: the chain is broken after 1 entry: entry 2 is not what was entered\n",
		"saddlebag: " + file + ": table headless: unreadable after 0 entries: the header is not what was kept\n",
		"saddlebag: " + file + ": table torn: unreadable after 2 entries: ",
	} {
		if !strings.Contains(string(out), want) {
			t.Errorf("without %q:\n%s", want, out)
		}
	}
	if lines := strings.Count(string(out), "\n"); lines != 10 {
		t.Errorf("%d lines:\n%s", lines, out)
	}
	for table, entries := range map[string]string{"cardless": "3 entries", "fine": "3 entries", "forged": "1 entry", "headless": "0 entries", "torn": "2 entries"} {
		export := filepath.Join(folder, table+".json")
		want := fmt.Sprintf("%s: the chain of %s is whole", export, entries)
		if out, err := exec.Command("saddlebag", "verify", export).CombinedOutput(); err != nil || !strings.HasPrefix(string(out), want) {
			t.Errorf("%v: %s; want %s", err, out, want)
		}
	}
	again := exec.Command("saddlebag", "verify", file, "--salvage", folder)
	if out, _ := again.CombinedOutput(); again.ProcessState.ExitCode() != command.ExitFailed || !strings.Contains(string(out), "file exists") {
		t.Errorf("what was salvaged is written over: %s", out)
	}
}
