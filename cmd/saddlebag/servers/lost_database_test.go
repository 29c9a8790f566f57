//go:build unix

package servers

import (
	"cmp"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring/ledger/postgres/pgtest"
	"saddlebag/scoring/waittest"
	"saddlebag/web/live"
)

// lostEntries is how many entries are refused before the database is back, unless
// LOST_DATABASE says otherwise.
const lostEntries = 20

// While the database is lost nothing is entered at either of two servers: each entry is
// refused soon, with a sentence that says why, and what was there is shown. Once it is
// back all goes on by itself, an entry that is sent again goes in once, and none is lost.
func TestLostDatabase(t *testing.T) {
	t.Parallel()
	entries, err := strconv.Atoi(cmp.Or(os.Getenv("LOST_DATABASE"), strconv.Itoa(lostEntries)))
	if err != nil {
		t.Fatal(err)
	}
	cluster, err := pgtest.Start()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(cluster.Remove)
	database := cluster.Database(t)
	servers := startInstances(t, database, 2)
	code := strings.TrimPrefix(programtest.NewTableOf(t, servers[0].At, "coal-n-write", live.Physical, "Ann", "Bob"), "/t/")
	at := make([]programtest.Program, len(servers))
	for i, s := range servers {
		at[i] = programtest.ProgramAt(t, s.At, code)
	}
	enter := func(i, note int) (status int, sentence string, took time.Duration) {
		var answer struct{ Error string }
		begun := time.Now()
		event := fmt.Sprintf("table note n%d", note)
		status = at[i%2].Ask(http.MethodPost, "/events", map[string]any{"seen": 0, "event": event, "key": event}, &answer)
		return status, answer.Error, time.Since(begun)
	}
	for i := range 4 {
		if status, sentence, _ := enter(i, i); status != http.StatusCreated {
			t.Fatalf("before: status %d: %s", status, sentence)
		}
	}
	for i := range at {
		if got := at[i].State(0); got.Seen != 4 {
			t.Fatalf("server %d shows %d entries", i, got.Seen)
		}
	}
	if err := cluster.Down(); err != nil {
		t.Fatal(err)
	}
	lost, longest := time.Now(), time.Duration(0)
	for refused := range entries {
		status, sentence, took := enter(refused, 4)
		if status != http.StatusServiceUnavailable || !strings.Contains(sentence, "the server's database isn't answering") {
			t.Fatalf("without a database: status %d: %s", status, sentence)
		}
		longest = max(longest, took)
	}
	for i, s := range servers {
		if got := at[i].State(0); got.Seen != 4 {
			t.Errorf("server %d shows %d entries without a database", i, got.Seen)
		}
		waittest.For(t, fmt.Sprintf("server %d is not ready", i), func() bool {
			status, _ := programtest.GetText(t, s.At+"/readyz")
			return status == http.StatusServiceUnavailable
		})
	}
	if err := cluster.Up(); err != nil {
		t.Fatal(err)
	}
	back := time.Now()
	lasted := back.Sub(lost)
	for i := range at {
		waittest.For(t, "an entry goes in again", func() bool { status, _, _ := enter(i, 4); return status == http.StatusCreated })
		waittest.For(t, "the server is ready", func() bool {
			status, _ := programtest.GetText(t, servers[i].At+"/readyz")
			return status == http.StatusOK
		})
	}
	t.Logf("lost for %v: %d entries refused, after %v at most; all goes on %v after it is back", lasted, entries, longest, time.Since(back))
	want := []string{"table note n0", "table note n1", "table note n2", "table note n3", "table note n4"}
	for i := range at {
		var got []string
		for _, m := range at[i].State(0).Moves {
			got = append(got, m.Event)
		}
		if !slices.Equal(got, want) {
			t.Errorf("server %d has %q", i, got)
		}
	}
	if out, err := exec.Command("saddlebag", "verify", database).CombinedOutput(); err != nil {
		t.Errorf("verify: %v\n%s", err, out)
	}
}
