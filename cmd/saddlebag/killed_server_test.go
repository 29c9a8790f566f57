package main

import (
	"bufio"
	"bytes"
	"io"
	"net/http"
	"os/exec"
	"strings"
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

// getText is what is at an address.
// seated has every seat that it goes to.
var seated = &http.Client{Transport: roomtest.Keyed{RoundTripper: http.DefaultTransport}}

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
