package site_test

import (
	"errors"
	"io"
	"log/slog"
	"net/http"
	"strings"
	"sync"
	"testing"

	"saddlebag/web/roomtest"
	"saddlebag/web/site"
)

// A notebook is where a log is written to be read again.
type notebook struct {
	mu   sync.Mutex
	text strings.Builder
}

func (n *notebook) Write(p []byte) (int, error) {
	n.mu.Lock()
	defer n.mu.Unlock()
	return n.text.Write(p)
}

func (n *notebook) String() string {
	n.mu.Lock()
	defer n.mu.Unlock()
	return n.text.String()
}

// What stands in a path or is asked there is never logged, however it ends.
func TestLogTellsNoCodes(t *testing.T) {
	for _, level := range []slog.Level{slog.LevelInfo, slog.LevelDebug} {
		var log notebook
		c := roomtest.Config(t)
		c.Log = slog.New(slog.NewTextHandler(&log, &slog.HandlerOptions{Level: level}))
		s := roomtest.StartWith(t, c, func(s *site.Site) {
			s.Get("/x/{code}", func(w http.ResponseWriter, _ *http.Request) error {
				_, err := io.WriteString(w, "four")
				return err
			})
			s.Get("/x/{code}/wrong", func(http.ResponseWriter, *http.Request) error { return errors.New("out of order") })
			s.Get("/x/{code}/panic", func(http.ResponseWriter, *http.Request) error { panic("out of mind") })
			s.Post(site.APIPrefix+"x/{code}/events", func(http.ResponseWriter, *http.Request) error {
				return site.Refuse(http.StatusConflict, "Too late.")
			})
		})
		for _, path := range []string{"/x/SECRET", "/x/SECRET/wrong", "/x/SECRET/panic", "/nothing/SECRET", "//x//SECRET", "/x/SECRET/../SECRET"} {
			roomtest.Get(t, s.URL+path+"?mine=SECRET", "Referer", "SECRET", "User-Agent", "SECRET", "Cookie", "seat=SECRET")
		}
		roomtest.Send(t, "POST", s.URL+site.APIPrefix+"x/SECRET/events", strings.NewReader("SECRET"))
		roomtest.Send(t, "POST", s.URL+"/x/SECRET", strings.NewReader("SECRET"), "Origin", "https://SECRET.example")
		s.Close() // the last line is written after its answer
		said := log.String()
		if strings.Contains(strings.ToUpper(said), "SECRET") {
			t.Errorf("the log at %s tells a secret:\n%s", level, said)
		}
		requests := []string{
			"level=DEBUG msg=request method=GET route=/x/{code} status=200 bytes=4 took=0s from=127.0.0.1",
			"msg=request method=GET route=/x/{code}/panic status=500",
			"msg=request method=GET route=none status=404",
			"msg=request method=POST route=/api/v1/x/{code}/events status=409",
			"msg=request method=POST route=none status=403",
		}
		for _, line := range requests {
			if strings.Contains(said, line) != (level == slog.LevelDebug) {
				t.Errorf("%s in the log at %s:\n%s", line, level, said)
			}
		}
		for _, want := range []string{
			`level=ERROR msg=failed method=GET route=/x/{code}/wrong error="out of order"`,
			`level=ERROR msg=panic method=GET route=/x/{code}/panic panic="out of mind" stack=`,
			"web/site_test.TestLogTellsNoCodes.", // on the stack of what went wrong
		} {
			if !strings.Contains(said, want) {
				t.Errorf("the log at %s is without %s:\n%s", level, want, said)
			}
		}
		if told := strings.Contains(said, "from=127.0.0.1\n"); told != (level == slog.LevelDebug) || strings.Contains(said, "127.0.0.1:") {
			t.Errorf("the log at %s tells addresses: %v\n%s", level, told, said)
		}
	}
}

// An answer that has begun and cannot be ended does not look whole.
func TestBrokenAnswerIsCutOff(t *testing.T) {
	s := roomtest.StartWith(t, roomtest.Config(t), func(s *site.Site) {
		s.Get("/half", func(w http.ResponseWriter, _ *http.Request) error {
			_, _ = io.WriteString(w, "half of it")
			_ = http.NewResponseController(w).Flush()
			return errors.New("the rest is missing")
		})
	})
	r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, s.URL+"/half", http.NoBody)
	if err != nil {
		t.Fatal(err)
	}
	got, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = got.Body.Close() }()
	if text, err := io.ReadAll(got.Body); err == nil || string(text) != "half of it" {
		t.Errorf("%q, %v", text, err)
	}
}
