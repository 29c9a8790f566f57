package programtest

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"

	"saddlebag/scoring/waittest"
	"saddlebag/web/roomtest"
)

// A KillableServer is a server that does not live to be asked to stop.
type KillableServer struct {
	Cmd  *exec.Cmd
	At   string        // address, without the slash at its end
	Took time.Duration // until it had its address
	Said *bytes.Buffer // to be read when it has ended
}

// StartServer starts a server to be killed, without limits.
func StartServer(tb testing.TB, database string) *KillableServer {
	tb.Helper()
	return StartCommand(tb, exec.Command("saddlebag", "serve", "--addr", "127.0.0.1:0", "--db", database, "--limits", "off", "--quotas", "off"))
}

// StartCommand starts a server by a command that ends in one.
func StartCommand(tb testing.TB, cmd *exec.Cmd) *KillableServer {
	tb.Helper()
	s := &KillableServer{Cmd: cmd, Said: &bytes.Buffer{}}
	cmd.Stderr = s.Said
	out, err := cmd.StdoutPipe()
	if err != nil {
		tb.Fatal(err)
	}
	began := time.Now()
	if err := cmd.Start(); err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(func() { s.Kill(tb) })
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		rest, _ := io.ReadAll(out)
		_ = cmd.Wait()
		tb.Fatalf("no address: %v, %s%s%s", err, line, rest, s.Said)
	}
	s.At, s.Took = strings.TrimSuffix(strings.TrimSpace(line), "/"), time.Since(began)
	return s
}

// Kill ends the server in the middle of whatever it does.
func (s *KillableServer) Kill(tb testing.TB) {
	tb.Helper()
	if s.Cmd.ProcessState != nil {
		return
	}
	if err := s.Cmd.Process.Kill(); err != nil {
		tb.Error(err)
	}
	_ = s.Cmd.Wait() // killed
}

// Seated has every seat that it goes to.
var Seated = &http.Client{Transport: roomtest.Keyed{RoundTripper: http.DefaultTransport}}

// GetText is what is at an address.
func GetText(t *testing.T, at string) (status int, text string) {
	t.Helper()
	answer, err := Seated.Get(at) //nolint:noctx // the test ends with it
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

// WaitForAnswer is WantAnswer after a while: an answer may hold for a second,
// and the last pages of a disk may have room for a trial.
func WaitForAnswer(t *testing.T, at string, status int, text string) {
	t.Helper()
	waittest.For(t, fmt.Sprintf("%s: status %d, %q", at, status, text), func() bool {
		got, body := GetText(t, at)
		return got == status && body == text
	})
}

// WantAnswer wants a status and, unless it is empty, a text from an address.
func WantAnswer(t *testing.T, at string, status int, text string) {
	t.Helper()
	got, body := GetText(t, at)
	if got != status || text != "" && body != text {
		t.Errorf("%s: status %d, %.200q; want %d, %q", at, got, body, status, text)
	}
}

// FreePort is a port that nothing listened at a moment ago.
func FreePort(t *testing.T) string {
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

// Serve starts the web app as a process of its own, with a database of its own
// and more flags, and returns its address. At the end of the test it is asked
// to stop, and must.
func Serve(t testing.TB, flags ...string) string {
	t.Helper()
	return ServeFrom(t, UsualDatabase(t), flags...)
}

// ServeFrom is Serve with a database that may be there already.
func ServeFrom(t testing.TB, database string, flags ...string) string {
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
