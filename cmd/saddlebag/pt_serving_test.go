package main

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"net"
	"net/http"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"

	"saddlebag/web/roomtest"
)

// A killableServer is a server that does not live to be asked to stop.
type killableServer struct {
	cmd  *exec.Cmd
	at   string        // address, without the slash at its end
	took time.Duration // until it had its address
	said *bytes.Buffer // to be read when it has ended
}

// startServer starts a server to be killed, without limits.
func startServer(tb testing.TB, database string) *killableServer {
	tb.Helper()
	return startCommand(tb, exec.Command("saddlebag", "serve", "--addr", "127.0.0.1:0", "--db", database, "--limits", "off", "--quotas", "off"))
}

// startCommand starts a server by a command that ends in one.
func startCommand(tb testing.TB, cmd *exec.Cmd) *killableServer {
	tb.Helper()
	s := &killableServer{cmd: cmd, said: &bytes.Buffer{}}
	cmd.Stderr = s.said
	out, err := cmd.StdoutPipe()
	if err != nil {
		tb.Fatal(err)
	}
	began := time.Now()
	if err := cmd.Start(); err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(func() { s.kill(tb) })
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		rest, _ := io.ReadAll(out)
		_ = cmd.Wait()
		tb.Fatalf("no address: %v, %s%s%s", err, line, rest, s.said)
	}
	s.at, s.took = strings.TrimSuffix(strings.TrimSpace(line), "/"), time.Since(began)
	return s
}

// kill ends the server in the middle of whatever it does.
func (s *killableServer) kill(tb testing.TB) {
	tb.Helper()
	if s.cmd.ProcessState != nil {
		return
	}
	if err := s.cmd.Process.Kill(); err != nil {
		tb.Error(err)
	}
	_ = s.cmd.Wait() // killed
}

// seated has every seat that it goes to.
var seated = &http.Client{Transport: roomtest.Keyed{RoundTripper: http.DefaultTransport}}

// getText is what is at an address.
func getText(t *testing.T, at string) (status int, text string) {
	t.Helper()
	answer, err := seated.Get(at) //nolint:noctx // the test ends with it
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = answer.Body.Close() }()
	body, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer.StatusCode, string(body)
}

// waitForAnswer is wantAnswer after a while: an answer may hold for a second,
// and the last pages of a disk may have room for a trial.
func waitForAnswer(t *testing.T, at string, status int, text string) {
	t.Helper()
	for end := latest(t); time.Now().Before(end); time.Sleep(100 * time.Millisecond) {
		if got, body := getText(t, at); got == status && body == text {
			return
		}
	}
	wantAnswer(t, at, status, text)
}

// wantAnswer wants a status and, unless it is empty, a text from an address.
func wantAnswer(t *testing.T, at string, status int, text string) {
	t.Helper()
	got, body := getText(t, at)
	if got != status || text != "" && body != text {
		t.Errorf("%s: status %d, %.200q; want %d, %q", at, got, body, status, text)
	}
}

// freePort is a port that nothing listened at a moment ago.
func freePort(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	_, port, err := net.SplitHostPort(l.Addr().String())
	if err := errors.Join(err, l.Close()); err != nil {
		t.Fatal(err)
	}
	return port
}

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
