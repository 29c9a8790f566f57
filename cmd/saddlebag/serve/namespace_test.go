//go:build linux

package serve

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/netip"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/pion/mdns/v2"
	"golang.org/x/net/ipv4"
	"golang.org/x/sys/unix"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/web/webtest"
)

// runs runs a command of the system.
func runs(t *testing.T, line string) {
	t.Helper()
	words := strings.Fields(line)
	if out, err := exec.Command(words[0], words[1:]...).CombinedOutput(); err != nil {
		t.Fatalf("%s: %v: %s", line, err, out)
	}
}

// Namespaces are networks that know nothing of each other, of this test alone. Where nobody
// may make any, the test is skipped.
func namespaces(t *testing.T, names ...string) []string {
	t.Helper()
	for i, name := range names {
		names[i] = fmt.Sprintf("saddlebag-%d-%s", os.Getpid(), name)
		if out, err := exec.Command("ip", "netns", "add", names[i]).CombinedOutput(); err != nil {
			t.Skipf("no network namespace can be made here: %v: %s", err, out)
		}
		t.Cleanup(func() { runs(t, "ip netns del "+names[i]) })
		runs(t, "ip -n "+names[i]+" link set lo up")
	}
	return names
}

// within does something in a namespace.
func within(t *testing.T, namespace string, do func() error) {
	t.Helper()
	if err := inNamespace(namespace, do); err != nil {
		t.Fatalf("within %s: %v", namespace, err)
	}
}

func inNamespace(namespace string, do func() error) error {
	done := make(chan error)
	go func() {
		runtime.LockOSThread() // and it ends with the goroutine
		done <- func() error {
			f, err := os.Open("/run/netns/" + namespace)
			if err != nil {
				return err
			}
			defer f.Close()
			if err := unix.Setns(int(f.Fd()), unix.CLONE_NEWNET); err != nil {
				return err
			}
			return do()
		}()
	}()
	return <-done
}

// home joins two machines by a cable, and has the first lead to the internet.
func home(t *testing.T) (server, phone string) {
	t.Helper()
	both := namespaces(t, "server", "phone")
	server, phone = both[0], both[1]
	runs(t, "ip -n "+server+" link add eth7 type veth peer name eth8 netns "+phone)
	runs(t, "ip -n "+server+" addr add 192.168.77.20/24 dev eth7")
	runs(t, "ip -n "+phone+" addr add 192.168.77.30/24 dev eth8")
	runs(t, "ip -n "+server+" link set eth7 up")
	runs(t, "ip -n "+phone+" link set eth8 up")
	runs(t, "ip -n "+server+" route add default via 192.168.77.1")
	return server, phone
}

// looksUp is what a phone finds by a name before it loses patience; not valid where nobody
// answers.
func looksUp(t *testing.T, phone, name string, patience time.Duration) (found netip.Addr) {
	t.Helper()
	within(t, phone, func() error {
		at, err := net.ResolveUDPAddr("udp4", mdns.DefaultAddressIPv4)
		if err != nil {
			return err
		}
		l, err := net.ListenUDP("udp4", at)
		if err != nil {
			return err
		}
		asks, err := mdns.NewServer(ipv4.NewPacketConn(l), nil)
		if err != nil {
			return err
		}
		defer func() { _ = asks.Close() }()
		ctx, stop := context.WithTimeout(t.Context(), patience)
		defer stop()
		_, found, _ = asks.QueryAddr(ctx, name)
		return nil
	})
	return found
}

// A phone finds the server by its name in the network that both are in; and nobody else takes
// the name from the server.
func TestNameIsFound(t *testing.T) {
	server, phone := home(t)
	const (
		name  = "saddlebag.local"
		short = time.Second // too short would only hide a fault
	)
	if at := looksUp(t, phone, name, short); at.IsValid() {
		t.Fatalf("before there is a server: %s", at)
	}
	announces := func() error {
		local := uncontained(localNetworks())
		return announce(t.Context(), name, whereLikely(local), local)
	}
	within(t, server, announces)
	for _, as := range []string{name, "Saddlebag.local"} {
		if at := looksUp(t, phone, as, time.Minute); at.String() != "192.168.77.20" {
			t.Errorf("the phone finds %s at %s", as, at)
		}
	}
	if at := looksUp(t, phone, "paniers.local", short); at.IsValid() {
		t.Errorf("by a name that nobody has the phone finds %s", at)
	}
	within(t, phone, func() error {
		if err := announces(); !errors.Is(err, errTaken) {
			t.Errorf("another server takes the name: %v", err)
		}
		return nil
	})
	within(t, server, func() error {
		if err := announces(); err != nil {
			t.Errorf("a second server on the same machine, which the name leads to: %v", err)
		}
		return nil
	})
}

// uncontained are networks as they are where these tests run in no container.
func uncontained(local []network) []network {
	for i := range local {
		local[i].contained = false
	}
	return local
}

// What a machine knows of its networks says which of its addresses is likeliest; where it's in
// none, phones are lost, and no name is announced.
func TestNetworksOfMachines(t *testing.T) {
	server, phone := home(t)
	runs(t, "ip -n "+server+" link add docker0 type bridge")
	runs(t, "ip -n "+server+" addr add 172.17.0.1/16 dev docker0")
	runs(t, "ip -n "+server+" link set docker0 up")
	lonely := namespaces(t, "lonely")[0]
	for _, test := range []struct {
		at, likes string
		lost      bool
	}{
		{server, "[{http://192.168.77.20:8080/ false} {http://172.17.0.1:8080/ true}]", false},
		{phone, "[{http://192.168.77.30:8080/ false}]", false}, // though it leads nowhere else
		{lonely, "[]", true},
	} {
		within(t, test.at, func() error {
			local := uncontained(localNetworks())
			got := addressesOf("http", &net.TCPAddr{IP: net.IPv6unspecified, Port: 8080}, local, "")
			if likes := fmt.Sprint(got.near); likes != test.likes || got.lost != test.lost {
				t.Errorf("%s: %s, lost %t", test.at, likes, got.lost)
			}
			return nil
		})
	}
	within(t, lonely, func() error {
		name := <-announced(t.Context(), "saddlebag.local", localNetworks(), slog.New(slog.DiscardHandler))
		if name != "" {
			t.Errorf("in no network the name is %s", name)
		}
		return nil
	})
}

// A server in a container, whose one address nobody outside reaches, says so in its log and on
// the host's page, in place of a code. The host types the machine's address, a phone scans
// the code for it, and the host's page goes on to the code of the table.
func TestContainerAsksForItsAddress(t *testing.T) {
	inside := namespaces(t, "container")[0]
	runs(t, "ip -n "+inside+" link add eth9 type veth peer name bridge")
	runs(t, "ip -n "+inside+" addr add 172.18.0.2/16 dev eth9")
	runs(t, "ip -n "+inside+" link set eth9 up")
	runs(t, "ip -n "+inside+" link set bridge up")
	runs(t, "ip -n "+inside+" route add default via 172.18.0.1")
	cmd := exec.Command("ip", "netns", "exec", inside, "saddlebag", "serve", "--addr", ":8080", "--db", filepath.Join(t.TempDir(), "night.db"))
	cmd.Env = append(os.Environ(), "container=oci")
	server := programtest.StartCommand(t, cmd)
	_, port, err := net.SplitHostPort(publish(t, inside, "127.0.0.1:8080"))
	if err != nil {
		t.Fatal(err)
	}
	at := "http://localhost:" + port
	b := webtest.Start(t)
	host, phone := b.Open(webtest.Desk), b.Open(webtest.Phone)
	lobby := programtest.MakeTable(t, at+"/tables", url.Values{"game": {"coal-n-write"}, "seats": {"2"}, "me-name": {"Ann"}})
	host.Sit(at + lobby)
	host.WaitText("#lobby", "Phones might not get here yet")
	host.Shot("reach-lobby")
	if n := host.Count(".qr"); n != 0 {
		t.Errorf("%d codes that lead nowhere", n)
	}
	host.Fill("#address", "my machine")
	host.FollowNamed("button", "Try it with a phone")
	host.WaitText("#sorry", "A phone can't open “my machine”.")
	host.WaitText(".ways-here", "This rarely works for phones.")
	host.Shot("reach-phones")
	faults := slices.Concat(host.Misfits(), host.LooseEnds(), host.Barriers())
	host.Fill("#address", webtest.InsecureHost)
	host.FollowNamed("button", "Try it with a phone")
	host.WaitText("main", "http://"+webtest.InsecureHost+":"+port)
	host.Shot("reach-trial")
	faults = slices.Concat(faults, host.Misfits(), host.LooseEnds(), host.Barriers())
	phone.Go(scannedFrom(t, host.Picture("#waiting", 2)))
	phone.WaitText("main", "It works: this phone reaches the server.")
	phone.Shot("reach-here")
	faults = slices.Concat(faults, phone.Misfits(), phone.LooseEnds(), phone.Barriers())
	host.Wait(`document.querySelector("#lobby .qr") !== null`)
	host.Shot("reach-known")
	phone.Go(scannedFrom(t, host.Picture("#lobby .qr", 2)))
	phone.Fill("#name", "Bob")
	phone.FollowNamed("button", "Sit down")
	host.WaitText(".sitting", "Bob")
	for _, fault := range faults {
		t.Error(fault)
	}
	host.Forgive("/lobby/stream") // which ends with the server
	phone.Forgive("/lobby/stream")
	server.Kill(t)
	if said := server.Said.String(); !strings.Contains(said, "phones may not reach this server") {
		t.Errorf("the log is %s", said)
	}
}

// publish has an address of this machine lead to one in a namespace, as containers have
// their ports published.
func publish(t *testing.T, namespace, address string) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0") //nolint:noctx // the test ends it
	if err != nil {
		t.Fatal(err)
	}
	var running sync.WaitGroup
	t.Cleanup(func() { _ = l.Close(); running.Wait() })
	running.Go(func() {
		for {
			from, err := l.Accept()
			if err != nil {
				return // closed
			}
			running.Go(func() {
				defer func() { _ = from.Close() }()
				var to net.Conn
				err := inNamespace(namespace, func() (err error) {
					to, err = net.Dial("tcp", address) //nolint:noctx // the test ends with it
					return err
				})
				if err != nil {
					return // the server has gone
				}
				defer func() { _ = to.Close() }()
				running.Go(func() { _, _ = io.Copy(from, to); _ = from.Close() })
				_, _ = io.Copy(to, from)
			})
		}
	})
	return l.Addr().String()
}
