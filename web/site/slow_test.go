package site

import (
	"bufio"
	"bytes"
	"fmt"
	"log/slog"
	"net/http"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"
)

// Who sends a body too slowly is told so, as a ledger, as a form and as JSON.
// It is no error of the server's.
func TestSlowBodies(t *testing.T) { synctest.Test(t, testSlowBodies) }

func testSlowBodies(t *testing.T) {
	var log lockedBuffer
	s, err := New(Config{Clock: func() time.Time { return time.Unix(0, 0) }, Log: slog.New(slog.NewTextHandler(&log, nil))})
	if err != nil {
		t.Fatal(err)
	}
	s.Upload("/ledger", func(w http.ResponseWriter, r *http.Request) error {
		_, _, err := SentLedger(w, r)
		return err
	})
	s.Post("/form", func(_ http.ResponseWriter, r *http.Request) error {
		_, err := SentForm(r)
		return err
	})
	s.Post("/json", func(_ http.ResponseWriter, r *http.Request) error {
		var value struct{}
		return ReadJSON(r, &value)
	})
	h, err := s.Handler()
	if err != nil {
		t.Fatal(err)
	}
	l := newPipes()
	server := newServer(h, quiet(t))
	go func() { _ = server.Serve(l) }()
	defer func() { _ = server.Close() }()
	for kind, path := range map[string]string{
		"text/plain": "/ledger", "multipart/form-data; boundary=b": "/ledger", "application/x-www-form-urlencoded": "/form", "application/json": "/json",
	} { // a minute each, by the clock of the bubble
		c := l.dial()
		fmt.Fprintf(c, "POST %s HTTP/1.1\r\nHost: x\r\nContent-Type: %s\r\nContent-Length: 1000\r\n\r\n{", path, kind)
		answer, err := http.ReadResponse(bufio.NewReader(c), nil)
		if err != nil {
			t.Errorf("%s: %v", path, err)
		} else {
			if answer.StatusCode != http.StatusRequestTimeout {
				t.Errorf("%s: status %d", path, answer.StatusCode)
			}
			_ = answer.Body.Close()
		}
		_ = c.Close()
	}
	if said := log.String(); strings.Contains(said, "level=ERROR") {
		t.Errorf("the log says\n%s", said)
	}
}

// A lockedBuffer is a log that many write to.
type lockedBuffer struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (l *lockedBuffer) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.Write(p)
}

func (l *lockedBuffer) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.String()
}
