package site

import (
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"runtime/debug"
	"strings"
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
	if rest, err := io.ReadAll(stream); err == nil {
		t.Errorf("the stream is not cut off, but ends with %q", rest)
	}
	if said := log.String(); !strings.Contains(said, "level=ERROR") || !strings.Contains(said, "route=/streams/{code}") || !strings.Contains(said, "a mistake") {
		t.Errorf("the log says\n%s", said)
	}
}
