//go:build unix

package servers

import (
	"crypto/x509"
	"encoding/json"
	"fmt"
	"net"
	"net/http"
	"net/netip"
	"os/exec"
	"slices"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"

	"github.com/goccy/go-yaml"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring/ledger/postgres"
	"saddlebag/scoring/ledger/postgres/pgtest"
	"saddlebag/scoring/waittest"
)

// A composeFile is what the test reads of a file for containers.
type composeFile struct {
	Services map[string]struct {
		Image       string
		Environment map[string]string
		Volumes     []string
		Ports       []string
		Networks    map[string]struct {
			Aliases []string
			Address string `yaml:"ipv4_address"`
		}
	}
	Networks map[string]struct {
		IPAM struct {
			Config []struct {
				Subnet, Gateway string
				Others          string `yaml:"ip_range"`
			}
		}
	}
}

const deploy = "../../../deploy/"

func readCompose(t *testing.T, file string) (c composeFile) {
	t.Helper()
	if err := yaml.Unmarshal([]byte(programtest.Read(t, deploy+file)), &c); err != nil {
		t.Fatal(err)
	}
	return c
}

// serverNames are the services that run the program, in the order of the alphabet.
func (c *composeFile) serverNames() (names []string) {
	for name, service := range c.Services {
		if service.Image == "saddlebag" {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}

// The files that run servers in containers set what there is to set, and the balancers have
// the servers that there are.
func TestComposeFiles(t *testing.T) {
	t.Parallel()
	var variables []string
	for _, name := range command.SettingNames() {
		variables = append(variables, command.VariableOf(name))
	}
	for file, want := range map[string][]string{"compose.yaml": {"saddlebag"}, "cluster/compose.yaml": {"one", "three", "two"}} {
		c := readCompose(t, file)
		servers := c.serverNames()
		for _, name := range servers {
			if public := c.Services[name].Environment["SADDLEBAG_PUBLIC"]; !strings.HasPrefix(public, "${SADDLEBAG_PUBLIC:?") {
				t.Errorf("%s does not ask where phones find its servers: %q", file, public)
			}
			for variable := range c.Services[name].Environment {
				if !slices.Contains(variables, variable) {
					t.Errorf("%s sets %s, which is no setting", file, variable)
				}
			}
			if db := c.Services[name].Environment["SADDLEBAG_DB"]; db != "" && !postgres.Is(db) {
				t.Errorf("%s keeps tables in %s", file, db)
			}
		}
		if !slices.Equal(servers, want) {
			t.Errorf("%s has the servers %q", file, servers)
		}
	}
	if config := programtest.Read(t, deploy+"cluster/Caddyfile"); !strings.Contains(config, "\tto one:8080 two:8080 three:8080\n") {
		t.Errorf("Caddy has not the servers: %s", config)
	}
	services := readCompose(t, "cluster/compose.yaml").Services
	if services["balancer"].Environment["SADDLEBAG_PUBLIC"] != services["one"].Environment["SADDLEBAG_PUBLIC"] {
		t.Errorf("the balancer has %q", services["balancer"].Environment)
	}
	for name, service := range services {
		if aliased := slices.Contains(service.Networks["default"].Aliases, "servers"); aliased != (service.Image == "saddlebag") {
			t.Errorf("%s is one of the servers of balancer.conf: %t", name, aliased)
		}
	}
}

// Servers believe their balancer alone. The gateway, from whose address guests can come,
// has another one, and so has every other container.
func TestOnlyTheBalancerIsTrusted(t *testing.T) {
	t.Parallel()
	c := readCompose(t, "cluster/compose.yaml")
	at, err := netip.ParseAddr(c.Services["balancer"].Networks["default"].Address)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range c.serverNames() {
		if trusted := c.Services[name].Environment["SADDLEBAG_TRUSTED_PROXIES"]; trusted != at.String() {
			t.Errorf("%s believes %s, and the balancer is %s", name, trusted, at)
		}
		if len(c.Services[name].Ports) > 0 {
			t.Errorf("guests reach %s past the balancer", name)
		}
	}
	ipam := c.Networks["default"].IPAM.Config
	if len(ipam) != 1 {
		t.Fatalf("%d subnets", len(ipam))
	}
	subnet, others := netip.MustParsePrefix(ipam[0].Subnet), netip.MustParsePrefix(ipam[0].Others)
	if gateway := netip.MustParseAddr(ipam[0].Gateway); gateway == at || !subnet.Contains(gateway) || !subnet.Contains(at) ||
		!subnet.Contains(others.Addr()) || others.Contains(at) || others.Contains(gateway) {
		t.Errorf("the balancer is %s in %+v", at, ipam[0])
	}
}

// A cluster are servers as in containers: each at an address of its own and the same port,
// found by its name.
type cluster struct {
	t        *testing.T
	names    *names
	port     string
	public   string
	database string
	hosts    []string // addresses by number
	servers  []*programtest.KillableServer
}

// nextNetwork keeps apart the addresses of clusters that run at the same time.
var nextNetwork atomic.Int32

func startCluster(t *testing.T, database, public string) *cluster {
	t.Helper()
	c := &cluster{t: t, names: serveNames(t), port: programtest.FreePort(t), public: public, database: database}
	network := nextNetwork.Add(1)
	for n := range 3 {
		c.hosts = append(c.hosts, fmt.Sprintf("127.118.%d.%d", network, n+1))
		c.servers = append(c.servers, c.start(c.hosts[n]))
	}
	c.tell()
	return c
}

// start starts a server at an address. It lets a guest make one table in an hour.
func (c *cluster) start(host string) *programtest.KillableServer {
	return programtest.StartCommand(c.t, exec.Command("saddlebag", "serve", "--addr", net.JoinHostPort(host, c.port), "--db", c.database,
		"--public", c.public, "--trusted-proxies", "127.0.0.1", "--limits", "make=1+1/1h"))
}

// tell has the names of servers lead to those that run.
func (c *cluster) tell() {
	var running []string
	for n, name := range []string{"one", "two", "three"} {
		if c.servers[n].Cmd.ProcessState != nil {
			c.names.set(name)
			continue
		}
		c.names.set(name, c.hosts[n])
		running = append(running, c.hosts[n])
	}
	c.names.set("servers", running...)
}

// kill ends a server in the middle of whatever it does.
func (c *cluster) kill(n int) {
	c.servers[n].Kill(c.t)
	c.tell()
}

// balancers are those that deploy/cluster has a file for.
var balancers = map[string]struct {
	scheme string
	run    func(c *cluster, port string) (roots *x509.CertPool, log string)
}{
	"Caddy": {"https://", func(c *cluster, port string) (roots *x509.CertPool, log string) {
		return runCaddy(c.t, replaced(c.t, programtest.Read(c.t, deploy+"cluster/Caddyfile"), [][2]string{
			{"\n{\n", "\n{\n" + caddyHere},
			{"one:8080 two:8080 three:8080", fmt.Sprintf("one:%[1]s two:%[1]s three:%[1]s", c.port)},
			{"dial_timeout 2s\n", "dial_timeout 2s\n\t\tresolvers udp/" + c.names.at + "\n"},
			{"{$SADDLEBAG_PUBLIC} {\n", c.public + " {\n\ttls internal\n\tbind 127.0.0.1\n"},
		}), port)
	}},
	"nginx": {"http://", func(c *cluster, port string) (roots *x509.CertPool, log string) {
		return nil, runNginx(c.t, c.t.TempDir(), replaced(c.t, programtest.Read(c.t, deploy+"cluster/balancer.conf"), [][2]string{
			{"listen 8080;", "listen 127.0.0.1:" + port + ";"},
			{"resolver 127.0.0.11 ", "resolver " + c.names.at + " "},
			{"servers:8080", "servers:" + c.port},
		}), port)
	}},
}

// Behind the balancers of the containers nobody misses a server that dies in the middle of
// what it does: what is safe to repeat is answered by another. One that comes back at another
// address is found. Whatever a guest says of where they come from, they have the limits
// of one.
func TestBalancers(t *testing.T) {
	t.Parallel()
	for name, balancer := range balancers {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			site := programtest.FreePort(t)
			public := balancer.scheme + net.JoinHostPort(publicHost, site)
			postgres, err := pgtest.Start()
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(postgres.Remove)
			c := startCluster(t, postgres.Database(t), public)
			roots, log := balancer.run(c, site)
			ann, bob := newGuest(t, public, site, "127.0.0.2", roots), newGuest(t, public, site, "127.0.0.3", roots)

			made := 0
			for n := range 30 {
				if ann.makes("X-Forwarded-For", fmt.Sprint("198.51.100.", n), "Forwarded", fmt.Sprint("for=198.51.100.", n)).StatusCode == http.StatusSeeOther {
					made++
				}
			}
			if made > 3 { // one at each server
				t.Errorf("one guest has made %d tables", made)
			}
			host := bob.makes().Header.Get("Location")
			if host == "" {
				t.Fatal("no table for another guest")
			}
			eventsComeAtOnce(t, bob, host)
			c.diesInTheMiddle(bob, host)
			c.comesBackElsewhere(bob, host)
			if name == "Caddy" { // nginx doesn't ask whether a server is ready
				noneIsReady(t, postgres, bob, log)
				if said := programtest.Read(t, log); strings.Contains(said, strings.TrimPrefix(host, "/t/")) {
					t.Errorf("the log has the code of a seat: %s", said)
				}
			}
		})
	}
}

// diesInTheMiddle kills a server that has stopped answering, so that it has requests.
func (c *cluster) diesInTheMiddle(g guest, table string) {
	c.t.Helper()
	if err := c.servers[1].Cmd.Process.Signal(syscall.SIGSTOP); err != nil {
		c.t.Fatal(err)
	}
	const pages = 30
	answers := make(chan int, pages)
	for range pages {
		go func() {
			answer, err := g.Get(g.at + "/tables") //nolint:noctx // the test ends with it
			if err != nil {
				answers <- 0
				return
			}
			_ = answer.Body.Close()
			answers <- answer.StatusCode
		}()
	}
	for n := range pages {
		if n == pages/3 { // and the others wait
			c.kill(1)
		}
		if status := <-answers; status != http.StatusOK {
			c.t.Errorf("page %d: status %d", n+1, status)
		}
	}
	for n := range 9 {
		if number, ok := g.notes(table, n+1); !ok || number != n+2 {
			c.t.Fatalf("note %d is entry %d, %v", n+1, number, ok)
		}
	}
}

// comesBackElsewhere starts the server that has died at another address, and ends the
// others.
func (c *cluster) comesBackElsewhere(g guest, table string) {
	c.t.Helper()
	c.hosts[1] += "0"
	c.servers[1] = c.start(c.hosts[1])
	c.kill(0)
	c.kill(2)
	waittest.For(c.t, "the server is found at its new address", func() bool {
		answer, _ := g.get(table)
		return answer.StatusCode == http.StatusOK
	})
}

// noneIsReady stops the database. No server is ready then, and one of them says why.
func noneIsReady(t *testing.T, database *pgtest.Cluster, g guest, log string) {
	t.Helper()
	if err := database.Down(); err != nil {
		t.Fatal(err)
	}
	waittest.For(t, "the balancer notices that no server is ready", func() bool {
		return strings.Contains(programtest.Read(t, log), `"status_code": 503`)
	})
	const says = "not ready: the server's database isn't answering\n"
	if answer, text := g.get("/readyz"); answer.StatusCode != http.StatusServiceUnavailable || text != says {
		t.Errorf("%s, %q", answer.Status, text)
	}
}

// notes enters a note after so many entries, and returns its number.
func (g guest) notes(table string, seen int) (number int, ok bool) {
	g.t.Helper()
	answer := g.send(http.MethodPost, "/api/v1/tables/"+strings.TrimPrefix(table, "/t/")+"/events",
		fmt.Sprintf(`{"seen": %d, "event": "table note windlass"}`, seen), "Content-Type", "application/json")
	var entered struct{ Number int }
	err := json.NewDecoder(answer.Body).Decode(&entered)
	return entered.Number, err == nil && answer.StatusCode == http.StatusCreated
}
