package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

// A server that is killed in the middle of a burst of entries has all that it
// had acknowledged when it is started again, and its chain is whole.
func TestKilledServerKeepsWhatItAcknowledged(t *testing.T) {
	const phones, enough = 4, 60
	database := filepath.Join(t.TempDir(), "tables.db")
	cmd := exec.Command("saddlebag", "serve", "--addr", "127.0.0.1:0", "--db", database, "--limits", "off")
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	at := strings.TrimSuffix(strings.TrimSpace(line), "/")
	table := newTable(t, at, "Ann", "Bob")

	var mu sync.Mutex
	acknowledged := map[string]int{} // the number of each note
	var burst sync.WaitGroup
	for phone := range phones {
		burst.Go(func() {
			for n := 0; ; n++ {
				note := fmt.Sprintf("phone-%d-%d", phone, n)
				number, ok := takeEvent(at+table, "0", "table note "+note)
				if !ok {
					return // the server is dead
				}
				mu.Lock()
				acknowledged[note] = number
				if len(acknowledged) == enough {
					_ = cmd.Process.Kill()
				}
				mu.Unlock()
			}
		})
	}
	burst.Wait()
	_ = cmd.Wait() // killed
	if len(acknowledged) < enough {
		t.Fatalf("only %d entries were acknowledged", len(acknowledged))
	}

	again := serveFrom(t, database)
	log := exported(t, again+table)
	for note, number := range acknowledged {
		if number < 1 || number > len(log.Entries) || log.Entries[number-1].Event != "table note "+note {
			t.Errorf("entry %d, %s, was acknowledged and is not there", number, note)
		}
	}
	if out, err := exec.Command("saddlebag", "verify", database).CombinedOutput(); err != nil {
		t.Errorf("verify: %v\n%s", err, out)
	}
}

// takeEvent enters an event at a table; not ok where nobody takes it.
func takeEvent(table, seen, event string) (number int, ok bool) {
	form := url.Values{"seen": {seen}, "event": {event}}
	r, err := http.NewRequest(http.MethodPost, table+"/enter", strings.NewReader(form.Encode())) //nolint:noctx // it ends with the server
	if err != nil {
		return 0, false
	}
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	r.Header.Set("Accept", "application/json")
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		return 0, false
	}
	defer func() { _ = answer.Body.Close() }()
	var entered struct{ Number int }
	if answer.StatusCode != http.StatusCreated || json.NewDecoder(answer.Body).Decode(&entered) != nil {
		return 0, false
	}
	return entered.Number, true
}

// An exportedLog is what the test reads of the export of a table.
type exportedLog struct {
	Entries []struct{ Event string }
}

func exported(t *testing.T, table string) (log exportedLog) {
	t.Helper()
	answer, err := http.Get(table + "/ledger.json") //nolint:noctx // the test ends with it
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(answer.Body)
	_ = answer.Body.Close()
	if err == nil {
		err = json.Unmarshal(text, &log)
	}
	if err != nil {
		t.Fatalf("%v: %.200s", err, text)
	}
	return log
}
