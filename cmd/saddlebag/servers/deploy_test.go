//go:build unix

package servers

import (
	"encoding/json"
	"net"
	"net/http"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/goccy/go-yaml"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring/ledger/postgres"
	"saddlebag/scoring/ledger/postgres/pgtest"
)

// A composeFile is what the test reads of a file for containers.
type composeFile struct {
	Services map[string]struct {
		Image       string
		Environment map[string]string
		Volumes     []string
		DependsOn   any `yaml:"depends_on"`
	}
}

// The files that run servers in containers set what there is to set, and the balancer has
// the servers that there are.
func TestComposeFiles(t *testing.T) {
	t.Parallel()
	var variables []string
	for _, name := range command.Defaults().AllKeys() {
		variables = append(variables, command.VariableOf(name))
	}
	for file, want := range map[string][]string{"compose.yaml": {"saddlebag"}, "cluster/compose.yaml": {"one", "three", "two"}} {
		var c composeFile
		if err := yaml.Unmarshal([]byte(programtest.Read(t, "../../../deploy/"+file)), &c); err != nil {
			t.Fatal(err)
		}
		var servers []string
		for name, service := range c.Services {
			if service.Image != "saddlebag" {
				continue
			}
			servers = append(servers, name)
			if public := service.Environment["SADDLEBAG_PUBLIC"]; !strings.HasPrefix(public, "${SADDLEBAG_PUBLIC:?") {
				t.Errorf("%s does not ask where phones find its servers: %q", file, public)
			}
			for variable := range service.Environment {
				if !slices.Contains(variables, variable) {
					t.Errorf("%s sets %s, which is no setting", file, variable)
				}
			}
			if db := service.Environment["SADDLEBAG_DB"]; db != "" && !postgres.Is(db) {
				t.Errorf("%s keeps tables in %s", file, db)
			}
		}
		slices.Sort(servers)
		if !slices.Equal(servers, want) {
			t.Errorf("%s has the servers %q", file, servers)
		}
	}
	if got := regexp.MustCompile(`server (\w+):8080 `).FindAllStringSubmatch(programtest.Read(t, "../../../deploy/cluster/balancer.conf"), -1); len(got) != 3 || got[0][1]+got[1][1]+got[2][1] != "onetwothree" {
		t.Errorf("the balancer has %q", got)
	}
}

// The balancer of the containers, with nginx: a server that dies is not missed.
func TestBalancerFile(t *testing.T) {
	t.Parallel()
	servers := startInstances(t, newDatabase(t), 3)
	config, port := programtest.Read(t, "../../../deploy/cluster/balancer.conf"), programtest.FreePort(t)
	for i, name := range []string{"one", "two", "three"} {
		config = strings.Replace(config, "server "+name+":8080", "server "+strings.TrimPrefix(servers[i].At, "http://"), 1)
	}
	config = strings.Replace(config, "listen 8080", "listen 127.0.0.1:"+port, 1)
	runNginx(t, t.TempDir(), config, port)
	at := "http://" + net.JoinHostPort("127.0.0.1", port)
	table := programtest.NewTable(t, at, "Ann", "Bob")
	for n := range 9 {
		if n == 3 {
			servers[1].Kill(t)
		}
		if number, ok := programtest.TakeEvent(at+table, "0", "table note here"); !ok || number != n+1 {
			t.Fatalf("note %d is entry %d, %v", n+1, number, ok)
		}
	}
	if log := programtest.Exported(t, at+table); len(log.Entries) != 9 {
		t.Errorf("%d entries", len(log.Entries))
	}
}

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
