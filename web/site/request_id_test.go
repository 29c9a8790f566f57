package site_test

import (
	"errors"
	"log/slog"
	"net/http"
	"regexp"
	"strings"
	"testing"

	"saddlebag/web/roomtest"
	"saddlebag/web/site"
)

// Each line of the log that is about a request has its id, which the answer tells: that of
// a proxy, where it is a proper one.
func TestRequestID(t *testing.T) {
	var log notebook
	c := roomtest.Config(t)
	c.Log = slog.New(site.Traced(slog.NewTextHandler(&log, &slog.HandlerOptions{Level: slog.LevelDebug})))
	s := roomtest.StartWith(t, c, func(s *site.Site) {
		s.Get("/x/wrong", func(http.ResponseWriter, *http.Request) error { return errors.New("out of order") })
	})
	ids := map[string]bool{}
	for sent, want := range map[string]string{
		"": "^[A-Z2-7]{26}$", "from-a.proxy_1": "^from-a.proxy_1$", "no id": "^[A-Z2-7]{26}$", strings.Repeat("x", 65): "^[A-Z2-7]{26}$",
	} {
		answer := roomtest.Get(t, s.URL+"/x/wrong", "X-Request-Id", sent)
		id := answer.Header.Get("X-Request-Id")
		if !regexp.MustCompile(want).MatchString(id) || ids[id] {
			t.Errorf("a request with the id %q has the id %q", sent, id)
		}
		ids[id] = true
	}
	s.Close() // the last line is written after its answer
	for id := range ids {
		if n := strings.Count(log.String(), "request="+id+"\n"); n != 2 { // what failed, and the request
			t.Errorf("%d lines are about %s:\n%s", n, id, log.String())
		}
	}
}
