package site

import (
	"crypto/rand"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/http/httptest"
	"runtime/debug"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/gorilla/mux"
)

// A stream goes on when the handlers on the way to it have returned, with the request as it
// was before them. A mistake there cuts it off, and is in the log as any other.
func TestStreamGoesOnAlone(t *testing.T) {
	var log lockedBuffer
	s, err := New(Config{Clock: func() time.Time { return time.Unix(0, 0) }, Log: slog.New(slog.NewTextHandler(&log, nil))})
	if err != nil {
		t.Fatal(err)
	}
	s.Get("/streams/{code}", func(_ http.ResponseWriter, r *http.Request) error {
		stream, err := s.OpenStream(r)
		if err != nil {
			return err
		}
		stream.GoOn(func(r *http.Request) {
			defer stream.Close()
			if calls := string(debug.Stack()); strings.Contains(calls, "gzhttp") || strings.Contains(calls, "mux.") || mux.Vars(r) != nil {
				t.Errorf("a stream of %v is kept with\n%s", mux.Vars(r), calls)
			}
			_ = stream.Send("news", "", []byte("one"))
			panic("a mistake")
		})
		return nil
	})
	h, err := s.Handler()
	if err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(h)
	defer server.Close()
	stream := follow(t, server.Client(), server.URL+"/streams/one")
	if got, want := readLines(t, stream, 3), "event: news\ndata: one\n\n"; got != want {
		t.Errorf("event %q, want %q", got, want)
	}
	if rest, _ := io.ReadAll(stream); len(rest) > 0 {
		t.Errorf("the stream is not cut off, but goes on with %q", rest)
	}
	if said := log.String(); !strings.Contains(said, "level=ERROR") || !strings.Contains(said, "route=/streams/{code}") || !strings.Contains(said, "a mistake") {
		t.Errorf("the log says\n%s", said)
	}
}

// An event is handed to the system in one piece, however long it is.
func TestAnEventIsOnePiece(t *testing.T) {
	s, err := New(Config{Clock: time.Now, Log: slog.New(slog.DiscardHandler)})
	if err != nil {
		t.Fatal(err)
	}
	var pieces atomic.Int64
	s.Get("/stream", func(_ http.ResponseWriter, r *http.Request) error {
		stream, err := s.OpenStream(r)
		if err != nil {
			return err
		}
		defer stream.Close()
		for range 10 {
			var long []byte
			for len(long) < 20_000 {
				long = append(long, rand.Text()...)
			}
			if err := stream.Send("news", "", long); err != nil {
				return err
			}
		}
		return nil
	})
	h, err := s.Handler()
	if err != nil {
		t.Fatal(err)
	}
	server := httptest.NewUnstartedServer(h)
	server.Listener = countingListener{server.Listener, &pieces}
	server.Start()
	defer server.Close()
	stream := follow(t, server.Client(), server.URL+"/stream")
	readLines(t, stream, 30)
	if rest, err := io.ReadAll(stream); err != nil || len(rest) > 0 {
		t.Errorf("after all: %q, %v", rest, err)
	}
	if n := pieces.Load(); n > 12 { // the beginning and the end, too
		t.Errorf("10 events are written in %d pieces", n)
	}
}

// A countingListener counts what is written to its connections.
type countingListener struct {
	net.Listener
	writes *atomic.Int64
}

func (l countingListener) Accept() (net.Conn, error) {
	c, err := l.Listener.Accept()
	return countingConn{c, l.writes}, err
}

type countingConn struct {
	net.Conn
	writes *atomic.Int64
}

func (c countingConn) Write(p []byte) (int, error) {
	c.writes.Add(1)
	return c.Conn.Write(p)
}
