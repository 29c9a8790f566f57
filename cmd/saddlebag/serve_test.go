package main

import (
	"bufio"
	"io"
	"net"
	"net/http"
	"os/exec"
	"slices"
	"strings"
	"syscall"
	"testing"
)

// serve starts the web app as a process of its own, with a database of its own
// and more flags, and returns its address. At the end of the test it is asked
// to stop, and must.
func serve(t testing.TB, flags ...string) string {
	t.Helper()
	return serveFrom(t, usualDatabase(t), flags...)
}

// serveFrom is serve with a database that may be there already.
func serveFrom(t testing.TB, database string, flags ...string) string {
	t.Helper()
	cmd := exec.Command("saddlebag", append([]string{"serve", "--addr", "127.0.0.1:0", "--db", database}, flags...)...)
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	var said strings.Builder
	cmd.Stderr = &said
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = cmd.Process.Signal(syscall.SIGTERM)
		if err := cmd.Wait(); err != nil {
			t.Errorf("serve ended with %v", err)
		}
		if strings.Contains(said.String(), "level=ERROR") {
			t.Errorf("serve said\n%s", said.String())
		}
	})
	address, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		t.Fatalf("no address: %v", err)
	}
	return strings.TrimSuffix(strings.TrimSpace(address), "/")
}

func TestAddresses(t *testing.T) {
	local := []net.IP{
		net.ParseIP("127.0.0.1"), net.ParseIP("::1"), net.ParseIP("192.168.1.20"), net.ParseIP("169.254.3.4"), net.ParseIP("10.0.0.5"),
	}
	for _, test := range []struct {
		scheme, listening string
		here, near        []string
	}{
		{"http", "127.0.0.1", []string{"http://127.0.0.1:8080/"}, nil},
		{"http", "::1", []string{"http://[::1]:8080/"}, nil},
		{"http", "192.168.1.20", nil, []string{"http://192.168.1.20:8080/"}},
		{"http", "::", []string{"http://localhost:8080/"}, []string{"http://192.168.1.20:8080/", "http://10.0.0.5:8080/"}},
		{"https", "0.0.0.0", []string{"https://localhost:8080/"}, []string{"https://192.168.1.20:8080/", "https://10.0.0.5:8080/"}},
	} {
		got := addressesOf(test.scheme, &net.TCPAddr{IP: net.ParseIP(test.listening), Port: 8080}, local)
		if !slices.Equal(got.here, test.here) || !slices.Equal(got.near, test.near) {
			t.Errorf("%s: %q, want %q and %q", test.listening, got, test.here, test.near)
		}
	}
}

// The API says of a ledger what the command line says of it, to the byte.
func TestAPIChecksAsTheCommandLine(t *testing.T) {
	const url = "/api/v1/check"
	at := serve(t)
	for _, text := range []string{brokenLedger, "saddlebag 1 coal-n-write\nplayer <Ann>\n", "saddlebag 1 coal-n-write\nplyer Ann\n", ""} {
		cmd := exec.Command("saddlebag", "check", "--json", "-")
		cmd.Stdin = strings.NewReader(text)
		want, _ := cmd.Output()                                                 // the exit code is that of the findings
		answer, err := http.Post(at+url, "text/plain", strings.NewReader(text)) //nolint:noctx // the test ends with it
		if err != nil {
			t.Fatal(err)
		}
		got, err := io.ReadAll(answer.Body)
		_ = answer.Body.Close()
		if err != nil || string(got) != string(want) {
			t.Errorf("%q: %v\napi  %s\nhere %s", text, err, got, want)
		}
	}
}
