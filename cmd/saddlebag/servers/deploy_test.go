//go:build unix

package servers

import (
	"encoding/json"
	"net/http"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"
	"time"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring/ledger/postgres/pgtest"
)

// Each figure that the dashboard shows is one that a server has.
func TestDashboard(t *testing.T) {
	t.Parallel()
	var board struct {
		Panels []struct {
			Title   string
			Targets []struct{ Expr string }
		}
	}
	if err := json.Unmarshal([]byte(programtest.Read(t, "../../../deploy/grafana.json")), &board); err != nil {
		t.Fatal(err)
	}
	figures := "127.0.0.1:" + programtest.FreePort(t)
	at := programtest.ServeFrom(t, newDatabase(t), "--metrics", figures)
	programtest.GetText(t, at+"/")
	text := "\n" + fetched(t, "http://"+figures+"/metrics")
	named := 0
	for _, panel := range board.Panels {
		for _, target := range panel.Targets {
			for _, name := range regexp.MustCompile(`\b(?:saddlebag|process|go)_\w+`).FindAllString(target.Expr, -1) {
				named++
				if !strings.Contains(text, "\n"+name+" ") && !strings.Contains(text, "\n"+name+"{") {
					t.Errorf("%s: no server has %s", panel.Title, name)
				}
			}
		}
	}
	if named < len(board.Panels) || named == 0 {
		t.Errorf("%d figures on %d panels", named, len(board.Panels))
	}
}

// A server that is told to end says so to balancers, goes on for a while, and hands its
// phones to others; nothing is lost.
func TestDrain(t *testing.T) {
	t.Parallel()
	database := newDatabase(t)
	leaving := programtest.StartCommand(t, exec.Command("saddlebag", "serve", "--addr", "127.0.0.1:0", "--db", database, "--drain", "2"))
	other := programtest.StartServer(t, database)
	table := programtest.NewTable(t, leaving.At, "Ann", "Bob")
	programtest.WantAnswer(t, leaving.At+"/readyz", http.StatusOK, "ready\n")
	if err := leaving.Cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	programtest.WaitForAnswer(t, leaving.At+"/readyz", http.StatusServiceUnavailable, "not ready: the server is about to stop\n")
	for n, s := range []*programtest.KillableServer{leaving, other} {
		if number, ok := programtest.TakeEvent(s.At+table, "0", "table note here"); !ok || number != n+1 {
			t.Errorf("note %d is entry %d, %v", n+1, number, ok)
		}
	}
	if err := leaving.Cmd.Wait(); err != nil {
		t.Errorf("the server ended with %v: %s", err, leaving.Said)
	}
	if number, ok := programtest.TakeEvent(other.At+table, "2", "table note here"); !ok || number != 3 {
		t.Errorf("afterwards: entry %d, %v", number, ok)
	}
}

// While the database is away, who enters something is told that it was not taken, and why;
// once it is back, all goes on by itself.
func TestDatabaseAway(t *testing.T) {
	t.Parallel()
	cluster, err := pgtest.Start()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(cluster.Remove)
	servers := startInstances(t, cluster.Database(t), 2)
	table := programtest.NewTable(t, servers[0].At, "Ann", "Bob")
	if err := cluster.Down(); err != nil {
		t.Fatal(err)
	}
	p := programtest.ProgramAt(t, servers[1].At, strings.TrimPrefix(table, "/t/"))
	var told struct{ Error string }
	began := time.Now()
	status := programtest.ProgramAt(t, servers[0].At, p.Code).Ask(http.MethodPost, "/events", map[string]any{"seen": 0, "event": "table note rain"}, &told)
	const says = "We can't save anything right now: the server's database isn't answering. This wasn't saved; send it again later."
	if status != http.StatusServiceUnavailable || told.Error != says {
		t.Errorf("status %d after %v: %q", status, time.Since(began), told.Error)
	}
	programtest.WaitForAnswer(t, servers[1].At+"/readyz", http.StatusServiceUnavailable, "not ready: the server's database isn't answering\n")
	if err := cluster.Up(); err != nil {
		t.Fatal(err)
	}
	for _, s := range servers {
		programtest.WaitForAnswer(t, s.At+"/readyz", http.StatusOK, "ready\n")
	}
	for seen := range 4 {
		at := programtest.ProgramAt(t, servers[seen%2].At, p.Code)
		if !at.Enters(seen, "table note rain") {
			t.Fatalf("entry %d does not go in", seen+1)
		}
	}
	if got := p.State(0); got.Seen != 4 {
		t.Errorf("%d entries", got.Seen)
	}
}

// The unit is one that systemd takes, and leaves the program next to nothing.
func TestUnit(t *testing.T) {
	t.Parallel()
	const judge = "systemd-analyze" //nolint:misspell // its name
	if _, err := exec.LookPath(judge); err != nil {
		t.Skip(judge + " isn't there; make need gets it")
	}
	program, err := exec.LookPath("saddlebag")
	if err != nil {
		t.Fatal(err)
	}
	unit := filepath.Join(t.TempDir(), "saddlebag.service")
	programtest.Write(t, unit, replaced(t, programtest.Read(t, deploy+"saddlebag.service"), [][2]string{{"/usr/local/bin/saddlebag", program}}))
	for _, args := range [][]string{
		{"verify", "--man=no"},
		{"security", "--offline=true", "--no-pager", "--threshold=20"}, // of 100
	} {
		if out, err := exec.Command(judge, append(args, unit)...).CombinedOutput(); err != nil || args[0] == "verify" && len(out) > 0 {
			t.Errorf("%s: %v: %s", args[0], err, out)
		}
	}
}
