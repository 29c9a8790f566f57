package site_test

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"saddlebag/web/roomtest"
	"saddlebag/web/site"
)

func TestMetrics(t *testing.T) {
	s := roomtest.StartWith(t, roomtest.Config(t), func(s *site.Site) {
		s.Get("/x/{code}", func(http.ResponseWriter, *http.Request) error { return nil })
		s.Metrics.Entry(site.Accepted)
		s.Metrics.Entry(site.Accepted)
		s.Metrics.Entry(site.Violation)
	})
	roomtest.Get(t, s.URL+"/x/SECRET")
	roomtest.Get(t, s.URL+"/x/SECRET2?SECRET")
	roomtest.Get(t, s.URL+"/SECRET")
	roomtest.Send(t, "SECRET", s.URL+"/", http.NoBody)
	got := roomtest.Get(t, s.URL+"/metrics")
	for _, want := range []string{
		`saddlebag_http_requests_total{method="GET",route="/x/{code}",status="2xx"} 2`,
		`saddlebag_http_requests_total{method="GET",route="none",status="4xx"} 1`,
		`saddlebag_http_requests_total{method="other",route="none",status="4xx"} 1`,
		`saddlebag_http_request_seconds_bucket{route="/x/{code}",le="0.005"} 2`,
		`saddlebag_http_requests_in_flight 1`, // this one
		`saddlebag_streams_open 0`,
		`saddlebag_entries_total{outcome="accepted"} 2`,
		`saddlebag_entries_total{outcome="conflict"} 0`,
		`saddlebag_entries_total{outcome="limited"} 0`,
		`saddlebag_entries_total{outcome="violation"} 1`,
	} {
		if !strings.Contains(got.Text, "\n"+want+"\n") {
			t.Errorf("without %s", want)
		}
	}
	for _, want := range []string{"\ngo_goroutines ", "\nprocess_start_time_seconds "} {
		if !strings.Contains(got.Text, want) {
			t.Errorf("without %q", want)
		}
	}
	if strings.Contains(got.Text, "SECRET") {
		t.Errorf("the figures tell a secret:\n%s", got.Text)
	}
}

// Who is at the machine of the server may see its figures.
func TestMetricsAreNoGuestsBusiness(t *testing.T) {
	for _, test := range []struct {
		from, by string // the address, and the one that a proxy speaks for
		open     bool
		status   int
	}{
		{"127.0.0.1:5000", "", false, 200},
		{"[::1]:5000", "", false, 200},
		{"[::ffff:127.0.0.1]:5000", "", false, 200},
		{"192.168.1.20:5000", "", false, 403},
		{"[fe80::1%eth0]:5000", "", false, 403},
		{"@", "", false, 403},
		{"127.0.0.1:5000", "192.168.1.20", false, 403},
		{"192.168.1.20:5000", "", true, 200},
	} {
		c := roomtest.Config(t)
		c.OpenMetrics = test.open
		h := roomtest.HandlerWith(t, c, func(*site.Site) {})
		s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			r.RemoteAddr = test.from
			h.ServeHTTP(w, r)
		}))
		if got := roomtest.Get(t, s.URL+"/metrics", "X-Forwarded-For", test.by).StatusCode; got != test.status {
			t.Errorf("%v: status %d", test, got)
		}
		s.Close()
	}
}
